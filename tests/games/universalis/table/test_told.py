"""What readers of whole games missed is told: cities, transports, origins, prices, heirs and the Pope's state."""

from __future__ import annotations

import pytest

from reame.games.universalis.realm.elimination import check_out
from reame.games.universalis.table.phrases import REBELS, TERRITORY_RAIDED
from reame.games.universalis.table.position import Universalis
from reame.games.universalis.table.things import TERRITORY
from reame.words import LANGUAGES, Words
from tests.games.universalis.diplomacy.test_diplomacy import talks
from tests.games.universalis.short_board import MARKET, board, do
from tests.games.universalis.turn.test_swords import five

NAMES = ["Anna", "Bruno", "Carla", "Dora", "Elena"]


def lines(p: Universalis, key: str, language: str = "it") -> list[str]:
    """All lines with this key, in words."""
    assert p.journal is not None
    words = Words("universalis", language, NAMES)
    return [words.sentence(e) for e in p.journal.events if e.phrase.key == key]


def test_3_10_a_sale_names_city_transport_amount_and_price() -> None:
    p = board(
        MARKET,
        lands={"andalusia": (0, 2)},
        settlement={"andalusia": 1},
        transport_at={"0-caravan-1": "andalusia"},
        florins={0: 900},
    )
    do(p, 0, "purchase 0-caravan-1 sale", "units 2", "sell 0-caravan-1 sale", "units 1")
    assert [x.partition(" per ")[0] for x in lines(p, "bought-goods")] == [
        "La carovana 1 di Anna compra a Siviglia 2 merci di sale"
    ]
    assert [x.partition(" per ")[0] for x in lines(p, "sold-goods")] == [
        "La carovana 1 di Anna vende a Siviglia una merce di sale"
    ]
    assert "fiorini" in lines(p, "sold-goods")[0]


def test_9_3_a_raid_says_where_it_comes_from() -> None:
    slavonia, austria = (TERRITORY.find(t) for t in ("slavonia", "austria"))
    told = Words("universalis", "it", NAMES).sentence(TERRITORY_RAIDED.of(0, slavonia, austria, 7, 2))
    assert told == "I barbari dell’Austria attaccano Anna in Slavonia: 7 armate contro 2."


def test_3_1_a_sword_says_its_price() -> None:
    p = five(dice=[1, 1, 1])
    do(p, 0, "bid 50")
    do(p, 1, "bid 60")
    for s in (2, 3, 4, 0):
        do(p, s, "pass")
    assert lines(p, "sword-sold") == ["Bruno prende la spada 1 per 60 fiorini, dopo 2 offerte."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_5_7_who_inherits_is_told(language: str) -> None:
    p = board({"step": "CombatPhase", "seat": "0", "stage": "acts"}, hands={"1": [["mercante", 2], ["genio", 2]]})
    for t in range(len(p.owner)):
        if p.owner[t] == 1:
            p.owner[t] = 0
    check_out(p, 1, 0)
    told = lines(p, "eliminated", language) + lines(p, "inherits", language)
    assert len(told) == 2
    assert "Anna" in told[1]
    assert "Bruno" in told[1]
    assert "2" in told[1]


def test_10_1_the_papal_state_changes_hands_with_the_pope() -> None:
    p = talks(
        hands={"0": [["ladro", 1]]},
        pope="1",
        honour={"1": 1},
        lands={"stato_chiesa": (1, 6), "champagne": (1, 4)},
    )
    do(p, 0, "thief 1", "pick papa")
    assert lines(p, "pope-gone") == ["Bruno perde il Papa."]
    assert lines(p, "pope-gained") == ["Anna ha il Papa, e con lui lo Stato della Chiesa."]


def test_9_2_lands_of_a_plural_name_rebel_in_the_plural() -> None:
    rodopi, highlands, macedonia = (TERRITORY.find(t) for t in ("rodopi", "highlands", "macedonia"))
    it, en = (Words("universalis", language, NAMES) for language in ("it", "en"))
    assert it.sentence(REBELS.of(0, rodopi, 3, 1)).startswith("I Rodopi si ribellano ad Anna")
    assert it.sentence(REBELS.of(0, macedonia, 3, 1)).startswith("La Macedonia si ribella ad Anna")
    assert en.sentence(REBELS.of(0, highlands, 3, 1)).startswith("The Highlands rebel against Anna")
