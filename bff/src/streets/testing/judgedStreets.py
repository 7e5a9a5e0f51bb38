"""The judge of walks: the streets of a file of OpenStreetMap as a graph, by docs/walking.md (rules 1 to 6a) alone."""
import math
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "osm/testing"))
import judgedWheelchair as wheelchair  # noqa: E402
from judgedAreas import is_area, is_platform, lines_across, may_be_area, outline  # noqa: E402
from judgedLevels import split  # noqa: E402
from osmObjects import objects  # noqa: E402

# Metres a second.
SPEEDS = {"foot": 1.25, "stepFree": 1.25, "wheelchair": 0.9, "bike": 1.25}

METRES_PER_DEGREE = math.radians(6371008.8)

# Rule 1
WALKED = """unclassified road residential living_street service pedestrian footway path track bridleway cycleway steps
elevator corridor platform""".split()
for big in ("trunk", "primary", "secondary", "tertiary"):
    WALKED += [big, f"{big}_link"]
CLOSED = ("no", "private", "military", "agricultural", "forestry", "use_sidepath")
OPEN = ("yes", "designated", "permissive", "official", "destination", "customers")
# Rule 4
WALLS = ("wall", "fence", "hedge", "city_wall", "retaining_wall", "guard_rail", "debris")


def rounded(number):
    """To whole numbers, halves up."""
    return math.floor(number + 0.5)


def metres(one, other):
    """Between two places in degrees (rule 2)."""
    (lat1, lon1), (lat2, lon2) = [[math.radians(value) for value in place] for place in (one, other)]
    half = math.sin((lat2 - lat1) / 2) ** 2 + math.cos(lat1) * math.cos(lat2) * math.sin((lon2 - lon1) / 2) ** 2
    return 2 * 6371008.8 * math.asin(min(1, math.sqrt(half)))


def is_street(tags):
    if "highway" in tags:
        return tags["highway"] in WALKED
    return is_platform(tags) or tags.get("indoor") == "corridor"


def is_open(tags):
    if tags.get("foot") in OPEN:
        return True
    return tags.get("foot") not in CLOSED and tags.get("access") not in CLOSED and tags.get("motorroad") != "yes"


def is_set(tags, key):
    return tags.get(key, "no") != "no"


def is_escalator(tags):
    return tags.get("highway") in ("steps", "footway") and is_set(tags, "conveying")


def is_lift(tags):
    return tags.get("highway") == "elevator"


def whole(text, low, high):
    """A number between these, or None."""
    try:
        number = int(text)
    except (TypeError, ValueError):
        return None
    return number if low <= number <= high else None


def layer_of(tags):
    return whole(tags.get("layer"), -10**6, 10**6) or 0


def seconds_of(tags, length, steps, profile):
    """Rules 3 and 6b."""
    if is_lift(tags):
        return 45
    if profile == "wheelchair":
        return length / SPEEDS[profile] * wheelchair.slowness(tags)
    if is_escalator(tags):
        return length / 0.6
    seconds = length / 1.25
    if tags.get("highway") == "steps":
        return max(seconds * 1.6, steps * 0.6)
    return seconds


def aversion(tags):
    """Rule 5."""
    factor = 1
    has_sidewalk = any(
        tags.get(key) in ("yes", "both", "left", "right")
        for key in ("sidewalk", "sidewalk:both", "sidewalk:left", "sidewalk:right")
    )
    if tags.get("highway") in ("trunk", "trunk_link", "primary", "primary_link") and not has_sidewalk:
        factor *= 1.5
    if is_set(tags, "tunnel") or tags.get("lit") == "no":
        factor *= 1.1
    return factor


def is_wall(tags):
    """Rule 4: whether nobody passes."""
    if "barrier" not in tags or tags.get("foot") in OPEN:
        return False
    if tags["barrier"] in WALLS or tags.get("locked") == "yes" or tags.get("foot") in CLOSED:
        return True
    return "foot" not in tags and tags.get("access") in CLOSED


def has_lights(tags):
    if tags.get("highway") == "crossing":
        return tags.get("crossing") == "traffic_signals" or tags.get("crossing:signals") == "yes"
    return tags.get("highway") == "traffic_signals" and is_set(tags, "crossing")


def is_bike_barrier(tags):
    """Rule 5 of cycling.md."""
    return tags.get("bicycle") not in OPEN and (is_wall(tags) or tags.get("barrier") in wheelchair.NARROW)


