"""
Queries as travellers type them, and what they look for, from a file of OpenStreetMap alone. Prints JSON; needs nothing but Python.

    python3 queries.py city.osm.pbf 100

Positions are [latitude, longitude] in degrees. A line is right if it is at one of its positions: houses of one street name and number in several
towns are all right, as are shops of one chain. `street` is what a whole street is called.
"""
import json
import math
import os
import random
import re
import sys
import unicodedata

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../osm/testing"))
from osmObjects import objects  # noqa: E402


def read(path):
    """Houses by street and number, points by name, names of streets."""
    nodes, houses, points, streets = {}, {}, {}, set()
    for kind, one, pairs, place in objects(path):
        tags = {key.decode(): value.decode() for key, value in pairs}
        if kind == "relation":
            continue
        if kind == "node":
            place = (place[0] / 1e9, place[1] / 1e9)
            nodes[one] = place
        else:
            known = [nodes[node] for node in place if node in nodes]
            if not known:
                continue
            lats, lons = zip(*known)
            place = ((min(lats) + max(lats)) / 2, (min(lons) + max(lons)) / 2)
            if "highway" in tags and "name" in tags:
                streets.add(tags["name"])
        if "addr:housenumber" in tags and "addr:street" in tags:
            houses.setdefault((tags["addr:street"], tags["addr:housenumber"]), []).append(place)
        if "name" in tags and any(tags.get(key, "no") != "no" for key in ("amenity", "shop", "tourism", "leisure")):
            if tags.get("amenity") not in NO_POINTS and tags.get("tourism") != "information":
                points.setdefault(tags["name"], []).append(place)
    return houses, points, streets


# What nobody looks for, and what belongs to the timetable.
NO_POINTS = ("bus_station", "parking_entrance", "parking_space", "bench", "vending_machine", "telephone", "car_wash")

SHORT = [
    (r"^Rua\b", "R."),
    (r"^Avenida\b", "Av."),
    (r"^Travessa\b", "Tv."),
    (r"^Praça\b", "Pça."),
    (r"\bDoutor\b", "Dr."),
    (r"\bProfessor\b", "Prof."),
    (r"\bCoronel\b", "Cel."),
    (r"^Rue\b", "r."),
    (r"^Avenue\b", "av."),
    (r"^Boulevard\b", "bd"),
    (r"^Chemin\b", "ch."),
    (r"^Place\b", "pl."),
    (r"^Impasse\b", "imp."),
    (r"\bSaint\b", "St"),
    (r"\bSainte\b", "Ste"),
    (r"straße$", "str."),
    (r"\bStraße$", "Str."),
    (r"platz$", "pl."),
    (r"\bSankt\b", "St."),
]


def plain(text):
    text = text.lower().replace("ß", "ss").replace("œ", "oe").replace("æ", "ae").replace("’", "'")
    return "".join(letter for letter in unicodedata.normalize("NFD", text) if not unicodedata.combining(letter))


def misspelt(text, chance):
    """One letter of its longest word is left out, replaced, doubled or changes places with the next; never the first one. None for short words."""
    words = [(len(word.group()), word.start()) for word in re.finditer(r"[^\W\d_]+", text)]
    length, start = max(words, default=(0, 0))
    if length < 5:
        return None
    at = start + chance.randrange(1, length - 1)
    letter = text[at]
    way = chance.randrange(4)
    if way == 0 or (way == 3 and letter == text[at + 1]):
        return text[:at] + text[at + 1 :]
    if way == 1:
        return text[:at] + chance.choice([one for one in "aeinrst" if one != letter]) + text[at + 1 :]
    if way == 2:
        return text[:at] + letter + text[at:]
    return text[:at] + text[at + 1] + letter + text[at + 2 :]


def metres(one, other):
    high = (one[0] - other[0]) * 111_195
    wide = (one[1] - other[1]) * 111_195 * math.cos(math.radians(one[0]))
    return math.hypot(high, wide)


