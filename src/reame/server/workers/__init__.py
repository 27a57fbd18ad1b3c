"""Processes beside the server, for what takes long: bots that think, records that are checked."""