def delay_of(tags, is_closed=is_wall):
    """Rule 4: tenths of a second at a node, None where nobody passes."""
    if is_closed(tags):
        return None
    if tags.get("highway") == "elevator":
        return 450
    return 100 if has_lights(tags) else 0


class Edge:
    """Along the way from `ends[0]` to `ends[1]`, or straight through an area."""

    def __init__(self, ends, points, tags, number):
        self.ends, self.points, self.tags, self.number = ends, points, tags, number
        self.metres = sum(metres(one, other) for one, other in zip(points, points[1:]))
        self.steps = 0
        self.is_across = False


class Map:
    """What the file has: the same for all who walk."""

    def __init__(self, path):
        self.places, self.node_tags, self.tagged_ways, self.relations, ways = {}, {}, [], [], {}
        for kind, number, pairs, content in objects(path):
            tags = {key.decode(): value.decode() for key, value in pairs}
            if kind == "node":
                self.places[number] = (rounded(content[0] / 100) / 1e7, rounded(content[1] / 100) / 1e7)
                if tags:
                    self.node_tags[number] = tags
            elif kind == "way":
                ways[number] = content
            if tags and kind != "node":
                (self.tagged_ways if kind == "way" else self.relations).append((tags, content))
        # Each with the number of what it belongs to: a way, or an area.
        streets, areas = [], []
        for tags, nodes in self.tagged_ways:
            if is_street(tags):
                if is_area(tags, nodes) and self.has_all(nodes):
                    areas.append((tags, [nodes]))
                    streets.append((tags, nodes, areas[-1]))
                else:
                    streets.append((tags, nodes, None))
        whole = {number: nodes for number, nodes in ways.items() if self.has_all(nodes)}
        for tags, members in self.relations:
            if tags.get("type") == "multipolygon" and is_street(tags) and may_be_area(tags):
                lines = outline(members, whole)
                if lines:
                    areas.append((tags, lines))
                    streets += [(tags, nodes, areas[-1]) for nodes in lines]
        self.edges = []
        runs = [(tags, list(self.runs(nodes)), area) for tags, nodes, area in streets]
        cuts = self.cuts([run for _, parts, _ in runs for run in parts])
        self.pieces = split([run[:2] for run in runs], lambda node: is_lift(self.node_tags.get(node, {})))
        self.copies = {}
        for i, (tags, parts, _) in enumerate(runs):
            self.add_way(i, tags, parts, cuts)
        self.add_across(runs, areas)

    def end(self, way, node):
        """A node as the end of an edge: a copy for each piece of rule 2b but the first."""
        piece = self.pieces.get((way, node), 0)
        if piece == 0:
            return node
        if (node, piece) not in self.copies:
            copy = self.copies[node, piece] = -1 - len(self.copies)
            self.places[copy], self.node_tags[copy] = self.places[node], self.node_tags.get(node, {})
        return self.copies[node, piece]

    def has_all(self, nodes):
        return all(node in self.places for node in nodes)

    def add_across(self, runs, areas):
        """Rule 2a."""
        owners = {}
        for i, (_, parts, area) in enumerate(runs):
            for node in {node for run in parts for node in run}:
                owners.setdefault(node, set()).add(i if area is None else id(area))
        counts = {node: len(numbers) for node, numbers in owners.items()}
        first = {id(area): i for i, (_, _, area) in reversed(list(enumerate(runs))) if area}
        for area in areas:
            tags, lines = area
            for ends in lines_across(lines, counts, self.places):
                ends = tuple(self.end(first[id(area)], node) for node in ends)
                self.edges.append(Edge(ends, [self.places[node] for node in ends], tags, len(self.edges)))
                self.edges[-1].is_across = True

    def runs(self, nodes):
        """The unbroken parts of a way whose nodes are not all in the file."""
        run = []
        for node in [*nodes, None]:
            if node not in self.places:
                if len(run) > 1:
                    yield run
                run = []
            elif not run or node != run[-1]:
                run.append(node)

    def cuts(self, runs):
        """The nodes between edges."""
        seen, cuts = set(), set()
        for run in runs:
            cuts |= {run[0], run[-1]}
            for node in run:
                tags = self.node_tags.get(node, {})
                if node in seen or delay_of(tags) != 0 or wheelchair.is_blocked(tags) or is_bike_barrier(tags):
                    cuts.add(node)
                seen.add(node)
        return cuts

    def add_way(self, way, tags, parts, cuts):
        first = len(self.edges)
        for run in parts:
            start = 0
            for at in range(1, len(run)):
                if run[at] in cuts:
                    points = [self.places[node] for node in run[start : at + 1]]
                    ends = self.end(way, run[start]), self.end(way, run[at])
                    self.edges.append(Edge(ends, points, tags, len(self.edges)))
                    start = at
        steps = whole(tags.get("step_count"), 1, 2000)
        length = sum(edge.metres for edge in self.edges[first:])
        for edge in self.edges[first:] if steps else []:
            edge.steps = max(1, rounded(steps * edge.metres / length) if length else 0)


