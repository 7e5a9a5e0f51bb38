"""The judge of walks: which ways that have a node in common are joined there, by rule 2b of docs/walking.md alone."""
import re

NUMBER = r"(-?\d{1,2}(?:\.\d{1,2})?)"


def levels(tags):
    """The lowest and the highest, None where nothing is known."""
    numbers = []
    for part in tags.get("level", "").split(";"):
        found = re.fullmatch(rf"{NUMBER}(?:-{NUMBER})?", part.strip())
        if not found:
            return None
        numbers += [float(number) for number in found.groups() if number]
    return min(numbers), max(numbers)


def leads_elsewhere(tags):
    incline = tags.get("incline", "")
    slope = re.match(r"\s*[-+]?\d*\.?\d+", incline)
    is_ramp = incline in ("up", "down") or slope is not None and float(slope[0]) != 0
    is_escalator = tags.get("highway") == "footway" and tags.get("conveying", "no") != "no"
    return is_ramp or is_escalator or tags.get("highway") in ("steps", "elevator")


def is_outdoors(tags):
    is_corridor = tags.get("highway") == "corridor" or "highway" not in tags and tags.get("indoor") == "corridor"
    return not is_corridor and tags.get("indoor", "no") == "no"


def are_joined(one, other):
    """Two ways at a node, as (tags, whether it is an end)."""
    here, there = levels(one[0]), levels(other[0])
    if here is None or there is None or leads_elsewhere(one[0]) or leads_elsewhere(other[0]):
        return True
    if here[0] <= there[1] and there[0] <= here[1]:
        return True
    return all(is_end and is_outdoors(tags) for tags, is_end in (one, other))


def pieces(meetings):
    """Sets of ways that are joined, also over others; `meetings` by way."""
    left, found = set(meetings), []
    while left:
        piece, waiting = set(), {min(left)}
        while waiting:
            way = waiting.pop()
            piece.add(way)
            waiting |= {other for other in left - piece if are_joined(meetings[way], meetings[other])}
        found.append(piece)
        left -= piece
    return found


def split(runs, is_lift):
    """By way and node, which of the pieces it is in, where there are several. `runs`: tags and unbroken parts of each way."""
    at = {}
    for way, (tags, parts) in enumerate(runs):
        for run in parts:
            for node in run:
                is_end = node in (run[0], run[-1]) or at.get(node, {}).get(way, (None, False))[1]
                at.setdefault(node, {})[way] = tags, is_end
    return {
        (way, node): i
        for node, meetings in at.items()
        if not is_lift(node) and sum(levels(tags) is not None for tags, _ in meetings.values()) > 1
        for i, piece in enumerate(pieces(meetings))
        for way in piece
    }
