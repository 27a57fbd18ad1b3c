"""Diplomacy, cards of intrigue, honour and victory (6, 7.1, 11): 13.6, 13.7 and the rules around them."""

from __future__ import annotations

from typing import Any

from reame.games.universalis.diplomacy.terms import tell_term
from reame.games.universalis.fate.civil_war import CivilWar
from reame.games.universalis.fate.crown import governor
from reame.games.universalis.realm.honour import check_cap, objective_points
from reame.games.universalis.realm.lands import conquer
from reame.games.universalis.rules import GAME
from reame.games.universalis.table import things as box
from reame.games.universalis.table import verbs
from reame.games.universalis.table.parts import Ground, Instalment
from reame.games.universalis.table.position import Universalis
from reame.games.universalis.turn.income import pay_instalments
from reame.words import Words
from tests.games.universalis.short_board import at, board, can, do, land, mutual, pairs, said, ship, why

TALKS: dict[str, Any] = {"step": "Diplomacy", "seat": "0", "stage": "acts", "actions": 4}
CASTILE, FRANCE, ENGLAND, MAMLUKS = range(4)


def talks(seat: int = 0, **table: Any) -> Universalis:
    return board({**TALKS, "seat": str(seat)}, **table)


def claims(p: Universalis, holder: int, against: int) -> int:
    return p.claims[holder * box.SEATS + against]


# -- 13.6 ------------------------------------------------------------------------------------


def test_13_6_passage_asked_accepted_refused_and_revoked() -> None:
    p = talks()
    do(p, 0, "offer 1", "ask_passage", "propose")
    do(p, 1, "yes")
    assert p.passage[FRANCE * box.SEATS + CASTILE] == 1
    assert (p.honour, claims(p, 0, 1)) == ([0, 0, 0, 0], 0)
    p = talks()
    do(p, 0, "offer 1", "ask_passage", "propose")
    do(p, 1, "no")
    assert claims(p, CASTILE, FRANCE) == 1
    p = talks(1, passage=pairs((1, 0, 1)))
    do(p, 1, "revoke passage 0")
    assert p.honour[FRANCE] == -1
    assert claims(p, CASTILE, FRANCE) == 1


def test_13_6_trade_countered_with_a_toll() -> None:
    p = talks()
    do(p, 0, "offer 1", "ask_trade", "propose")
    do(p, 1, "counter", "ask_toll 20", "propose")
    do(p, 0, "yes")
    assert p.trade[FRANCE * box.SEATS + CASTILE] == 1
    assert p.toll[FRANCE * box.SEATS + CASTILE] == 20
    assert claims(p, CASTILE, FRANCE) == 1
    assert p.honour[FRANCE] == -1


def test_13_6_a_refused_counter_is_nobodys_refusal() -> None:
    p = talks()
    do(p, 0, "offer 1", "ask_trade", "propose")
    do(p, 1, "counter", "ask_florins 50", "propose")
    do(p, 0, "no")
    assert sum(p.claims) == 0


def test_5_01_a_counter_may_ask_give_and_ally() -> None:
    p = talks(florins={0: 100, 1: 100})
    do(p, 0, "offer 1", "ask_trade", "propose")
    do(p, 1, "counter")
    assert why(p, 1, "propose") == "cannot-counter"  # with nothing added it is an answer
    assert why(p, 1, "give_trade") == "one-of-a-kind"  # that was asked for already
    do(p, 1, "give_passage", "ally", "ask_florins 50", "propose")
    do(p, 0, "yes")
    assert p.trade[FRANCE * box.SEATS + CASTILE] == p.passage[FRANCE * box.SEATS + CASTILE] == 1
    assert p.allied(CASTILE, FRANCE)
    assert p.florins[:2] == [50, 150]


def test_r44_with_free_terms_cards_and_land_pass_without_a_war() -> None:
    lands: dict[str, tuple[int | str, int]] = {"leon": (0, 5), "galicia": (0, 5), "champagne": (1, 5)}
    hands = {"0": [["genio", 1]]}
    assert not can(opened(talks(lands=lands, hands=hands)), 0, "give_card genio")
    p = opened(talks(lands=lands, hands=hands, options={"free_terms": "on"}))
    do(p, 0, "give_card genio", "give_territory galicia", "ask_passage", "propose")
    do(p, 1, "yes")
    assert p.owner[land("galicia")] == FRANCE
    assert p.hands[FRANCE].has(box.GENIUS)


