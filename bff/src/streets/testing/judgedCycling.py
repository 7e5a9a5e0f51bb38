"""The judge of rides by bike: the streets as docs/cycling.md has them, that page and docs/walking.md alone."""
from judgedStreets import CLOSED, OPEN, Network, is_escalator, is_lift, is_open, rounded, seconds_of
from judgedWheelchair import number

RIDDEN = "unclassified road residential living_street service track path cycleway".split()
for big in ("trunk", "primary", "secondary", "tertiary"):
    RIDDEN += [big, f"{big}_link"]
CYCLEWAYS = ("cycleway", "cycleway:both", "cycleway:left", "cycleway:right")
OPPOSITE = ("opposite", "opposite_lane", "opposite_track", "opposite_share_busway")


def is_ridden(tags):
    """Rule 1."""
    said, highway = tags.get("bicycle"), tags.get("highway")
    if highway == "steps" or is_escalator(tags) or is_lift(tags):
        return False
    if said in OPEN:
        return True
    if said == "dismount" or said in CLOSED or tags.get("access") in CLOSED or tags.get("vehicle") in CLOSED:
        return False
    return highway in RIDDEN and tags.get("motorroad") != "yes"


def directions(tags):
    """Rule 2: whether one may ride along a way, and against it."""
    oneway = tags.get("oneway:bicycle")
    if oneway is None and not any(tags.get(key) in OPPOSITE for key in CYCLEWAYS):
        oneway = tags.get("oneway")
        if oneway is None and tags.get("junction") in ("roundabout", "circular"):
            oneway = "yes"
    return oneway not in ("-1", "reverse"), oneway not in ("yes", "true", "1")


def walked_directions(tags):
    """Rules 1 and 3 of walking.md, as rule 3 has them."""
    if not is_open(tags):
        return False, False
    if tags.get("highway") == "steps" and not is_escalator(tags):
        if tags.get("ramp:bicycle") != "yes" and tags.get("bicycle") not in OPEN:
            return False, False
    forward = tags.get("conveying") == "forward" or tags.get("oneway:foot") == "yes"
    backward = tags.get("conveying") == "backward" or tags.get("oneway:foot") == "-1"
    return not backward, not forward


def ride_cost(tags, length, slope):
    """Rules 4 and 6, by the percent that it rises in the direction of travel: (tenths, weight)."""
    seconds = length / 4.2
    if tags.get("surface") in ("sett", "cobblestone", "unhewn_cobblestone"):
        seconds *= 1.3
    if slope > 6:
        seconds *= 1.5
    weight = seconds
    if tags.get("highway") == "cycleway" or tags.get("bicycle") == "designated":
        weight *= 0.8
    if tags.get("highway") in ("trunk", "trunk_link", "primary", "primary_link"):
        weight *= 2
    return rounded(seconds * 10), rounded(weight * 10)


class BikeNetwork(Network):
    def __init__(self, streets):
        super().__init__(streets, "bike")

    @staticmethod
    def costs_of(edge, _):
        tags = edge.tags
        slope = 0 if edge.is_across else number(tags.get("incline"), "%") or 0
        ridden = (True, True) if edge.is_across else directions(tags)
        pushed = rounded(seconds_of(tags, edge.metres, edge.steps, "foot") * 10)
        return tuple(
            ride_cost(tags, edge.metres, rise) if is_ridden(tags) and may_ride else (pushed, pushed) if may_walk else None
            for may_ride, may_walk, rise in zip(ridden, walked_directions(tags), (slope, -slope))
        )
