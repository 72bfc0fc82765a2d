"""The computer players: a choice is a function of a seat's view, its memory of public events, and chance given in."""
