"""The public messages of a table, kept in step with it."""