def opened(p: Universalis) -> Universalis:
    """An offer to France is begun."""
    do(p, 0, "offer 1")
    return p


def test_6_2_no_resentment_if_more_than_pacts_was_asked_for() -> None:
    p = talks()
    do(p, 0, "offer 1", "ask_trade", "ask_florins 10", "propose")
    do(p, 1, "no")
    assert sum(p.claims) == 0
    p = talks()
    do(p, 0, "offer 1", "ask_trade", "ask_passage", "ally", "propose")
    do(p, 1, "no")
    assert claims(p, CASTILE, FRANCE) == 1  # one effect at most


def test_6_2_who_cannot_pay_lacks_only_the_acceptance() -> None:
    p = talks(florins={0: 100, 1: 40})
    do(p, 0, "offer 1", "ask_florins 50", "give_passage", "propose")
    assert not can(p, 1, "yes")
    assert can(p, 1, "no")
    assert can(p, 1, "counter")


def test_13_6_war_within_a_faith() -> None:
    p = talks()
    do(p, 0, "declare_war 1")
    assert p.honour[CASTILE] == -3
    assert [claims(p, s, CASTILE) for s in (1, 2, 3)] == [1, 1, 0]
    assert p.grounds == [Ground(CASTILE, box.WAR_DECLARED)]
    p = talks(claims=pairs((0, 1, 6)))
    do(p, 0, "declare_war_claims 1")
    assert p.honour[CASTILE] == 0
    assert claims(p, CASTILE, FRANCE) == 0
    assert claims(p, ENGLAND, CASTILE) == 1
    assert p.grounds == []


def test_6_4_all_or_nothing() -> None:
    p = talks(claims=pairs((0, 1, 5)))
    assert why(p, 0, "declare_war_claims 1") == "claims-missing"


def test_6_3_war_on_another_faith_costs_nothing() -> None:
    p = talks()
    do(p, 0, "declare_war 3")
    assert p.honour == [0, 0, 0, 0]
    assert claims(p, MAMLUKS, CASTILE) == 1
    assert p.grounds == []


def test_13_6_an_alliance_across_faiths() -> None:
    p = talks()
    do(p, 0, "offer 3", "ally", "propose")
    do(p, 3, "yes")
    assert (p.honour[CASTILE], p.honour[MAMLUKS]) == (-3, -3)
    assert [claims(p, s, CASTILE) for s in (1, 2)] == [1, 1]
    assert p.grounds == [Ground(CASTILE, box.ALLIANCE_MADE)]
    assert p.allied(0, 3)


def test_10_1_the_pope_never_allies_with_muslims() -> None:
    p = talks(pope="0", lands={"stato_chiesa": (0, 5)})
    do(p, 0, "offer 3")
    assert why(p, 0, "ally") == "pope-and-muslims"


def test_13_6_trade_revoked_with_two_casus_belli() -> None:
    p = talks(1, trade=pairs((1, 2, 1)), claims=pairs((1, 2, 2)))
    do(p, 1, "revoke_claims trade 2")
    assert p.honour[FRANCE] == 0
    assert claims(p, ENGLAND, FRANCE) == 1


def test_6_4_a_toll_can_be_taken_for_claims() -> None:
    p = talks(claims=pairs((0, 1, 2)))
    do(p, 0, "offer 1", "give_trade", "ask_toll 20", "propose_claims")
    do(p, 1, "yes")
    assert p.honour[CASTILE] == 0
    assert claims(p, CASTILE, FRANCE) == 0
    assert claims(p, FRANCE, CASTILE) == 1


