"""What keeps the bot in order while it runs: who is let in, what is measured, what is forgotten, backups."""
