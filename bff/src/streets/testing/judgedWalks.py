"""The judge of walks: how far and how long from one place to another, by docs/walking.md (rules 7 to 13) alone. It shares no code with the product.

    python3 judgedWalks.py < questions.json

Input: {"map": "city.osm.pbf", "stops": [{"lat", "lon"}, ...], "questions": [{"profile", "kind", "from", "to", "maxMetres"}, ...]}, where an end is the
number of a stop or {"lat", "lon"}. Kinds: `access` and `direct` (rules 12 and 14, up to so many metres), `change` and `ruled` (rule 13). Output, by question:
{"metres", "seconds"}, or null where there is no such walk.
"""
import heapq
import json
import math
import sys

from judgedStreets import CELL, METRES_PER_DEGREE, Map, Network, is_escalator, is_lift, is_set, layer_of, metres, rounded


class Snap:
    """A point on an edge: its share of the edge's length, and the straight metres from the place."""

    def __init__(self, edge, share, distance):
        self.edge, self.share, self.metres = edge, share, distance

    def part(self, network, share, is_along):
        """Metres, tenths and weight from the place over this share of the edge, None where it is closed."""
        cost = network.costs[self.edge.number][0 if is_along else 1]
        if cost is None:
            return None
        straight = rounded(self.metres / 1.25 * 10)
        tenths, weight = (straight + rounded(share * one) for one in cost)
        return self.metres + share * self.edge.metres, tenths, weight


def snap_to(edge, place):
    """The nearest point of an edge, on a plane around the place."""
    scale = math.cos(math.radians(place[0]))
    plane = [((lon - place[1]) * scale * METRES_PER_DEGREE, (lat - place[0]) * METRES_PER_DEGREE) for lat, lon in edge.points]
    best, best_at, length = math.inf, 0, 0
    for (x1, y1), (x2, y2) in zip(plane, plane[1:]):
        square = (x2 - x1) ** 2 + (y2 - y1) ** 2
        share = 0 if square == 0 else min(1, max(0, -(x1 * (x2 - x1) + y1 * (y2 - y1)) / square))
        distance = math.hypot(x1 + share * (x2 - x1), y1 + share * (y2 - y1))
        if distance < best:
            best, best_at = distance, length + share * math.sqrt(square)
        length += math.sqrt(square)
    return Snap(edge, best_at / length if length else 0, best)


def near(network, place):
    """All edges of the main network within 150 m, nearest first."""
    reach = 150 / METRES_PER_DEGREE
    wide = reach / math.cos(math.radians(place[0]))
    rows = range(math.floor((place[0] - reach) / CELL), math.floor((place[0] + reach) / CELL) + 1)
    columns = range(math.floor((place[1] - wide) / CELL), math.floor((place[1] + wide) / CELL) + 1)
    edges = {edge.number: edge for row in rows for column in columns for edge in network.grid.get((row, column), [])}
    snaps = [snap_to(edge, place) for _, edge in sorted(edges.items())]
    return sorted((snap for snap in snaps if snap.metres <= 150), key=lambda snap: snap.metres)


def snaps_of_stop(network, place):
    """Rule 7."""

    def is_joined(tags):
        return tags.get("highway") != "steps" and not is_escalator(tags) and not is_lift(tags)

    def is_on_ground(tags):
        return not is_set(tags, "bridge") and not is_set(tags, "tunnel") and layer_of(tags) == 0

    snaps = [snap for snap in near(network, place) if is_joined(snap.edge.tags)]
    on_ground = [snap for snap in snaps if is_on_ground(snap.edge.tags) and snap.metres <= 50]
    return (on_ground or snaps)[:1]


def snaps_of_place(network, place):
    """Rule 8."""
    snaps = near(network, place)
    return [snap for snap in snaps[:3] if snap.metres <= snaps[0].metres + 25]


