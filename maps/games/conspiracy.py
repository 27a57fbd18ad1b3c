"""Medieval Conspiracy: 64 territories of the Empire in two halves, their capitals, trade roads, foreign markets."""

from typing import Any

from maps.atlas import Atlas, Element, Link, Mark, Pair, Place

MARKS = {
    "secular": "capital",
    "ecclesiastical": "bishopric",
    "secular_electorate": "elector",
    "ecclesiastical_electorate": "elector",
}


def read(data: dict[str, Any], hints: dict[str, Any]) -> Atlas:
    moved, extra = hints.get("moved", {}), hints.get("extra", {})
    places: list[Place] = []
    marks: list[Mark] = []
    for entry in data["territories"]["list"]:
        ref = f"territory:{entry['id']}"
        at = (entry["lon"], entry["lat"])
        seeds = (tuple(moved.get(ref, at)), *(tuple(p) for p in extra.get(ref, [])))
        places.append(Place(ref, _names(entry["name"]), Element.LAND, entry["half"], seeds))
        marks.append(Mark(f"capital:{entry['id']}", _names(entry["capital"]), MARKS[entry["kind"]], at, ref))
    for city in data["foreign_cities"]["list"]:
        ref = f"city:{city['id']}"
        marks.append(Mark(ref, _names(city["name"]), "foreign", tuple(moved.get(ref, (city["lon"], city["lat"])))))
    touching: set[Pair] = set()
    for a, neighbours in data["borders"]["neighbours"].items():
        touching |= {frozenset((f"territory:{a}", f"territory:{b}")) for b in neighbours}
    kinds = {frozenset(f"territory:{i}" for i in pair): "half" for pair in data["dividing_line"]["pairs"]}
    links = [Link((f"capital:{a}", f"capital:{b}"), "road") for a, b in data["roads"]["domestic"]]
    links += [Link((f"capital:{a}", f"city:{b}"), "road") for a, b in data["roads"]["foreign"]]
    groups = {"north": {"it": "Nord", "en": "North"}, "south": {"it": "Sud", "en": "South"}}
    return Atlas(places, touching, groups, marks, links, kinds)


def _names(name: str) -> dict[str, str]:
    return {"it": name, "en": name}
