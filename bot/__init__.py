"""The Discord bot: commands, pictures of the game, and the tables that people play at."""
