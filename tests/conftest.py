"""Tests that draw their examples draw the same ones each time, without a time limit: a busy machine is no fault."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("reame", deadline=None, derandomize=True)
settings.load_profile("reame")