def test_13_6_who_joins_a_war() -> None:
    kingdoms = ("castiglia", "francia", "inghilterra", "sri", "ungheria")
    alliance = {
        "0": {"1": 1, "2": 1, "3": 1},
        "4": {"2": 1, "3": 1},
        "1": {"0": 1},
        "2": {"0": 1, "4": 1},
        "3": {"0": 1, "4": 1},
    }
    p = board(TALKS, kingdoms=kingdoms, alliance=alliance)
    do(p, 0, "declare_war 4")
    do(p, 1, "join 0")
    do(p, 2, "join 4")
    do(p, 3, "join 4")
    for a in (0, 1):
        for b in (2, 3, 4):
            assert p.at_war(a, b)
    assert p.allied(0, 1)
    assert p.allied(2, 3)  # side by side in this war
    assert not p.allied(0, 2)
    assert p.honour[1:4] == [0, 0, 0]


def test_6_5_declining_is_a_revocation_unless_allied_with_both() -> None:
    p = talks(alliance=mutual(0, 1))
    do(p, 0, "declare_war 3")
    do(p, 1, "pass")
    assert p.honour[FRANCE] == -2
    assert claims(p, CASTILE, FRANCE) == 2
    both = {"1": {"0": 1, "2": 1}, "0": {"1": 1}, "2": {"1": 1}}
    p = talks(alliance=both)
    do(p, 0, "declare_war 2")
    do(p, 1, "pass")
    assert p.honour[FRANCE] == 0
    assert not p.allied(0, 1)
    assert not p.allied(1, 2)


def test_6_5_no_war_on_allies_or_under_truce() -> None:
    p = talks(alliance=mutual(0, 1), truce=mutual(0, 2, 5))
    assert why(p, 0, "declare_war 1") == "not-against-ally"
    assert why(p, 0, "declare_war 2") == "under-truce"


def test_6_6_peace_with_conditions() -> None:
    p = talks(
        war=mutual(0, 1),
        lands={"leon": (0, 5), "galicia": (0, 7), "champagne": (1, 5), "poitou": (1, 5)},
        transport_at={"0-caravan-1": "galicia", "1-caravan-1": "poitou"},
        stored={"galicia": {"vino": 2}},
        catapults={"galicia": 1},
    )
    do(p, 0, "offer_peace 1", "give_territory galicia", "ask_instalments 60 3", "propose")
    do(p, 1, "yes", "remove_transport 1-caravan-2")
    assert at(p, "galicia") == ("1", 7)
    assert not p.war[CASTILE * box.SEATS + FRANCE]
    assert p.catapults[box.TERRITORY.find("galicia")] == 1
    assert p.instalments == [Instalment(1, 0, 60, 3)]
    assert p.transports_of(1) == [box.TRANSPORT.find("1-caravan-1")]


def test_6_6_the_last_territory_cannot_be_ceded() -> None:
    p = talks(war=mutual(0, 1))
    do(p, 0, "offer_peace 1")
    assert why(p, 0, "give_territory leon") == "last-territory"


def test_6_6_white_peace_is_accepted_by_default() -> None:
    p = talks(war=mutual(0, 1))
    do(p, 0, "offer_peace 1", "propose")
    p.apply(1, p.default(1))
    assert not p.war[CASTILE * box.SEATS + FRANCE]


def test_6_6_an_instalment_that_cannot_be_met() -> None:
    p = talks(florins={0: 25, 1: 0}, instalments=[{"payer": "0", "creditor": "1", "amount": 60, "turns": 2}])
    pay_instalments(p, 0)
    assert p.florins[:2] == [0, 25]
    assert claims(p, FRANCE, CASTILE) == 1
    assert p.instalments == [Instalment(0, 1, 60, 1)]


def test_6_6_a_new_war_cancels_instalments() -> None:
    p = talks(instalments=[{"payer": "0", "creditor": "1", "amount": 60, "turns": 2}])
    do(p, 0, "declare_war 1")
    assert p.instalments == []


def test_13_8_a_truce_of_two_full_turns() -> None:
    p = talks(hands={"0": [["diplomatico", 1]]}, war=mutual(0, 1))
    do(p, 0, "diplomat 1 2")
    assert p.truce[1] == 6
    assert not p.at_war(0, 1)  # it sleeps
    p.turn = 6
    assert p.truced(0, 1)
    p.turn = 7
    assert p.at_war(0, 1)


