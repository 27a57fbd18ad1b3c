"""Fief: 24 villages, the roads between them, six regions of fiefs and four bishoprics."""

from itertools import combinations
from typing import Any

from maps.atlas import Atlas, Element, Link, Mark, Place

REGIONS = {
    "duchy_south": {"it": "Ducato del Sud", "en": "Southern Duchy"},
    "duchy_northeast": {"it": "Ducato del Nord-Est", "en": "North-Eastern Duchy"},
    "county_northwest": {"it": "Contea del Nord-Ovest", "en": "North-Western County"},
    "county_west": {"it": "Contea dell'Ovest", "en": "Western County"},
    "barony_north": {"it": "Baronia del Nord", "en": "Northern Barony"},
    "barony_east": {"it": "Baronia dell'Est", "en": "Eastern Barony"},
}


def read(data: dict[str, Any], hints: dict[str, Any]) -> Atlas:
    seats = {bishopric["seat"] for bishopric in data["bishoprics"]}
    extra = hints.get("extra", {})
    places: list[Place] = []
    marks: list[Mark] = []
    for village in data["villages"]:
        ref, names, at = f"village:{village['id']}", _names(village["name"]), (village["x"], village["y"])
        seeds = (at, *(tuple(p) for p in extra.get(ref, [])))
        places.append(Place(ref, names, Element.LAND, village["region"], seeds))
        marks.append(Mark(ref, names, "cathedral" if village["id"] in seats else "village", at, ref))
    kinds: dict[frozenset[str], str] = {}
    for a, b in combinations(data["villages"], 2):
        one_region, one_see = a["region"] == b["region"], a["bishopric"] == b["bishopric"]
        pair = frozenset((f"village:{a['id']}", f"village:{b['id']}"))
        if one_region:
            kinds[pair] = "domain" if one_see else "see"
        elif not one_see:
            kinds[pair] = "realm-see"
    links = [Link((f"village:{a}", f"village:{b}"), "way") for a, b in data["roads"]["pairs"]]
    touching = {frozenset(link.ends) for link in links}
    groups = {region["id"]: REGIONS[region["id"]] for region in data["regions"]}
    tints = {region["id"]: region["hex"] for region in data["regions"]}
    return Atlas(places, touching, groups, marks, links, kinds, tints=tints, free_borders=True)


def _names(name: str) -> dict[str, str]:
    return {"it": name, "en": name}
