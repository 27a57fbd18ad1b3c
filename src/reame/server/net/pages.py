"""The browser client: files built from web/, held in memory."""

from __future__ import annotations

import hashlib
import mimetypes
from pathlib import Path
from typing import Final

from litestar import Response

HERE: Final = Path(__file__).parents[1] / "static"
TYPES: Final = {
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
}
FOREVER: Final = "public, max-age=31536000, immutable"
MISSING: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Reame</title>
<h1>Reame</h1>
<p>The server runs, but the pages for the browser have not been built: run <code>make web</code>, then start again.</p>
<p lang="it">Il server funziona, ma le pagine per il browser non sono state costruite: esegui <code>make web</code>
e riavvia.</p></html>"""


class Pages:
    """Files by their address. Only what was found in the folder can be asked for, so no path leads out of it."""

    def __init__(self, folder: Path = HERE) -> None:
        self._folder = folder
        self._files: dict[str, tuple[bytes, str, str]] = {}
        self._built = -1.0
        self._refresh()

    def _refresh(self) -> None:
        """Read the folder again after a new build."""
        index = self._folder / "index.html"
        built = index.stat().st_mtime if index.is_file() else 0.0
        if built == self._built:
            return
        self._built = built
        self._files = {}
        if built:
            for path in sorted(self._folder.rglob("*")):
                if path.is_file():
                    body = path.read_bytes()
                    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
                    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
                    self._files["/" + path.relative_to(self._folder).as_posix()] = (body, kind, tag)

    def index(self, known: str | None) -> Response[bytes]:
        """The page that all addresses of the client begin with."""
        self._refresh()
        if "/index.html" not in self._files:
            return Response(MISSING.encode(), status_code=503, media_type="text/html")
        return self._answer("/index.html", known)

    def file(self, path: str, known: str | None) -> Response[bytes] | None:
        """A file, or None."""
        return self._answer(path, known) if path in self._files else None

    def _answer(self, path: str, known: str | None) -> Response[bytes]:
        body, kind, tag = self._files[path]
        # Names under assets/ carry a hash of the contents; the others are asked for again.
        headers = {"ETag": tag, "Cache-Control": FOREVER if path.startswith("/assets/") else "no-cache"}
        if known == tag:
            return Response(b"", status_code=304, headers=headers, media_type=kind)
        return Response(body, headers=headers, media_type=kind)  # Litestar adds the charset of texts
