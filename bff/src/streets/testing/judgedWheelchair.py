"""The judge of walks: which streets are open to a wheelchair, and how much longer they take, by rule 6b of docs/walking.md alone."""
import re

CLOSED_SURFACES = ("sand", "mud")
CLOSED_SMOOTHNESS = ("very_bad", "horrible", "very_horrible", "impassable")
ROUGH = """cobblestone unhewn_cobblestone sett pebblestone gravel grass grass_paver ground earth dirt unpaved woodchips rock""".split()
# Roads, of which the carriageway is tagged.
CARRIAGEWAYS = "trunk primary secondary tertiary unclassified road residential".split()
CARRIAGEWAYS += [f"{road}_link" for road in CARRIAGEWAYS[:4]]
NARROW = ("stile", "horse_stile", "turnstile", "full-height_turnstile", "kissing_gate")


def number(text, unit):
    """None where it says nothing."""
    found = re.fullmatch(rf"([+-]?\d+(?:\.\d+)?)\s*{unit}?", text or "")
    return float(found[1]) if found else None


def is_made_for(tags):
    return tags.get("wheelchair") in ("yes", "designated")


def counted(tags, key):
    """A `surface` or `smoothness`, where it is that of what walkers use."""
    has_no_sidewalk = tags.get("sidewalk") in ("no", "none") or tags.get("sidewalk:both") == "no"
    return None if tags.get("highway") in CARRIAGEWAYS and not has_no_sidewalk else tags.get(key)


def steepness(tags):
    return abs(number(tags.get("incline"), "%") or 0)


def is_closed(tags, is_escalator):
    if is_escalator:
        return True
    if tags.get("highway") == "steps" and not is_made_for(tags) and tags.get("ramp:wheelchair") != "yes":
        return True
    if is_made_for(tags):
        return False
    width = number(tags.get("width"), "m")
    return (
        tags.get("wheelchair") == "no"
        or counted(tags, "surface") in CLOSED_SURFACES
        or counted(tags, "smoothness") in CLOSED_SMOOTHNESS
        or width is not None and width < 0.8
        or steepness(tags) > 10
        or tags.get("kerb") == "raised"
    )


def slowness(tags):
    if is_made_for(tags):
        return 1
    is_rough = counted(tags, "surface") in ROUGH or counted(tags, "smoothness") == "bad"
    return (2 if is_rough else 1) * (1.5 if steepness(tags) > 6 else 1)


def is_blocked(tags):
    """A node that nobody in a wheelchair passes."""
    if is_made_for(tags):
        return False
    is_marked = "barrier" in tags or "kerb" in tags or tags.get("highway") in ("crossing", "elevator")
    return tags.get("kerb") == "raised" or tags.get("barrier") in NARROW or tags.get("wheelchair") == "no" and is_marked