def ways(network, start, goals):
    """The way of least weight (rule 5) from the snaps of one end to those of each goal: (weight, metres, tenths), or None."""
    queue, best = [], {}

    def reach(node, weight, length, tenths):
        if node not in best or (weight, length) < best[node][:2]:
            best[node] = weight, length, tenths
            heapq.heappush(queue, (weight, node))

    for snap in start:
        for is_along in (True, False):
            part = snap.part(network, 1 - snap.share if is_along else snap.share, is_along)
            if part:
                reach(snap.edge.ends[1 if is_along else 0], part[2], part[0], part[1])

    def to(goal):
        found = []
        for snap in goal:
            for is_along in (True, False):
                node = snap.edge.ends[0 if is_along else 1]
                part = snap.part(network, snap.share if is_along else 1 - snap.share, is_along)
                delay = network.delay[node]
                if part and node in best and delay is not None:
                    weight, length, tenths = best[node]
                    found.append((weight + delay + part[2], length + part[0], tenths + delay + part[1]))
            for one in start:
                if one.edge is snap.edge:
                    part = snap.part(network, abs(snap.share - one.share), snap.share >= one.share)
                    straight = rounded(one.metres / 1.25 * 10)
                    if part:
                        found.append((straight + part[2], one.metres + part[0], straight + part[1]))
        return min(found, default=None)

    waiting = {i for i in range(len(goals))}
    ends = {}
    for i, goal in enumerate(goals):
        for snap in goal:
            for end in snap.edge.ends:
                ends.setdefault(end, set()).add(i)
    done = {}
    while queue and waiting:
        weight, node = heapq.heappop(queue)
        if weight > best[node][0]:
            continue
        # A way whose weight is less than that of all nodes left cannot be improved.
        for i in [i for i in waiting if i in done and done[i] < weight]:
            waiting.discard(i)
        for i in ends.get(node, ()):
            found = to(goals[i])
            if found:
                done[i] = found[0]
        delay = network.delay[node]
        if delay is None:
            continue
        for edge in network.at[node]:
            for from_end, to_end, cost in ((*edge.ends, network.costs[edge.number][0]), (*edge.ends[::-1], network.costs[edge.number][1])):
                if from_end == node and cost is not None:
                    here = best[node]
                    reach(to_end, here[0] + delay + cost[1], here[1] + edge.metres, here[2] + delay + cost[0])
    return [to(goal) for goal in goals]


def straight_walk(question, one, other):
    """Rule 10, and rule 5 of journeys.md."""
    straight = metres(one, other)
    length = rounded(1.3 * straight)
    if question["kind"] == "change" and straight > 400 or length > question.get("maxMetres", math.inf):
        return None
    return {"metres": length, "seconds": math.ceil(length / 1.25)}


def walk(question, way):
    """Rules 11 to 14; a way is (weight, metres, tenths)."""
    if way is None:
        return None
    _, length, tenths = way
    if question["kind"] == "change" and (tenths > 6000 or length > 750):
        return None
    if rounded(length) > question.get("maxMetres", math.inf):
        return None
    return {"metres": rounded(length), "seconds": math.ceil(tenths / 10)}


def answers(streets, stops, questions):
    networks, groups = {}, {}
    for i, question in enumerate(questions):
        groups.setdefault((question["profile"], json.dumps(question["from"])), []).append(i)
    result = [None] * len(questions)

    def place_of(end):
        end = stops[end] if isinstance(end, int) else end
        return end["lat"], end["lon"]

    def snaps(network, end):
        return (snaps_of_stop if isinstance(end, int) else snaps_of_place)(network, place_of(end))

    for (profile, start), numbers in groups.items():
        if profile not in networks:
            networks[profile] = Network(streets, profile)
        network, start = networks[profile], json.loads(start)
        here = snaps(network, start)
        there = [snaps(network, questions[i]["to"]) for i in numbers]
        for i, goal, way in zip(numbers, there, ways(network, here, there)):
            question = questions[i]
            found = walk(question, way)
            if not here or not goal or found is None and question["kind"] == "ruled":
                found = straight_walk(question, place_of(start), place_of(question["to"]))
            result[i] = found
    return result


if __name__ == "__main__":
    asked = json.load(sys.stdin)
    print(json.dumps(answers(Map(asked["map"]), asked["stops"], asked["questions"])))
