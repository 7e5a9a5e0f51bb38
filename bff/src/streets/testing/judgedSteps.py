"""The judge of the steps of walks: whether what is told of a line is what a file of OpenStreetMap has there, by docs/walking.md (rules 16 to 21) alone. It shares no code with the product.

    python3 judgedSteps.py < walks.json

Input: {"map": "city.osm.pbf", "walks": [[{"kind", "turn", "name", "stairs", "line": [[lat, lon], ...]}, ...], ...]}. Output: {"mistakes": [...], "seen": {what was compared: how often}}.
What of its neighbours takes a short piece is not judged: a step may have so much of another.
"""
import json
import math
import sys
from collections import Counter

from judgedStreets import CELL, METRES_PER_DEGREE, Map, cells_of, is_escalator, layer_of, metres

SIDES = {"slightLeft": -40, "left": -90, "sharpLeft": -150, "straight": 0, "slightRight": 40, "right": 90, "sharpRight": 150}
# By how many degrees a turn may be off the middle of what it is called: half of its range (at most 35), and what a short piece at the corner may add.
TURN_DEGREES = 60
NO_TURN = ("crossing", "lift", "entrance")
PLAIN = ("street", "path", "square", "corridor", "platform")
NO_STREETS = "footway path track bridleway cycleway steps corridor platform elevator".split()
# Rule 16.
BESIDE_METRES, BESIDE_DEGREES = 20, 20
# Of a step on which the map has its name; what is told with it has others.
LEAST_NAMED = 0.15
# What goes on along one street for so long, around a corner, is told (rules 17 and 20).
LONG_METRES = 90


def vector(one, other):
    """Metres to the east and to the north."""
    scale = math.cos(math.radians(one[0])) * METRES_PER_DEGREE
    return (other[1] - one[1]) * scale, (other[0] - one[0]) * METRES_PER_DEGREE


def bearing(one, other):
    return math.degrees(math.atan2(*vector(one, other)))


def turned(before, after):
    return (after - before + 180) % 360 - 180


def is_street(tags):
    return tags.get("highway", "footway") not in NO_STREETS


def pieces(line):
    return [(one, other) for one, other in zip(line, line[1:]) if metres(one, other) > 0.05]


class Ground:
    """The ways of the map by where they are."""

    def __init__(self, path):
        self.grid = {}
        for edge in Map(path).edges:
            for piece in pieces(edge.points):
                for cell in cells_of(piece):
                    self.grid.setdefault(cell, []).append((edge, piece))

    def near(self, place, reach):
        rows = {math.floor((place[0] + side * reach / METRES_PER_DEGREE) / CELL) for side in (-1, 0, 1)}
        wide = reach / METRES_PER_DEGREE / math.cos(math.radians(place[0]))
        columns = {math.floor((place[1] + side * wide) / CELL) for side in (-1, 0, 1)}
        for row in rows:
            for column in columns:
                for edge, (one, other) in self.grid.get((row, column), []):
                    (x1, y1), (x2, y2) = vector(place, one), vector(place, other)
                    square = (x2 - x1) ** 2 + (y2 - y1) ** 2
                    share = min(1, max(0, -(x1 * (x2 - x1) + y1 * (y2 - y1)) / square))
                    distance = math.hypot(x1 + share * (x2 - x1), y1 + share * (y2 - y1))
                    if distance <= reach:
                        yield edge, distance, bearing(one, other)

    def along(self, piece, reach, degrees):
        """The ways that run beside the middle of a piece, in its direction or against it."""
        middle = [sum(values) / 2 for values in zip(*piece)]
        for edge, _, there in self.near(middle, reach):
            angle = abs(turned(bearing(*piece), there))
            if min(angle, 180 - angle) <= degrees:
                yield edge

    def on(self, piece):
        return list(self.along(piece, 0.6, 4))


def angles(before, after):
    """From one line to another, each by some metres of it near where they meet."""
    def bearings(line):
        found, length = [], 0
        for one, other in pieces(line):
            length += metres(one, other)
            found.append(bearing(line[0], other))
            found.append(bearing(one, other))
            if length > 45:
                break
        return found

    return [turned(one + 180, other) for one in bearings(before[::-1]) for other in bearings(after)]


def name_of(edge):
    return " ".join(edge.tags.get("name", "").split())


def is_stairs(edge):
    return edge.tags.get("highway") == "steps" and not is_escalator(edge.tags)


