"""Medieval: 19 cards cut from one map of Europe; a province is the part of a power that lies on a card."""

from typing import Any

from maps.atlas import Atlas, Card, Element, Pair, Place


def read(data: dict[str, Any], hints: dict[str, Any]) -> Atlas:
    moved, extra, italian = hints.get("moved", {}), hints.get("extra", {}), hints["italian"]
    places: list[Place] = []
    cards_of: dict[str, set[str]] = {}
    touching: set[Pair] = set()

    def seeds(ref: str, lon: float, lat: float) -> tuple[tuple[float, float], ...]:
        return (tuple(moved.get(ref, (lon, lat))), *(tuple(p) for p in extra.get(ref, [])))

    for entry in data["provinces"]["list"]:
        ref = f"province:{entry['id']}"
        names = {"it": italian[entry["id"]], "en": entry["name"]}
        places.append(
            Place(ref, names, Element.LAND, entry["power"] or entry["id"], seeds(ref, entry["lon"], entry["lat"]))
        )
        cards_of[ref] = {entry["card"]}
        touching |= {frozenset((ref, f"sea:{card}")) for card in entry["seas"]}
    cards: dict[str, Card] = {}
    for card in data["cards"]["list"]:
        cards[card["id"]] = Card((card["x"], card["y"], card["w"], card["h"]), {"it": card["id"], "en": card["id"]})
        if "sea" in card:
            ref = f"sea:{card['id']}"
            names = {"it": italian[card["id"]], "en": card["sea"]}
            places.append(Place(ref, names, Element.SEA, card["id"], seeds(ref, card["sea_lon"], card["sea_lat"])))
            cards_of[ref] = {card["id"], *hints.get("sea_reach", {}).get(card["id"], [])}
    for a, b in data["adjacency"]["land"]:
        touching.add(frozenset((f"province:{a}", f"province:{b}")))
    for a, b in data["adjacency"]["sea"]:
        touching.add(frozenset((f"sea:{a}", f"sea:{b}")))
    groups = {p["id"]: {"it": italian[p["id"]], "en": p["name"]} for p in data["powers"]["list"]}
    return Atlas(places, touching, groups, cards=cards, cards_of=cards_of)
