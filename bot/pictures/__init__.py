"""Pictures of a match: the table, the course of the scores, and the result, as pure functions of what is known."""