def test_6_7_passage_and_trade_are_taken_without_refusal_but_not_in_war() -> None:
    hands = {"0": [["targa_doro", 1], ["trattato", 1]]}
    p = talks(hands=hands)
    do(p, 0, "golden_tablet 1 1", "treaty 2 3")
    assert p.may_pass(FRANCE, CASTILE)
    assert p.may_trade(ENGLAND, CASTILE)
    assert why(talks(hands=hands, war=mutual(0, 1)), 0, "golden_tablet 1 1") == "at-war"
    assert why(talks(1, passage_term=pairs((1, 0, 6))), 1, "revoke passage 0") == "no-pact"


# -- cards of intrigue -----------------------------------------------------------------------


def test_7_1_the_assassin_discards_a_card_after_a_look() -> None:
    p = talks(hands={"0": [["sicario", 1]], "1": [["genio", 2], ["ladro", 2]]})
    do(p, 0, "assassin 1", "pick genio")
    assert p.hands[1].cards == [box.CARD.find("ladro")]
    assert p.discards.counts[box.CARD.find("genio")] == 1
    assert claims(p, FRANCE, CASTILE) == 1
    assert p.hands[1].known_to(0) == [box.CARD.find("ladro")]


def test_r66_an_own_assassin_parries_and_the_attempt_stays_an_offence() -> None:
    p = talks(hands={"0": [["sicario", 1]], "1": [["genio", 2], ["sicario", 2]]})
    do(p, 0, "assassin 1")
    assert p.view(2)["asked"] == []  # nobody sees that the victim is asked
    do(p, 1, "parry")
    assert p.hands[1].cards == [box.CARD.find("genio")]
    assert p.hands[1].known_to(0) == []
    assert claims(p, FRANCE, CASTILE) == 1
    assert claims(p, CASTILE, FRANCE) == 0


def test_7_1_a_thief_takes_a_card_also_one_face_up() -> None:
    p = talks(hands={"0": [["ladro", 1]]}, merchants={"1": 1}, technologies={"1": ["monete"]})
    do(p, 0, "thief 1", "pick mercante")
    assert p.merchants[1] == 0
    assert p.hands[0].has(box.CARD.find("mercante"))


def test_10_1_a_christian_thief_takes_the_pope_with_his_state() -> None:
    p = talks(
        hands={"0": [["ladro", 1]]},
        pope="1",
        honour={"1": 1},
        lands={"stato_chiesa": (1, 6), "champagne": (1, 4)},
        transport_at={"1-cavalry-1": "stato_chiesa"},
        transport_armies={"1-cavalry-1": 3},
    )
    do(p, 0, "thief 1", "pick papa")
    assert p.pope == CASTILE
    assert at(p, "stato_chiesa") == ("0", 6)
    assert p.honour[:2] == [1, 0]
    assert p.kept(1, 0) == 3
    assert p.kept(1, 4) == 1


def test_r46_a_muslim_thief_cannot_take_the_pope() -> None:
    p = talks(3, hands={"3": [["ladro", 8]], "1": [["genio", 2]]}, pope="1", lands={"stato_chiesa": (1, 6)})
    do(p, 3, "thief 1")
    assert why(p, 3, "pick papa") == "no-such-card"


def test_7_1_a_bishop_carries_a_cathedral_away() -> None:
    lands: dict[str, tuple[int | str, int]] = {
        "lothian": (0, 3),
        "highlands": (0, 3),
        "galloway": (0, 3),
        "champagne": (1, 3),
    }
    p = talks(hands={"0": [["vescovo", 1]]}, lands=lands, cathedral={"champagne": 1})
    do(p, 0, "bishop champagne", "raise_cathedral lothian")
    assert p.cathedral[box.TERRITORY.find("lothian")] == 1
    assert p.cathedral[box.TERRITORY.find("champagne")] == 0
    assert claims(p, FRANCE, CASTILE) == 1
    assert p.journal is not None
    keys = [e.phrase.key for e in p.journal.events]
    assert "cathedral-raised" in keys
    assert "cathedral-lost" not in keys, "it is told once where it goes"
    p = talks(
        hands={"0": [["vescovo", 1]]},
        lands={"champagne": (1, 3), "stato_chiesa": (1, 3)},
        cathedral={"champagne": 1},
        pope="1",
    )
    assert why(p, 0, "bishop champagne") == "pope-protected"


