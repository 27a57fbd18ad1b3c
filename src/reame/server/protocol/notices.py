"""What is said about being told: channels, hours, hooks of a table."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from reame.server.protocol.texts import Name, Ref
from reame.server.store.channels import ChannelKind
from reame.server.store.rows import NoticeKind

Language = Literal["en", "it"]
Address = Annotated[str, Meta(min_length=3, max_length=1000)]
Secret = Annotated[str, Meta(max_length=200, pattern=r"^[A-Za-z0-9_=-]*$")]
Kinds = Annotated[list[NoticeKind], Meta(max_length=8)]
HookKind = Literal["discord", "slack", "ntfy", "json"]


class NewChannel(Struct, forbid_unknown_fields=True):
    """A way to oneself: a browser with its keys, a mail address, a hook."""

    kind: ChannelKind
    address: Address
    p256dh: Secret = ""
    auth: Secret = ""
    label: Name = ""
    language: Language = "en"


class NewHook(Struct, forbid_unknown_fields=True):
    """A hook of a table."""

    kind: HookKind
    address: Address
    language: Language = "en"


class WhichChannel(Struct, forbid_unknown_fields=True):
    """A channel of one's own."""

    channel: Ref


class ChannelChange(Struct, forbid_unknown_fields=True):
    """What goes through it, and whether at once or once a day."""

    channel: Ref
    kinds: Kinds | None = None
    digest: bool | None = None


class Wishes(Struct, forbid_unknown_fields=True):
    """When somebody wants to be told, and in which language."""

    zone: Annotated[str, Meta(max_length=60)] | None = None
    quiet: Annotated[str, Meta(max_length=11)] | None = None
    digest: Annotated[str, Meta(max_length=5)] | None = None
    language: Language | None = None


class MailCode(Struct, forbid_unknown_fields=True):
    """The code that came by mail."""

    code: Annotated[str, Meta(min_length=6, max_length=20, pattern=r"^[A-Za-z0-9 -]+$")]


class Lost(Struct, forbid_unknown_fields=True):
    """Somebody has lost a device, and had a mail address."""

    address: Address
    language: Language = "en"


class ChannelCard(Struct):
    """A channel, as its owner sees it. `error` is a word for why the last message did not arrive."""

    channel: str
    kind: ChannelKind
    address: str
    label: str
    kinds: list[str]
    digest: bool
    verified: bool
    error: str
    dead: bool
    here: bool
    created: float


class ExportChannel(Struct):
    """A way to somebody, as it is kept."""

    kind: ChannelKind
    address: str
    label: str
    kinds: list[str]
    language: str
    digest: bool
    verified: bool
    created: float


class Told(Struct):
    """How somebody is told; `push_key` is what a browser has to know of the server, `mail`, whether it sends any."""

    push_key: str
    mail: bool
    zone: str
    quiet: str
    digest: str
    channels: list[ChannelCard] = field(default_factory=list)


class Tried(Struct):
    """What became of a test: nothing, or a word for what went wrong."""

    error: str


class Hooks(Struct):
    """The hooks of a table."""

    hooks: list[ChannelCard]


class Done(Struct):
    """It was heard; nothing more is said."""
