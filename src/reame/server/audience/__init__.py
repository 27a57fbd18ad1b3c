"""Those who look at a table: who they are, and what each of them is sent, shown again and told."""