def test_6_7_under_truce_no_assassin() -> None:
    p = talks(hands={"0": [["sicario", 1]], "1": [["genio", 2]]}, truce=mutual(0, 1, 5))
    assert why(p, 0, "assassin 1") == "under-truce"


def test_3_7_merchants_lie_face_up_as_soon_as_there_is_coinage() -> None:
    p = board(
        {"step": "Purchase", "seat": "0", "stage": "buy"},
        hands={"0": [["mercante", 1], ["genio", 1]]},
        technologies={"0": ["miniere", "metalli"]},
        florins={0: 300},
    )
    do(p, 0, "research monete")
    assert p.merchants[0] == 1
    assert p.hands[0].cards == [box.CARD.find("genio")]


# -- honour and victory ----------------------------------------------------------------------


def objective(yellow: int, red: int, lost: int) -> Universalis:
    o = box.OBJECTIVE.find("francia_1")
    lands: dict[str, tuple[int | str, int]] = {
        box.TERRITORY.word(t): (1, 1) for t in [*box.YELLOW[o][:yellow], *box.RED[o][:red]]
    }
    homes = ["ile_de_france", "normandia", "bretagna", "fiandre", "champagne", "borgogna", "poitou", "linguadoca"]
    for i, t in enumerate(homes):
        lands[t] = (1 if i >= lost else 0, 1)
    return talks(lands=lands, objective={"1": "francia_1"})


def test_13_7_points_of_an_objective() -> None:
    assert objective_points(objective(8, 4, 0), 1) == 16
    assert objective_points(objective(5, 4, 1), 1) == 6


def test_13_7_the_cap_is_reached_with_the_objective() -> None:
    p = objective(8, 2, 0)
    p.honour[1] = 38
    check_cap(p, 1)
    assert p.outcome is not None
    assert p.outcome.winners == [1]
    assert p.outcome.reason == "honour"
    p = objective(8, 1, 0)
    p.honour[1] = 38
    check_cap(p, 1)
    assert not p.over


def nearly(**table: Any) -> tuple[Universalis, int]:
    """France misses one red territory of its card, which Castile holds or the barbarians."""
    o = box.OBJECTIVE.find("francia_1")
    last = box.RED[o][5]
    lands: dict[str, tuple[int | str, int]] = {box.TERRITORY.word(t): (1, 5) for t in [*box.YELLOW[o], *box.RED[o]]}
    lands |= {box.TERRITORY.word(last): (0, 5), "leon": (0, 5)}
    return talks(lands=lands, objective={"1": "francia_1"}, **table), last


def won_by_objective(p: Universalis, seat: int) -> bool:
    return p.outcome is not None and p.outcome.winners == [seat] and p.outcome.reason == "objective"


def test_4_02_an_objective_wins_at_once_by_conquest() -> None:
    p, last = nearly()
    conquer(p, last, FRANCE, 1)
    assert won_by_objective(p, FRANCE)


def test_4_02_an_objective_wins_at_once_by_a_peace() -> None:
    p, last = nearly(war=mutual(0, 1))
    do(p, 0, "offer_peace 1", f"give_territory {box.TERRITORY.word(last)}", "propose")
    do(p, 1, "yes")
    assert won_by_objective(p, FRANCE)


def test_4_02_what_leaves_in_the_same_deal_does_not_count() -> None:
    p, last = nearly(war=mutual(0, 1))
    do(p, 0, "offer_peace 1", f"give_territory {box.TERRITORY.word(last)}", "ask_territory provenza", "propose")
    do(p, 1, "yes")
    assert p.owner[last] == FRANCE
    assert not p.over


def test_4_02_an_objective_wins_at_once_by_a_civil_war() -> None:
    p, last = nearly()
    war = CivilWar(CASTILE)
    war.heir, war.lands = FRANCE, [last]
    war.hand_over(p)
    assert won_by_objective(p, FRANCE)


