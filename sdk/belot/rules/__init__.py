"""The game of Bela: cards, calls, declarations, tricks, scores, boards.

Pure: state goes in, state and events come out. This package knows no files, sockets, clocks or
chance, and no other room of the house.
"""
