"""Fief: three to six families of lords fight, marry and vote for the crown."""