def test_4_02_an_objective_wins_at_once_by_a_crown() -> None:
    p, last = nearly(dice=[1])
    k = box.KINGDOM_OF[last]
    for t in range(box.TERRITORIES):
        if p.owner[t] == -1:
            p.owner[t], p.armies[t] = FRANCE, 1  # France alone holds whole kingdoms
    for t in p.realm(k):
        p.owner[t], p.armies[t] = box.BARBARIANS, 1
    governor(p, FRANCE)
    assert won_by_objective(p, FRANCE)


def test_5_7_one_player_left() -> None:
    p = talks(kingdoms=("castiglia", "francia", "mamelucchi"), dead=["2"], lands={"leon": (0, 3), "champagne": (1, 3)})
    conquer(p, box.TERRITORY.find("champagne"), 0, 2)
    assert p.outcome is not None
    assert p.outcome.winners == [0]
    assert p.outcome.reason == "last"


def test_10_1_a_non_christian_who_takes_rome_kills_the_pope() -> None:
    p = talks(
        pope="1", honour={"1": 1}, lands={"stato_chiesa": (1, 1), "champagne": (1, 3)}, settlement={"stato_chiesa": 1}
    )
    conquer(p, box.TERRITORY.find("stato_chiesa"), MAMLUKS, 3)
    assert p.pope == -1
    assert p.honour[FRANCE] == 0
    assert p.honour[MAMLUKS] == 2  # the city and the Pope
    conquer(p, box.TERRITORY.find("stato_chiesa"), CASTILE, 3)
    assert p.pope == CASTILE


def test_11_3_honour_coins() -> None:
    p = talks(options={"honour_coin": "on"}, coins={"0": 2}, florins={0: 0})
    do(p, 0, "coin_florins", "coin_armies leon")
    assert p.florins[0] == 333
    assert at(p, "leon") == ("0", 15)
    assert said(p, "coin-for-florins") == [["0"]]


def test_6_2_the_journal_tells_every_term_with_what_it_names() -> None:
    p = talks(
        war=mutual(0, 1),
        florins={0: 500},
        transport_at={"0-caravan-1": "leon", "1-caravan-1": "champagne"},
        lands={"leon": (0, 5), "galicia": (0, 5), "champagne": (1, 5), "borgogna": (1, 5)},
        hands={"0": [["genio", 1]]},
        turn=4,
    )
    do(p, 0, "offer_peace 1", "give_florins 120", "give_transport 0-caravan-1", "ask_instalments 40 3")
    do(p, 0, "ask_territory borgogna", "propose")
    assert p.journal is not None
    told = {lang: [Words("universalis", lang).sentence(e) for e in p.journal.events] for lang in ("it", "en")}
    assert said(p, "offer-term") == [["peace"]]
    assert said(p, "offers-florins") == [["120"]]
    assert "The offer gives 120 florins." in told["en"]
    assert "The offer asks for 40 florins a turn for 3 turns." in told["en"]
    assert "The offer asks for Burgundy." in told["en"]
    assert "Chi offre dà 120 fiorini." in told["it"]
    assert "Chi offre chiede 40 fiorini a turno per 3 turni." in told["it"]
    assert "Chi offre chiede la Borgogna." in told["it"]
    assert "The offer cedes caravan 1." in told["en"]
    do(p, 1, "counter", "ask_card genio", "propose")
    assert said(p, "demands-card") == [["genio"]]


def test_6_2_every_term_that_names_something_has_its_own_line() -> None:
    named = [v for v in verbs.MOVES.verbs if verbs.GIVE_PASSAGE.first <= v.first < verbs.ASK_CARD.end and v.kinds]
    for verb in named:
        p = talks()
        tell_term(p, verb.first)
        assert p.journal is not None
        line = p.journal.events[-1]
        assert line.phrase.kinds == verb.kinds


def test_r24_diplomatic_cards_are_discarded_and_their_terms_chosen() -> None:
    p = board(TALKS, hands={"0": [["diplomatico", 1], ["targa_doro", 1], ["trattato", 1]]})
    do(p, 0, "treaty 1 1", "golden_tablet 1 3", "diplomat 2 2")
    assert p.hands[0].size() == 0
    assert p.discards.size() == 3
    assert (p.trade_term[box.SEATS], p.passage_term[box.SEATS], p.truce[2]) == (5, 7, 6)


