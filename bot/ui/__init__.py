"""What players see: every message as a pure function of the table, a view of the match, and a language."""
