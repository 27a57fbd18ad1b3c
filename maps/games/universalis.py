"""MedioEvo Universalis: 151 territories, 46 sea areas, 36 cities, straits, river borders, the camps of the hordes.

The three islands of the religious orders are drawn too; a table without that option leaves them out of play.
"""

from typing import Any

from maps.atlas import Atlas, Element, Link, Mark, Pair, Place


def read(data: dict[str, Any], hints: dict[str, Any]) -> Atlas:
    board = data["map"]
    islands = data["options"]["religious_orders"]["territory"]
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
        for t in [*board["territory"], *islands]
    ]
    places += [
        Place(f"sea:{s['id']}", _names(s), Element.SEA, s["zone"], seeds(f"sea:{s['id']}", s), s["type"])
        for s in board["sea"]
    ]
    touching: set[Pair] = set()
    kinds: dict[Pair, str] = {}
    for border in board["border"]:
        pair = frozenset((f"territory:{border['a']}", f"territory:{border['b']}"))
        touching.add(pair)
        if border["kind"] != "normal":
            kinds[pair] = border["kind"]
    for sea in board["sea"]:
        ref = f"sea:{sea['id']}"
        touching |= {frozenset((ref, f"sea:{other}")) for other in sea["adjacent"]}
        touching |= {frozenset((ref, f"territory:{coast}")) for coast in sea["coasts"]}
    for island in islands:
        touching |= {frozenset((f"territory:{island['id']}", f"sea:{sea}")) for sea in island["seas"]}
    links = [Link((f"territory:{s['a']}", f"territory:{s['b']}"), "strait", f"sea:{s['sea']}") for s in board["strait"]]
    links += [Link((f"horde:{v['id']}", f"territory:{t}"), "inroad") for v in board["virtual"] for t in v["entries"]]
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
    camps = hints["camps"]
    marks += [Mark(f"horde:{v['id']}", _short(_names(v)), "camp", tuple(camps[v["id"]])) for v in board["virtual"]]
    groups = {k["id"]: _names(k) for k in board["kingdom"]}
    groups |= {z["id"]: _names(z) for z in data["zones"]["sea"]}
    return Atlas(places, touching, groups, marks, links, kinds)


def _names(entry: dict[str, Any]) -> dict[str, str]:
    return {"it": entry["it"], "en": entry["en"]}


def _short(names: dict[str, str]) -> dict[str, str]:
    """Without the explanation in brackets, for which a map has no room."""
    return {language: name.partition(" (")[0] for language, name in names.items()}
