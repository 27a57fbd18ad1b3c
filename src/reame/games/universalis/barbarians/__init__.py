"""Barbarians [9]: rebellion, growth and raids, pirates, invasions."""
