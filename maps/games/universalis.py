"""MedioEvo Universalis: 151 territories, 46 sea areas, 36 cities, straits, river borders."""

from typing import Any

from maps.atlas import Atlas, Element, Link, Mark, Pair, Place


def read(data: dict[str, Any], hints: dict[str, Any]) -> Atlas:
    board = data["map"]
    moved, extra = hints.get("moved", {}), hints.get("extra", {})

    def seeds(ref: str, entry: dict[str, Any]) -> tuple[tuple[float, float], ...]:
        first = tuple(moved.get(ref, (entry["lon"], entry["lat"])))
        return (first, *(tuple(p) for p in extra.get(ref, [])))

    places = [
        Place(
            f"territory:{t['id']}",
            _names(t),
            Element.LAND,
            t["kingdom"],
            seeds(f"territory:{t['id']}", t),
            t["terrain"],
        )
        for t in board["territory"]
    ]
    places += [
        Place(f"sea:{s['id']}", _names(s), Element.SEA, s["zone"], seeds(f"sea:{s['id']}", s), s["type"])
        for s in board["sea"]
    ]
    linked = {frozenset(f"territory:{i}" for i in pair) for pair in hints.get("lanes", [])}
    touching: set[Pair] = set()
    kinds: dict[Pair, str] = {}
    for border in board["border"]:
        pair = frozenset((f"territory:{border['a']}", f"territory:{border['b']}"))
        if pair not in linked:
            touching.add(pair)
        if border["kind"] != "normal":
            kinds[pair] = border["kind"]
    for sea in board["sea"]:
        ref = f"sea:{sea['id']}"
        touching |= {frozenset((ref, f"sea:{other}")) for other in sea["adjacent"]}
        touching |= {frozenset((ref, f"territory:{coast}")) for coast in sea["coasts"]}
    links = [Link((f"territory:{s['a']}", f"territory:{s['b']}"), "strait", f"sea:{s['sea']}") for s in board["strait"]]
    links += [Link((f"territory:{a}", f"territory:{b}"), "lane") for a, b in hints.get("lanes", [])]
    marks = [
        Mark(
            f"city:{c['id']}",
            _names(c),
            "port" if c["port"] else "city",
            tuple(moved.get(f"city:{c['id']}", (c["lon"], c["lat"]))),
            f"territory:{c['territory']}",
        )
        for c in board["city"]
    ]
    groups = {k["id"]: _names(k) for k in board["kingdom"]}
    groups |= {z["id"]: _names(z) for z in data["zones"]["sea"]}
    return Atlas(places, touching, groups, marks, links, kinds)


def _names(entry: dict[str, Any]) -> dict[str, str]:
    return {"it": entry["it"], "en": entry["en"]}