class Network:
    """The streets as one kind of walker uses them. `profile`: `foot`, `stepFree` (rule 6a) or `wheelchair` (rule 6b)."""

    def __init__(self, streets, profile):
        self.edges = streets.edges
        self.costs = [self.costs_of(edge, profile) for edge in streets.edges]
        self.at = {}
        for edge in streets.edges:
            for end in set(edge.ends):
                self.at.setdefault(end, []).append(edge)
        self.speed = SPEEDS[profile]
        is_closed = is_bike_barrier if profile == "bike" else is_wall
        self.delay = {node: delay_of(streets.node_tags.get(node, {}), is_closed) for node in self.at}
        if profile == "wheelchair":
            self.delay |= {node: None for node in self.at if wheelchair.is_blocked(streets.node_tags.get(node, {}))}
        self.main = self.main_network()
        self.grid = {}
        for edge in streets.edges:
            if self.main[edge.number]:
                for cell in cells_of(edge.points):
                    self.grid.setdefault(cell, []).append(edge)

    @staticmethod
    def costs_of(edge, profile):
        tags = edge.tags
        if not is_open(tags) or profile == "stepFree" and (tags.get("highway") == "steps" or is_escalator(tags)):
            return None, None
        if profile == "wheelchair" and wheelchair.is_closed(tags, is_escalator(tags)):
            return None, None
        seconds = seconds_of(tags, edge.metres, edge.steps, profile)
        cost = rounded(seconds * 10), rounded(seconds * 10 * aversion(tags))
        forward = tags.get("conveying") == "forward" or tags.get("oneway:foot") == "yes"
        backward = tags.get("conveying") == "backward" or tags.get("oneway:foot") == "-1"
        return None if backward else cost, None if forward else cost

    def reached(self, start, is_back, within):
        """The nodes that one comes to from a node, or from which one comes to it, by edges over nodes of `within`."""
        found, waiting = {start}, [start]
        while waiting:
            node = waiting.pop()
            if not is_back and self.delay[node] is None:
                continue
            for edge in self.at[node]:
                for ends, cost in ((edge.ends, self.costs[edge.number][0]), (edge.ends[::-1], self.costs[edge.number][1])):
                    here, there = ends[::-1] if is_back else ends
                    is_blocked = is_back and self.delay[there] is None
                    if cost is not None and here == node and there in within and there not in found and not is_blocked:
                        found.add(there)
                        waiting.append(there)
        return found

    def main_network(self):
        """Rule 6: by edge."""
        piece, left = {}, set(self.at)
        # A crossing of many streets is likely to be in the largest piece, which is then done with.
        for start in sorted(self.at, key=lambda node: -len(self.at[node])):
            if start in left:
                both = self.reached(start, False, left) & self.reached(start, True, left)
                piece |= {node: start for node in both}
                left -= both

        def piece_of(edge):
            one, other = edge.ends
            costs = self.costs[edge.number]
            if costs == (None, None):
                return None
            if piece[one] == piece[other]:
                return piece[one]
            walls = [end for end in edge.ends if self.delay[end] is None]
            if None in costs or not walls:
                return None
            return piece[other if walls[0] == one else one]

        pieces = [piece_of(edge) for edge in self.edges]
        sizes = {}
        for edge, one in zip(self.edges, pieces):
            if one is not None and not edge.is_across:
                sizes[one] = sizes.get(one, 0) + 1
        least = min(200, max(sizes.values(), default=0))
        return [one is not None and sizes.get(one, 0) >= least for one in pieces]


CELL = 0.002


def cells_of(points):
    """Squares of the earth that a line may touch."""
    lats, lons = zip(*points)
    for row in range(math.floor(min(lats) / CELL), math.floor(max(lats) / CELL) + 1):
        for column in range(math.floor(min(lons) / CELL), math.floor(max(lons) / CELL) + 1):
            yield row, column
