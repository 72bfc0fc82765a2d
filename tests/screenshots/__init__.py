"""What players see in a browser, from the lobby to the end of a match, as pictures to look at."""
