"""The rules of a game in words, written from the fields of its ruleset, so that they say what holds."""