def mistakes_of(ground, steps, seen):
    line = [piece for step in steps for piece in pieces(step["line"])]
    # The straight lines between the places and the street are told with it up to 50 m.
    ends = [line[0], line[-1]]
    for i, step in enumerate(steps):
        on = [(piece, ground.on(piece)) for piece in pieces(step["line"]) if piece not in ends]
        kind, name = step["kind"], step["name"]
        length = sum(metres(*piece) for piece, _ in on)
        if kind in ("stairs", "escalator") and on:
            seen[kind] += 1
            is_kind = is_stairs if kind == "stairs" else lambda edge: is_escalator(edge.tags)
            if not any(map(is_kind, (edge for _, edges in on for edge in edges))):
                yield i, f"{kind} where the map has none"
            if kind == "stairs":
                yield from ((i, text) for text in mistakes_of_stairs(on, step, seen))
        elif kind in PLAIN:
            steep = sum(metres(*piece) for piece, edges in on if edges and all(map(is_stairs, edges)))
            if steep > 3:
                yield i, f"{steep:.0f} m of stairs that are not told"
            if name and length >= 60:
                seen["names"] += 1
                beside = sum(metres_called(ground, piece, edges, name) for piece, edges in on)
                if beside < LEAST_NAMED * length:
                    yield i, f"{name}: only {beside:.0f} of {length:.0f} m"
        elif kind == "crossing" and name:
            seen["crossings"] += 1
            if not any(name_of(edge) == name for place in step["line"] for edge, _, _ in ground.near(place, 20)):
                yield i, f"{name} is not crossed here"
        before = next((one for one in reversed(steps[:i]) if one["kind"] not in NO_TURN), None)
        if before and step["turn"] in SIDES and kind not in NO_TURN:
            seen[step["turn"]] += 1
            off = min((abs(turned(SIDES[step["turn"]], angle)) for angle in angles(before["line"], step["line"])), default=0)
            if off > TURN_DEGREES:
                yield i, f"{step['turn']}, {off:.0f}° off"
    yield from untold(ground, steps, ends, seen)


def metres_called(ground, piece, edges, name):
    """Rule 16, with a metre and some degrees of doubt; in parts of at most 10 m."""
    length = metres(*piece)
    if any(name_of(edge) == name for edge in edges):
        return length
    layers = {layer_of(edge.tags) for edge in edges}
    count = math.ceil(length / 10)
    at = [tuple(one + (other - one) * i / count for one, other in zip(*piece)) for i in range(count + 1)]
    parts = [ground.along(part, BESIDE_METRES + 1, BESIDE_DEGREES + 4) for part in zip(at, at[1:])]
    is_so = [any(name_of(edge) == name and is_street(edge.tags) and layer_of(edge.tags) in layers for edge in part) for part in parts]
    return length * sum(is_so) / count


def position(edge, place):
    """How far along an edge a place on it is."""
    best, length = (math.inf, 0), 0
    for one, other in pieces(edge.points):
        to_one, to_other = metres(one, place), metres(place, other)
        best = min(best, (to_one + to_other - metres(one, other), length + to_one))
        length += metres(one, other)
    return best[1]


def mistakes_of_stairs(on, step, seen):
    """Their number, where all of them are walked, and whether they lead up."""
    found = {edge.number: (edge, piece) for piece, edges in on for edge in edges if is_stairs(edge)}
    walked = sum(metres(*piece) for piece, edges in on if any(edge.number in found for edge in edges))
    if found and abs(walked - sum(edge.metres for edge, _ in found.values())) < 0.5:
        seen["numbers of stairs"] += 1
        counts = [edge.steps for edge, _ in found.values()]
        expected = None if 0 in counts else sum(counts)
        if step["stairs"] != expected:
            yield f"{step['stairs']} stairs, not {expected}"
    rises = set()
    for edge, (one, other) in found.values():
        is_along = position(edge, one) < position(edge, other)
        rises.add({"up": is_along, "down": not is_along}.get(edge.tags.get("incline")))
    if rises in ({True}, {False}):
        seen["up or down"] += 1
        if (step["turn"] == "up") not in rises or step["turn"] not in ("up", "down"):
            yield f"{step['turn']} where the map says otherwise"


def untold(ground, steps, ends, seen):
    """Long streets around a corner whose name is in no step."""
    runs = []
    for piece in [piece for step in steps for piece in pieces(step["line"]) if piece not in ends]:
        names = {name_of(edge) for edge in ground.on(piece) if is_street(edge.tags)}
        name = names.pop() if len(names) == 1 else ""
        if runs and runs[-1][0] == name:
            runs[-1][1].append(piece[1])
        else:
            runs.append((name, list(piece)))
    told = {step["name"] for step in steps}

    def length_of(run):
        return sum(metres(*piece) for piece in pieces(run))

    # What is crossed says nothing of the corner.
    runs = [(name, run) for name, run in runs if length_of(run) >= 15]
    for (_, before), (name, run) in zip(runs, runs[1:]):
        length = length_of(run)
        if name and length >= LONG_METRES and min((abs(angle) for angle in angles(before, run)), default=0) > 60:
            seen["long streets"] += 1
            if name not in told:
                yield len(steps), f"{name}, {length:.0f} m, is not told"


if __name__ == "__main__":
    asked = json.load(sys.stdin)
    ground, seen = Ground(asked["map"]), Counter()
    mistakes = [f"walk {i}, step {at}: {text}" for i, steps in enumerate(asked["walks"]) for at, text in mistakes_of(ground, steps, seen)]
    print(json.dumps({"mistakes": mistakes, "seen": seen}))
