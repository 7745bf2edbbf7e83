"""Write, test and study bots for Bela."""
