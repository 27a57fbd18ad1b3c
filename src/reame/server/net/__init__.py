"""Between the open net and the tables: calls, connections, pages, limits."""
