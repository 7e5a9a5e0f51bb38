"""The judge of the drawn map: how many hectares of water, wood and buildings a file has, and how many kilometres of ways,
by their tags alone (https://wiki.openstreetmap.org/wiki/Map_features). Prints JSON; needs nothing but Python.

    python3 drawnMap.py city.osm.pbf
"""
import json
import math
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "osm/testing"))
from osmObjects import objects  # noqa: E402

EARTH = 6371008.8


def read(path):
    """Nodes as (lon, lat) in degrees, ways as (nodes, tags), relations as (members, tags), by id."""
    nodes, ways, relations = {}, {}, {}
    for kind, one, pairs, content in objects(path):
        tags = {key.decode(): value.decode() for key, value in pairs}
        if kind == "node":
            lat, lon = content
            nodes[one] = (lon / 1e9, lat / 1e9)
        elif kind == "way":
            ways[one] = (content, tags)
        else:
            relations[one] = ([(what, member, role.decode()) for what, member, role in content], tags)
    return nodes, ways, relations


def kind_of_area(tags):
    if tags.get("area") == "no":
        return None
    absent = ("no", "entrance", "proposed", "demolished", "razed", "collapsed")
    if "building" in tags and tags["building"] not in absent and tags.get("location") != "underground":
        return "building"
    if (
        tags.get("natural") == "water"
        or tags.get("waterway") in ("riverbank", "dock")
        or tags.get("landuse") in ("reservoir", "basin")
        or tags.get("leisure") == "swimming_pool"
    ):
        return "water"
    if tags.get("place") == "square" or tags.get("leisure") in (
        "park garden common dog_park playground golf_course pitch bleachers beach_resort".split()
    ):
        return "park" if tags.get("leisure") == "park" and tags.get("place") != "square" else None
    if tags.get("natural") == "wood":
        return "wood"
    other = "scrub heath grassland fell wetland mud beach sand shingle".split()
    if tags.get("landuse") == "forest" and tags.get("natural") not in other:
        outranked = tags.get("amenity") == "grave_yard" or "man_made" in tags or "aeroway" in tags or "power" in tags
        return None if outranked else "wood"
    return None


ROADS = {
    "motorway": "motorway",
    "primary": "primary",
    "secondary": "secondary",
    "tertiary": "secondary",
    "residential": "minor",
    "unclassified": "minor",
    "living_street": "minor",
    "pedestrian": "minor",
    "road": "minor",
    "steps": "stairs",
}


def kind_of_way(tags, is_closed):
    """Of some ways; those that are areas are none."""
    if tags.get("indoor", "no") != "no" or (is_closed and drawn_as_area(tags)):
        return None
    if "highway" in tags:
        road = tags["highway"].removesuffix("_link")
        if road == "trunk":
            return "motorway" if tags.get("motorroad") == "yes" else "primary"
        if road in ROADS:
            return ROADS[road]
        if road in "busway service track footway path bridleway platform cycleway".split():
            return None
    rails = {"tram": "tram", "subway": "metro"}
    return rails.get(tags.get("railway"))


def drawn_as_area(tags):
    if tags.get("area") == "yes" and "highway" in tags:
        return True
    return any(key in tags for key in ("building", "landuse", "leisure", "natural", "place"))


def size(ring):
    """Square metres, on a plane that touches the earth at the ring."""
    lat = sum(place[1] for place in ring) / len(ring)
    degree = math.radians(1) * EARTH
    flat = [(lon * degree * math.cos(math.radians(lat)), at * degree) for lon, at in ring]
    east, north = flat[0]
    flat = [(x - east, y - north) for x, y in flat]
    return abs(sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in zip(flat, flat[1:] + flat[:1]))) / 2


def metres(line):
    total = 0
    for (lon1, lat1), (lon2, lat2) in zip(line, line[1:]):
        east = math.radians(lon2 - lon1) * math.cos(math.radians((lat1 + lat2) / 2))
        total += EARTH * math.hypot(east, math.radians(lat2 - lat1))
    return total


def rings(lists):
    """Lists of nodes put together, end to end; those that do not close are left out."""
    open_lists = [list(one) for one in lists if len(one) > 1]
    closed = []
    while open_lists:
        line = open_lists.pop()
        while line[0] != line[-1]:
            index = next((i for i, one in enumerate(open_lists) if line[-1] in (one[0], one[-1])), None)
            if index is None:
                break
            other = open_lists.pop(index)
            line += (other if other[0] == line[-1] else other[::-1])[1:]
        if line[0] == line[-1] and len(line) > 3:
            closed.append(line[:-1])
    return closed


def count(path):
    nodes, ways, relations = read(path)
    areas, lines = {}, {}

    def add(kind, square_metres):
        entry = areas.setdefault(kind, [0, 0])
        entry[0] += 1
        entry[1] += square_metres

    def size_of(lists):
        return sum(size([nodes[node] for node in ring]) for ring in rings(lists))

    for refs, tags in ways.values():
        is_closed = len(refs) > 3 and refs[0] == refs[-1]
        area = kind_of_area(tags) if is_closed else None
        if area:
            add(area, size([nodes[node] for node in refs[:-1]]))
        way = kind_of_way(tags, is_closed)
        if way:
            lines[way] = lines.get(way, 0) + metres([nodes[node] for node in refs])
    for members, tags in relations.values():
        kind = kind_of_area(tags) if tags.get("type") == "multipolygon" else None
        if kind is None:
            continue

        def of_roles(*roles):
            return [ways[one][0] for sort, one, role in members if sort == "way" and role in roles and one in ways]

        square_metres = size_of(of_roles("", "outer")) - size_of(of_roles("inner"))
        if square_metres > 0:
            add(kind, square_metres)
    return {"areas": areas, "lines": lines}


print(json.dumps(count(sys.argv[1]), sort_keys=True))
