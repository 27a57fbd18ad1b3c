"""The cookie by which a device is known. No page can read it, and no other site can send it."""

from __future__ import annotations

import re
from http.cookies import CookieError, SimpleCookie
from typing import Any, Final

from litestar.datastructures import Cookie

from reame.server.net.addresses import Names

DAYS: Final = 400  # as long as browsers keep a cookie at most
TOKEN: Final = re.compile(r"[\w-]{32}", re.ASCII)


def name_of(secure: bool) -> str:
    """Under TLS no other host of the same domain can plant it, and it never goes over a line that can be read."""
    return "__Host-reame" if secure else "reame"


def token_in(scope: Any, names: Names) -> str | None:
    """The token that came with a request."""
    sent = "; ".join(value.decode("latin-1") for name, value in scope["headers"] if name == b"cookie")
    try:
        found = SimpleCookie(sent).get(name_of(names.secure(scope)))
    except CookieError:
        return None
    return found.value if found is not None and TOKEN.fullmatch(found.value) else None


def cookie(scope: Any, names: Names, token: str) -> Cookie:
    """The cookie that makes a device known; an empty token forgets it."""
    secure = names.secure(scope)
    return Cookie(
        key=name_of(secure),
        value=token,
        max_age=DAYS * 86_400 if token else 0,
        path="/",
        httponly=True,
        secure=secure,
        samesite="strict",
    )
