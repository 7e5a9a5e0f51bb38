"""The judge of walks: how far and how long from one place to another, by docs/walking.md (rules 7 to 13) and docs/cycling.md alone. It shares no code with the product.

    python3 judgedWalks.py < questions.json

Input: {"map": "city.osm.pbf", "stops": [{"lat", "lon", "id", "code", "name", "platform", "isOfRail"}, ...], "questions": [{"profile", "kind", "from", "to", "maxMetres"}, ...]}, where an end is the
number of a stop or {"lat", "lon"}. Kinds: `access` and `direct` (rules 12 and 14, up to so many metres), `change` and `ruled` (rule 13). With the profile `bike` only `direct`. Output, by question:
{"metres", "seconds"}, or null where there is no such walk.
"""
import heapq
import json
import math
import sys

from judgedCycling import BikeNetwork
from judgedLinks import Stations, snaps_of_place, snaps_of_stop
from judgedStreets import Map, Network, metres, rounded


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
                    if part:
                        found.append((one.tenths + part[2], one.metres + part[0], one.tenths + part[1]))
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
    return {"metres": length, "seconds": math.ceil(length / (4.2 if question["profile"] == "bike" else 1.25))}


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
    networks, groups, stations = {}, {}, Stations(streets)
    for i, question in enumerate(questions):
        groups.setdefault((question["profile"], json.dumps(question["from"])), []).append(i)
    result = [None] * len(questions)

    def place_of(end):
        end = stops[end] if isinstance(end, int) else end
        return end["lat"], end["lon"]

    def snaps(profile, end):
        if isinstance(end, int):
            return snaps_of_stop(networks[profile], stations, stops[end], profile)
        return snaps_of_place(networks[profile], place_of(end))

    for (profile, start), numbers in groups.items():
        if profile not in networks:
            networks[profile] = BikeNetwork(streets) if profile == "bike" else Network(streets, profile)
        network, start = networks[profile], json.loads(start)
        here = snaps(profile, start)
        there = [snaps(profile, questions[i]["to"]) for i in numbers]
        for i, goal, way in zip(numbers, there, ways(network, here or [], [goal or [] for goal in there])):
            question = questions[i]
            found = walk(question, way)
            is_outside = [] in (here, goal)
            can_be_reached = None not in (here, goal)
            if can_be_reached and (is_outside or found is None and question["kind"] == "ruled"):
                found = straight_walk(question, place_of(start), place_of(question["to"]))
            result[i] = found
    return result


if __name__ == "__main__":
    asked = json.load(sys.stdin)
    print(json.dumps(answers(Map(asked["map"]), asked["stops"], asked["questions"])))
