"""The judge of the reader: counts what is in a PBF file of OpenStreetMap. Prints JSON; needs nothing but Python.

    python3 readOsm.py city.osm.pbf
"""
import json
import math
import sys

from osmObjects import objects

# Ways that may be walked or ridden along, and their link roads.
ROADS = """trunk primary secondary tertiary unclassified road residential living_street service pedestrian footway path
track bridleway cycleway steps elevator corridor platform""".split()
ROADS += [f"{road}_link" for road in ROADS[:4]]


def metres(one, other):
    """Along the great circle; degrees on a sphere of the earth's mean radius."""
    (lat1, lon1), (lat2, lon2) = [[math.radians(value / 1e9) for value in place] for place in (one, other)]
    half = math.sin((lat2 - lat1) / 2) ** 2 + math.cos(lat1) * math.cos(lat2) * math.sin((lon2 - lon1) / 2) ** 2
    return 2 * 6371008.8 * math.asin(math.sqrt(half))


def is_walked(tags):
    if "highway" in tags:
        return tags["highway"] in ROADS
    return "platform" in (tags.get("public_transport"), tags.get("railway")) or tags.get("indoor") == "corridor"


class Count:
    def __init__(self):
        self.objects = {"nodes": 0, "ways": 0, "relations": 0}
        self.tags = {"nodes": 0, "ways": 0, "relations": 0}
        self.ids = {"nodes": 0, "ways": 0, "relations": 0}
        self.lat = self.lon = 0
        self.wayNodes = self.members = self.memberIds = 0
        self.roles = {}
        self.values = {}
        self.roadMetres = self.houses = 0
        self.places = {}
        self.ways = {}

    def take(self, kind, number, pairs):
        self.objects[kind] += 1
        self.ids[kind] += number
        self.tags[kind] += len(pairs)
        for key, value in pairs:
            key = key.decode()
            if key in ("highway", "name", "addr:housenumber", "building", "natural"):
                entry = self.values.setdefault(key, [0, 0])
                entry[0] += 1
                # The bytes of UTF-8, summed: any letter that is read otherwise shows.
                entry[1] += sum(value)

    def node(self, number, pairs, place):
        self.places[number] = place
        self.houses += any(key == b"addr:housenumber" for key, _ in pairs)
        self.lat += round(place[0] / 100)
        self.lon += round(place[1] / 100)
        self.take("nodes", number, pairs)

    def way(self, number, pairs, nodes):
        self.take("ways", number, pairs)
        self.wayNodes += sum(nodes)
        tags = {key.decode(): value.decode() for key, value in pairs}
        self.ways[number] = nodes
        places = [self.places.get(node) for node in nodes]
        if is_walked(tags):
            self.roadMetres += self.length(nodes)
        self.houses += "addr:housenumber" in tags and any(places)

    def length(self, nodes):
        places = [self.places.get(node) for node in nodes]
        return sum(metres(a, b) for a, b in zip(places, places[1:]) if a and b)

    def relation(self, number, pairs, members):
        self.take("relations", number, pairs)
        tags = {key.decode(): value.decode() for key, value in pairs}
        if tags.get("type") == "multipolygon" and is_walked(tags) and tags.get("highway") != "steps":
            self.add_border([member for kind, member, role in members if kind == "way" and role in (b"", b"outer", b"inner")])
        self.members += len(members)
        for _, member, role in members:
            self.memberIds += member
            text = role.decode()
            self.roles[text] = self.roles.get(text, 0) + 1

    def add_border(self, numbers):
        """Of a square, where all of it is in the file."""
        lines = [self.ways.get(number, [None]) for number in numbers]
        ends = [end for line in lines if line[0] != line[-1] for end in (line[0], line[-1])]
        if all(node in self.places for line in lines for node in line) and all(ends.count(end) % 2 == 0 for end in ends):
            self.roadMetres += sum(map(self.length, lines))


def read(path):
    count = Count()
    for kind, *rest in objects(path):
        getattr(count, kind)(*rest)
    count.places = count.ways = None
    return vars(count)


print(json.dumps(read(sys.argv[1]), sort_keys=True))
