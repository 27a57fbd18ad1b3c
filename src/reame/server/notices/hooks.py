"""Hooks: the same message as Discord, Slack, ntfy and plain JSON want to have it."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

import msgspec

from reame.server.notices.outside import Outside
from reame.server.notices.texts import Message
from reame.server.store.channels import ChannelKind


def _whole(message: Message) -> str:
    return "\n".join(part for part in (message.title, message.body, message.address) if part)


def _slack(text: str) -> str:
    """Nothing that a name contains can call a channel, or be a link."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def hook_body(kind: ChannelKind, address: str, message: Message, id: str) -> tuple[str, dict[str, Any]]:
    """Where a hook is posted to, and what."""
    if kind == "discord":
        return address, {"content": _whole(message)[:1900], "allowed_mentions": {"parse": []}}
    if kind == "slack":
        return address, {"text": _slack(_whole(message))}
    if kind == "ntfy":
        parts = urlsplit(address)
        above, _, topic = parts.path.rstrip("/").rpartition("/")
        body = {"topic": topic, "title": message.title, "message": message.body or message.title}
        return f"{parts.scheme}://{parts.netloc}{above}/", {**body, "click": message.address}
    items = [
        {"kind": line.item.kind, "text": line.text, "url": line.address, "seats": line.item.facts.get("seats", [])}
        for line in message.lines
    ]
    about = {"id": id, "title": message.title, "text": message.body, "url": message.address}
    return address, {**about, "notices": items}


async def send_hook(outside: Outside, kind: ChannelKind, address: str, message: Message, id: str) -> None:
    """One message."""
    where, body = hook_body(kind, address, message, id)
    headers = {"Content-Type": "application/json", "User-Agent": "reame"}
    await outside.post(where, headers, msgspec.json.encode(body))
