"""Web push: encrypted for one browser, signed by this server. No outside account is needed."""

from __future__ import annotations

import base64
import binascii
import time
from typing import Any, Final
from urllib.parse import urlsplit

import http_ece
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from reame.server.errors import BadRequest
from reame.server.notices.outside import Outside
from reame.server.notices.texts import Message

KEEP: Final = 86_400  # seconds that a push service keeps a message for a browser that is off
SIGNED: Final = 12 * 3600  # seconds that a signature is good for
CURVE: Final = ec.SECP256R1()


def plain64(data: bytes) -> str:
    """Base64 as the web writes it in addresses."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def bytes64(text: str) -> bytes:
    """What such a text says."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_key() -> str:
    """A key by which push services know a server."""
    return plain64(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32, "big"))


class Subscription(msgspec.Struct, forbid_unknown_fields=True):
    """The keys of a browser, as it gives them."""

    p256dh: str
    auth: str


def checked_secrets(p256dh: str, auth: str) -> str:
    """The keys of a browser, to be stored; BadRequest if they are none."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, bytes64(p256dh))
        sound = len(bytes64(auth)) == 16
    except (ValueError, binascii.Error):
        sound = False
    if not sound:
        raise BadRequest("bad-subscription", "these are no keys of a browser")
    return msgspec.json.encode(Subscription(p256dh, auth)).decode()


class Pusher:
    """Signs with the key of this server, and sends."""

    def __init__(self, key: str, outside: Outside) -> None:
        self._vapid: Any = Vapid02.from_raw(key.encode())
        self._outside = outside
        self._vapid.conf = {"no-strict": True}  # its pattern knows no ports
        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public = plain64(point)  # what browsers want to know before they subscribe

    async def send(self, address: str, secrets: str, message: Message, id: str, origin: str) -> None:
        """One message, which takes the place of the same one that was sent before."""
        to = msgspec.json.decode(secrets, type=Subscription)
        shown = {"title": message.title, "body": message.body, "url": message.address, "tag": message.tag}
        body = http_ece.encrypt(
            msgspec.json.encode(shown),
            private_key=ec.generate_private_key(CURVE),
            dh=bytes64(to.p256dh),
            auth_secret=bytes64(to.auth),
            version="aes128gcm",
        )
        parts = urlsplit(address)
        # Whom a push service may turn to: the site, as far as it has a name in the open net.
        sub = origin if origin.startswith("https://") else "mailto:reame@localhost.localdomain"
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + SIGNED, "sub": sub}
        headers = {
            **self._vapid.sign(claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEEP),
            "Topic": id,
            "Urgency": "high",
        }
        await self._outside.post(address, headers, body)
