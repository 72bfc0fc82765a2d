"""Learning the game: a round to look at, and what is explained to somebody who plays for the first time."""
