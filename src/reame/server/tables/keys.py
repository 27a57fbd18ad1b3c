"""Keys: what holds a seat, what invites to one, and what is stored of them."""

from __future__ import annotations

import base64
import hashlib
import secrets


def new_key() -> str:
    """A secret of 192 bits."""
    return secrets.token_urlsafe(24)


def mark_of(person: str) -> str:
    """What stands among hashes of keys for a person who is known by a cookie; no hash begins like this."""
    return f"@{person}"


def key_hash(key: str) -> str:
    """What is stored of a key. A fast hash is enough: nobody can try 2**192 keys."""
    return base64.urlsafe_b64encode(hashlib.sha256(key.encode()).digest()).decode()
