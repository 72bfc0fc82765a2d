"""What users like, and what servers have settled."""
