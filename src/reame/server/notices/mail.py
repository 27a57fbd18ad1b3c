"""Mail, where the operator has set a server for it."""

from __future__ import annotations

import hashlib
import re
from datetime import UTC, datetime
from email.message import EmailMessage
from email.utils import format_datetime, parseaddr
from typing import Final
from urllib.parse import unquote, urlsplit

import aiosmtplib
from msgspec import Struct

from reame.server.errors import BadRequest
from reame.server.notices.outside import Failed

WITHIN: Final = 15.0  # seconds
ADDRESS: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63}")


class Smtp(Struct, frozen=True):
    """The server that takes mail for us."""

    host: str
    port: int
    user: str | None
    password: str | None
    tls: bool  # from the first byte
    sender: str

    @staticmethod
    def read(url: str, sender: str | None) -> Smtp:
        """From `smtp://user:password@host:587` or `smtps://...`; ValueError says what is wrong with it."""
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            raise ValueError("a mail server is smtp://user:password@host:587 or smtps://...") from None
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
            raise ValueError("a mail server is smtp://user:password@host:587 or smtps://...")
        name = sender or (parts.username and unquote(parts.username)) or ""
        if "@" not in parseaddr(name)[1]:
            raise ValueError("say from which address mail comes: --mail-from reame@example.org")
        tls = parts.scheme == "smtps"
        user = None if parts.username is None else unquote(parts.username)
        password = None if parts.password is None else unquote(parts.password)
        return Smtp(parts.hostname, port or (465 if tls else 587), user, password, tls, name)


def checked_mail(address: str) -> str:
    """A mail address as it is stored; BadRequest if it is none."""
    plain = address.strip()
    if len(plain) > 254 or ADDRESS.fullmatch(plain) is None:
        raise BadRequest("bad-mail", "this is no mail address")
    name, _, domain = plain.rpartition("@")
    return f"{name}@{domain.lower()}".lower()


class Mailer:
    """Hands mail over."""

    def __init__(self, smtp: Smtp) -> None:
        self._smtp = smtp

    async def send(self, to: str, title: str, text: str, id: str) -> None:
        """One message. The same id gives the same Message-ID, so that a repetition is known as one."""
        smtp = self._smtp
        domain = parseaddr(smtp.sender)[1].rpartition("@")[2]
        mail = EmailMessage()
        mail["From"] = smtp.sender
        mail["To"] = to
        mail["Subject"] = " ".join(title.split())
        mail["Date"] = format_datetime(datetime.now(UTC))
        mail["Message-ID"] = f"<{hashlib.blake2b(id.encode(), digest_size=16).hexdigest()}@{domain}>"
        mail["Auto-Submitted"] = "auto-generated"
        mail.set_content(text)
        try:
            await aiosmtplib.send(
                mail,
                hostname=smtp.host,
                port=smtp.port,
                username=smtp.user,
                password=smtp.password,
                use_tls=smtp.tls,
                # A password never goes over a line that can be read.
                start_tls=None if smtp.tls or smtp.user is None else True,
                timeout=WITHIN,
            )
        except aiosmtplib.SMTPRecipientsRefused as e:
            raise Failed("mail-refused", for_good=all(r.code >= 500 for r in e.recipients)) from None
        except aiosmtplib.SMTPResponseException as e:
            raise Failed("mail-refused", for_good=False) from e
        except (aiosmtplib.SMTPException, OSError, TimeoutError) as e:
            raise Failed("no-answer") from e
