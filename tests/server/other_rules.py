"""The whole package once more, with one figure of a game changed; and a position that shows what it changes."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

from reame import games
from reame.bots.random import any_move
from reame.games.universalis.table import things as box
from reame.games.universalis.table import verbs as do
from reame.games.universalis.war.phase import CombatPhase
from reame.kernel.chance import Dice
from reame.kernel.record import Record

PACKAGE: Final = Path(games.__file__).parent.parent
COMMANDER: Final = 'id = "comandante_barbaro", en = "Barbarian commander", capacity = 10, top_die = {}'
ATTACK: Final = "attack 0-banner-1 cirenaica"  # where a commander leads the barbarians


def copied(folder: Path, top_die: int) -> Path:
    """A path on which `reame` is found in which a barbarian commander adds so much to the highest die."""
    shutil.copytree(PACKAGE, folder / "reame", ignore=shutil.ignore_patterns("*.so"))
    data = folder / "reame" / "games" / "universalis" / "data.toml"
    text = data.read_text()
    assert COMMANDER.format(1) in text
    data.write_text(text.replace(COMMANDER.format(1), COMMANDER.format(top_die)))
    return folder


def before_an_attack() -> Record:
    """A record that begins where the first seat may attack barbarians and their commander."""
    game = games.find("universalis")
    p = game.start(3, "odds 1", {"honour_cap": "0"})
    dice = Dice("odds 1")
    move = game.table.parse(ATTACK)
    while not (isinstance(p.stack[-1], CombatPhase) and move in p.legal(0)):
        seat = p.waiting[0]
        p.apply(seat, any_move(game.table, p.legal(seat), dice))
    assert do.ATTACK.has(move)
    assert p.leader[do.ATTACK.b(move)] == box.COMMANDER
    return Record(game, 3, "more dice", dict(p.game.option_words(p.options)), start=p.dump())