def test_r40_three_faiths_are_different() -> None:
    p = board(TALKS, kingdoms=("castiglia", "bizantini", "mamelucchi"))
    assert not any(p.same_faith(a, b) for a, b in ((0, 1), (0, 2), (1, 2)))
    do(p, 0, "declare_war 1")
    assert p.honour[0] == 0


def test_r41_passage_and_trade_run_one_way() -> None:
    p = board(TALKS)
    do(p, 0, "offer 1", "give_trade", "ask_passage", "propose")
    do(p, 1, "yes")
    assert (p.may_trade(0, 1), p.may_trade(1, 0)) == (True, False)
    assert (p.may_pass(1, 0), p.may_pass(0, 1)) == (True, False)


def test_r42_only_claims_against_the_one_concerned_count() -> None:
    p = board(TALKS, claims=pairs((0, 2, 9)))
    assert why(p, 0, "declare_war_claims 1") == "claims-missing"
    do(p, 0, "declare_war_claims 2")
    assert p.claims[2] == 3


def test_r43_comrades_of_a_war_are_allied_while_it_lasts() -> None:
    p = board(TALKS, alliance=mutual(0, 1))
    do(p, 0, "declare_war 2")
    do(p, 1, "join 0")
    assert p.at_war(1, 2)
    p = board(TALKS, war=mutual(0, 2), comrades=pairs((0, 1, 4), (1, 0, 4)))
    assert not p.allied(0, 1)  # the other is not at war with the foe
    both = {"0": {"2": 1}, "1": {"2": 1}, "2": {"0": 1, "1": 1}}
    p = board(TALKS, war=both, comrades=pairs((0, 1, 4), (1, 0, 4)))
    assert p.allied(0, 1)
    do(p, 0, "offer_peace 2", "propose")
    do(p, 2, "yes")
    assert not p.allied(0, 1)


def test_r67_a_ceded_territory_takes_banners_generals_and_engines_along() -> None:
    p = board(
        TALKS,
        lands={"leon": (0, 5), "champagne": (1, 5), "ile_de_france": (1, 7)},
        war=mutual(0, 1),
        settlement={"ile_de_france": 2},
        catapults={"ile_de_france": 1},
        experience={"1-banner-1": 2},
        general={"1-banner-1": 1},
        banner_at={"1-banner-1": "ile_de_france"},
        transport_at={"1-cavalry-1": "ile_de_france"},
        transport_armies={"1-cavalry-1": 4},
    )
    do(p, 0, "offer_peace 1", "ask_territory ile_de_france", "propose")
    do(p, 1, "yes")
    assert at(p, "ile_de_france") == ("0", 7)
    assert p.catapults[land("ile_de_france")] == 1
    assert (p.banners_of(1), p.generals(0)) == ([], 1)
    assert p.transport_armies[ship("0-cavalry-1")] == 4


def test_r80_sums_have_bounds() -> None:
    p = board(TALKS, florins={0: 5000})
    do(p, 0, "offer 1")
    assert can(p, 0, "give_florins 1000")
    assert max(GAME.table.of(m).args(m)[0] for m in p.legal(0) if GAME.table.of(m).name == "give_florins") == 1000


def test_r84_comrades_of_another_war_are_not_called() -> None:
    war = {"0": {"2": 1}, "1": {"2": 1}, "2": {"0": 1, "1": 1}}
    p = board(TALKS, war=war, comrades=pairs((0, 1, 4), (1, 0, 4)))
    do(p, 0, "declare_war 3")
    assert p.waiting == (0,)  # nobody is asked
    assert not p.at_war(1, 3)


def test_6_1_an_excommunicated_player_counts_as_muslim() -> None:
    p = board({"step": "Diplomacy", "seat": "0", "stage": "acts", "actions": 1}, excommunicated=["1"])
    assert not p.same_faith(0, 1)
    do(p, 0, "declare_war 1")
    assert p.honour[0] == 0  # another faith
    assert said(p, "claim-gained") == [["1", "0", "1"]]
