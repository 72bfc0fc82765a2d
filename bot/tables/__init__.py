"""The tables that people play at: what may be asked of them, and the service that does it."""
