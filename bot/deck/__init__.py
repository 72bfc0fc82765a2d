"""The deck: cards of the project's own design, drawn by its own code, and the same as emojis on Discord."""
