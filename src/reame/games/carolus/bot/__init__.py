"""What bots are told about Carolus Magnus."""
