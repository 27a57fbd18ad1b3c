"""Where tables are kept, and how processes that share a database hear of each other."""
