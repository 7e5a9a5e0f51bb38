"""The judge of the reader: what is in a PBF file of OpenStreetMap, by the description of the format alone
(https://wiki.openstreetmap.org/wiki/PBF_Format). Prints JSON; needs nothing but Python.

    python3 readOsm.py city.osm.pbf
"""
import json
import math
import struct
import sys
import zlib


def varint(data, at):
    value, shift = 0, 0
    while True:
        byte = data[at]
        at += 1
        value |= (byte & 127) << shift
        if byte < 128:
            return value, at
        shift += 7


def fields(data):
    """Number and value of each field; bytes for those that have a length."""
    at = 0
    while at < len(data):
        key, at = varint(data, at)
        number, kind = key >> 3, key & 7
        if kind == 0:
            value, at = varint(data, at)
        elif kind == 2:
            length, at = varint(data, at)
            value, at = data[at : at + length], at + length
        elif kind == 1:
            value, at = data[at : at + 8], at + 8
        elif kind == 5:
            value, at = data[at : at + 4], at + 4
        else:
            raise ValueError(f"type {kind}")
        yield number, value


def unsigned(data):
    at, values = 0, []
    while at < len(data):
        value, at = varint(data, at)
        values.append(value)
    return values


def zigzag(value):
    return value >> 1 if value % 2 == 0 else -(value >> 1) - 1


def summed(data):
    total, values = 0, []
    for value in unsigned(data):
        total += zigzag(value)
        values.append(total)
    return values


def signed(value):
    return value - (1 << 64) if value >= 1 << 63 else value


def blocks(path):
    with open(path, "rb") as file:
        while True:
            length = file.read(4)
            if not length:
                return
            header = dict(fields(file.read(struct.unpack(">I", length)[0])))
            blob = dict(fields(file.read(header[3])))
            yield header[1], blob[1] if 1 in blob else zlib.decompress(blob[3])


# Ways that may be walked or ridden along, and their link roads.
ROADS = """trunk primary secondary tertiary unclassified road residential living_street service pedestrian footway path
track bridleway cycleway steps elevator corridor platform""".split()
ROADS += [f"{road}_link" for road in ROADS[:4]]


def metres(one, other):
    """Along the great circle; degrees on a sphere of the earth's mean radius."""
    (lat1, lon1), (lat2, lon2) = [[math.radians(value / 1e9) for value in place] for place in (one, other)]
    half = math.sin((lat2 - lat1) / 2) ** 2 + math.cos(lat1) * math.cos(lat2) * math.sin((lon2 - lon1) / 2) ** 2
    return 2 * 6371008.8 * math.asin(math.sqrt(half))


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

    def take(self, kind, number, pairs, texts):
        self.objects[kind] += 1
        self.ids[kind] += number
        self.tags[kind] += len(pairs)
        for key, value in pairs:
            key = texts[key].decode()
            if key in ("highway", "name", "addr:housenumber", "building", "natural"):
                entry = self.values.setdefault(key, [0, 0])
                entry[0] += 1
                # The bytes of UTF-8, summed: any letter that is read otherwise shows.
                entry[1] += sum(texts[value])

    def way(self, nodes, tags):
        is_road = tags.get("highway") in ROADS
        is_platform = "platform" in (tags.get("public_transport"), tags.get("railway")) and "highway" not in tags
        places = [self.places.get(node) for node in nodes]
        if is_road or is_platform:
            self.roadMetres += sum(metres(a, b) for a, b in zip(places, places[1:]) if a and b)
        self.houses += "addr:housenumber" in tags and any(places)

    def node(self, number, lat, lon, pairs, texts):
        self.places[number] = (lat, lon)
        self.houses += any(texts[key] == b"addr:housenumber" for key, _ in pairs)
        self.lat += round(lat / 100)
        self.lon += round(lon / 100)
        self.take("nodes", number, pairs, texts)


def read(path):
    count = Count()
    for kind, data in blocks(path):
        if kind != b"OSMData":
            continue
        texts, groups, grain = [], [], {17: 100, 19: 0, 20: 0}
        for number, value in fields(data):
            if number == 1:
                texts = [text for _, text in fields(value)]
            elif number == 2:
                groups.append(value)
            elif number in grain:
                grain[number] = signed(value)
        for group in groups:
            for number, value in fields(group):
                if number == 1:
                    node = {2: b"", 3: b""} | dict(fields(value))
                    count.node(
                        zigzag(node[1]),
                        grain[19] + grain[17] * zigzag(node[8]),
                        grain[20] + grain[17] * zigzag(node[9]),
                        list(zip(unsigned(node[2]), unsigned(node[3]))),
                        texts,
                    )
                elif number == 2:
                    dense = {10: b""} | dict(fields(value))
                    pairs = iter(unsigned(dense[10]))
                    for one, lat, lon in zip(summed(dense[1]), summed(dense[8]), summed(dense[9])):
                        tags = []
                        while (key := next(pairs, 0)) != 0:
                            tags.append((key, next(pairs)))
                        count.node(one, grain[19] + grain[17] * lat, grain[20] + grain[17] * lon, tags, texts)
                elif number in (3, 4):
                    thing = {2: b"", 3: b"", 8: b"", 9: b"", 10: b""} | dict(fields(value))
                    tags = list(zip(unsigned(thing[2]), unsigned(thing[3])))
                    count.take("ways" if number == 3 else "relations", thing[1], tags, texts)
                    if number == 3:
                        count.wayNodes += sum(summed(thing[8]))
                        count.way(summed(thing[8]), {texts[key].decode(): texts[value].decode() for key, value in tags})
                    else:
                        ids = summed(thing[9])
                        count.members += len(ids)
                        count.memberIds += sum(ids)
                        for role in unsigned(thing[8]):
                            text = texts[role].decode()
                            count.roles[text] = count.roles.get(text, 0) + 1
    count.places = None
    return vars(count)


print(json.dumps(read(sys.argv[1]), sort_keys=True))
