"""Pictures of the bot's messages: real payloads, drawn as Discord shows them, photographed by a browser."""
