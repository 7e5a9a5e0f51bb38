"""What is in a PBF file of OpenStreetMap, by the description of the format alone (https://wiki.openstreetmap.org/wiki/PBF_Format).
For the judges; needs nothing but Python.
"""
import struct
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


def objects(path):
    """Kind, id, tags (pairs of bytes) and content of each object, in the order of the file. The content of a node is (lat, lon) in degrees of 1e-9,
    of a way its nodes, of a relation its members as (kind, id, role)."""
    for kind, data in blocks(path):
        if kind == b"OSMData":
            yield from block_objects(data)


def block_objects(data):
    texts, groups, grain = [], [], {17: 100, 19: 0, 20: 0}
    for number, value in fields(data):
        if number == 1:
            texts = [text for _, text in fields(value)]
        elif number == 2:
            groups.append(value)
        elif number in grain:
            grain[number] = signed(value)

    def place(lat, lon):
        return grain[19] + grain[17] * lat, grain[20] + grain[17] * lon

    for group in groups:
        for number, value in fields(group):
            if number == 1:
                node = {2: b"", 3: b""} | dict(fields(value))
                tags = [(texts[key], texts[one]) for key, one in zip(unsigned(node[2]), unsigned(node[3]))]
                yield "node", zigzag(node[1]), tags, place(zigzag(node[8]), zigzag(node[9]))
            elif number == 2:
                dense = {1: b"", 8: b"", 9: b"", 10: b""} | dict(fields(value))
                pairs = iter(unsigned(dense[10]))
                for one, lat, lon in zip(summed(dense[1]), summed(dense[8]), summed(dense[9])):
                    tags = []
                    while (key := next(pairs, 0)) != 0:
                        tags.append((texts[key], texts[next(pairs)]))
                    yield "node", one, tags, place(lat, lon)
            elif number in (3, 4):
                thing = {2: b"", 3: b"", 8: b"", 9: b"", 10: b""} | dict(fields(value))
                tags = [(texts[key], texts[one]) for key, one in zip(unsigned(thing[2]), unsigned(thing[3]))]
                if number == 3:
                    yield "way", thing[1], tags, summed(thing[8])
                else:
                    roles = [texts[role] for role in unsigned(thing[8])]
                    kinds = [("node", "way", "relation")[one] for one in unsigned(thing[10])]
                    yield "relation", thing[1], tags, list(zip(kinds, summed(thing[9]), roles))
