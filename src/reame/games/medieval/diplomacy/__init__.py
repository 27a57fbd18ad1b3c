"""Bargains [9.5, 6.3]: passage, absolution, and what is paid for them."""
