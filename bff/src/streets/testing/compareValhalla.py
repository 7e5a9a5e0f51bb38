"""Compares the lengths of walks, or of rides by bike, with those of another router, Valhalla, on the same file of OpenStreetMap. Needs pyvalhalla (docs/decisions/0099).

    python compareValhalla.py city.osm.pbf [pairs] [bike]

Prints how far the lengths differ, and for each pair that differs by more than 20 % what each way goes along: `closed` is what docs/walking.md closes.
They are those of the judge, which walks.exact.test.ts and rides.exact.test.ts compare with the product.
"""
import heapq
import itertools
import json
import math
import random
import subprocess
import sys
import tempfile
from pathlib import Path

import valhalla
from valhalla.utils import decode_polyline

from judgedCycling import BikeNetwork
from judgedLinks import snaps_of_place
from judgedStreets import Map, Network, is_open, is_street, metres
from judgedWalks import ways
from osmObjects import objects

KEYS = "highway footway service foot bicycle access oneway motorroad layer tunnel conveying area name".split()


def built(path, folder):
    """A router for the file."""
    tiles = Path(folder) / "tiles"
    tiles.mkdir()
    config = valhalla.get_config(tile_dir=str(tiles), tile_extract="")
    config["mjolnir"]["admin"] = config["mjolnir"]["timezone"] = ""
    config["mjolnir"]["concurrency"] = 1
    file = Path(folder) / "config.json"
    file.write_text(json.dumps(config))
    program = valhalla.PYVALHALLA_DIR / "bin/valhalla_build_tiles"
    subprocess.run([program, "-c", file, path], check=True, capture_output=True)
    return valhalla.Actor(str(file))


def asked(actor, start, goal, costing):
    """Metres and points by Valhalla, None where it finds no way."""
    places = [{"lat": lat, "lon": lon} for lat, lon in (start, goal)]
    try:
        answer = json.loads(actor.route(json.dumps({"locations": places, "costing": costing, "units": "kilometers"})))
    except valhalla.ValhallaError:
        return None
    trip = answer["trip"]
    return trip["summary"]["length"] * 1000, [(lat, lon) for lon, lat in decode_polyline(trip["legs"][0]["shape"])]


class Pieces:
    """What each piece of a way is. Valhalla's points are up to a metre from those of the file."""

    def __init__(self, path):
        self.near, self.tags, places = {}, {}, {}
        for kind, number, pairs, content in objects(path):
            if kind == "node":
                places[number] = (content[0] / 1e9, content[1] / 1e9)
            elif kind == "way":
                tags = {key.decode(): value.decode() for key, value in pairs}
                for one, other in zip(content, content[1:]) if is_street(tags) else []:
                    self.tags[frozenset((one, other))] = tags
                    for node in {one, other} & places.keys():
                        self.near.setdefault(self.cell(places[node]), {})[node] = places[node]

    @staticmethod
    def cell(place):
        return math.floor(place[0] * 2e4), math.floor(place[1] * 2e4)

    def node(self, place):
        row, column = self.cell(place)
        near = {}
        for cell in itertools.product((row - 1, row, row + 1), (column - 1, column, column + 1)):
            near |= self.near.get(cell, {})
        return min(near, key=lambda node: metres(near[node], place), default=None)

    def of(self, one, other):
        return self.tags.get(frozenset((self.node(one), self.node(other))))


def own_line(network, start, goal):
    """The edges of the way of least weight between two nodes, as Dijkstra's algorithm finds it without any end."""
    best, queue = {start: (0, None, None)}, [(0, start)]
    while queue:
        weight, node = heapq.heappop(queue)
        if weight > best[node][0] or network.delay[node] is None:
            continue
        for edge in network.at[node]:
            for (one, other), cost in zip((edge.ends, edge.ends[::-1]), network.costs[edge.number]):
                new = weight + network.delay[node] + (cost[1] if cost else 0)
                if one == node and cost and (other not in best or new < best[other][0]):
                    best[other] = new, node, edge
                    heapq.heappush(queue, (new, other))
    points = []
    while goal in best and best[goal][1] is not None:
        _, before, edge = best[goal]
        points += edge.points if edge.ends[0] == goal else edge.points[::-1]
        goal = before
    return points[::-1]


def told(points, pieces):
    """Metres by what a line goes along."""
    lengths = {}
    for one, other in zip(points, points[1:]):
        tags = pieces.of(one, other)
        what = "a part of a piece, or a line across an area"
        if tags is not None:
            what = ("" if is_open(tags) else "closed: ") + ", ".join(f"{key}={tags[key]}" for key in KEYS if key in tags)
        lengths[what] = lengths.get(what, 0) + metres(one, other)
    return [f"    {length:5.0f} m {what}" for what, length in sorted(lengths.items(), key=lambda one: -one[1])]


def compare(path, count, is_bike, actor):
    streets = Map(path)
    network = BikeNetwork(streets) if is_bike else Network(streets, "foot")
    costing = "bicycle" if is_bike else "pedestrian"
    nodes = sorted({end for edge in streets.edges if network.main[edge.number] for end in edge.ends})
    pieces = Pieces(path)
    chance = random.Random(32)
    differences, none = [], 0
    while len(differences) + none < count:
        start, goal = chance.choice(nodes), chance.choice(nodes)
        places = streets.places[start], streets.places[goal]
        if not 300 <= metres(*places) <= 3000:
            continue
        (own,) = ways(network, snaps_of_place(network, places[0]), [snaps_of_place(network, places[1])])
        other = asked(actor, *places, costing)
        if own is None or other is None:
            none += 1
            print(f"{places}: {'no way' if own is None else round(own[1])}, {'no way' if other is None else round(other[0])}")
            continue
        differences.append(own[1] / other[0] - 1)
        if abs(differences[-1]) > 0.2:
            print(f"{places}: {own[1]:.0f} m, Valhalla {other[0]:.0f} m", "  ours:", sep="\n")
            print("\n".join([*told(own_line(network, start, goal), pieces), "  Valhalla:", *told(other[1], pieces)]))
    sizes = sorted(map(abs, differences))
    far = sum(size > 0.2 for size in sizes)
    print(
        f"{Path(path).name}: {len(sizes)} pairs, {none} without a way, difference {sizes[len(sizes) // 2]:.1%} in the middle "
        f"(with its sign {sorted(differences)[len(sizes) // 2]:+.1%}), {sizes[len(sizes) * 9 // 10]:.1%} at the 90th percentile, {far} over 20 %"
    )


with tempfile.TemporaryDirectory() as folder:
    compare(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 300, "bike" in sys.argv[3:], built(sys.argv[1], folder))
