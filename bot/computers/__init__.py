"""Computer players at the table: they think in processes of their own, so the bot never waits for them."""