def between(houses, streets):
    """Numbers that nobody has, between two houses of one side that are at most 200 m apart."""
    sides = {}
    for (street, number), places in houses.items():
        if number.isdigit() and len(places) == 1 and street in streets:
            sides.setdefault((street, int(number) % 2), []).append((int(number), places[0]))
    numbers = {(street, number) for street, number in houses}
    taken = {}
    for street, number in numbers:
        taken.setdefault(street, set()).update(int(digits) for digits in re.findall(r"\d+", number))
        spans = [int(digits) for digits in re.findall(r"\d+", number)]
        if len(spans) == 2 and 0 < spans[1] - spans[0] < 200:
            taken[street].update(range(spans[0], spans[1]))
    for (street, _), side in sorted(sides.items()):
        side.sort()
        for (low, below), (high, above) in zip(side, side[1:]):
            missing = low + 2
            if missing < high and missing < 10_000 and missing not in taken[street] and metres(below, above) <= 200:
                yield street, missing, below, above
                break


def queries(path, most):
    houses, points, streets = read(path)
    chance = random.Random(f"halte {most}")
    known = sorted(houses)

    def some(list_, make):
        made = []
        for one in chance.sample(list_, len(list_)):
            if len(made) == most:
                break
            query = make(*one) if isinstance(one, tuple) else make(one)
            if query:
                made.append(query)
        return made

    def house(text):
        def make(street, number):
            typed = text(street, number)
            if typed is None:
                return None
            return {"typed": typed, "street": street, "number": number, "at": houses[street, number]}

        return make

    def short(street, number):
        made = street
        for pattern, replacement in SHORT:
            made = re.sub(pattern, replacement, made)
        return None if made == street else f"{made} {number}"

    def typo(street, number):
        wrong = misspelt(street, chance)
        return wrong and f"{wrong} {number}"

    def unfinished(street):
        typed = street[: math.ceil(len(street) * 0.6)].strip()
        return {"typed": typed, "street": street, "at": []} if len(typed) >= 4 else None

    def inside(street, number):
        found = re.fullmatch(r"(\d+)\s*-\s*(\d+)", number)
        if found and 2 < int(found[2]) - int(found[1]) < 40 and (int(found[2]) - int(found[1])) % 2 == 0:
            inner = str(int(found[1]) + 2)
            if (street, inner) not in houses:
                return f"{street} {inner}"
        return f"{street} {number}"

    def point(text):
        def make(name):
            typed = text(name)
            return typed and {"typed": typed, "name": name, "at": points[name]}

        return make

    odd = [(street, number) for street, number in known if not number.isdigit()]
    digits = [(street, number) for street, number in known if number.isdigit()]
    names = sorted(name for name in points if len(name) >= 4)
    return {
        "exact": some(digits, house(lambda street, number: f"{street} {number}")),
        "numberFirst": some(digits, house(lambda street, number: f"{number} {street}")),
        "comma": some(digits, house(lambda street, number: f"{street}, {number}")),
        "noAccents": some(digits, house(lambda street, number: plain(f"{street} {number}"))),
        "typo": some(digits, house(typo)),
        "abbreviated": some(digits, house(short)),
        "unfinished": some(sorted(streets), unfinished),
        "point": some(names, point(lambda name: name)),
        "pointTypo": some(names, point(lambda name: misspelt(name, chance))),
        "range": some(odd, house(inside)),
        "noSuchNumber": some(
            list(between(houses, streets)),
            lambda street, number, below, above: {
                "typed": f"{street} {number}",
                "street": street,
                "number": str(number),
                "at": [below, above],
            },
        ),
        "reverse": some(
            known, lambda street, number: {"typed": "", "street": street, "number": number, "at": houses[street, number][:1]}
        ),
    }


print(json.dumps(queries(sys.argv[1], int(sys.argv[2]))))
