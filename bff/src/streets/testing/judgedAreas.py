"""The judge of walks: which ways close around areas, and the straight lines through them, by rule 2a of docs/walking.md alone."""

MOST_ENTRIES = 40
MOST_NODES = 500


def is_platform(tags):
    if "highway" in tags:
        return tags["highway"] == "platform"
    return "platform" in (tags.get("public_transport"), tags.get("railway"))


def is_area(tags, nodes):
    """Of a way that is walked along."""
    if tags.get("area") == "no" or len(nodes) < 4 or nodes[0] != nodes[-1] or not may_be_area(tags):
        return False
    is_corridor = "highway" not in tags and tags.get("indoor") == "corridor"
    return tags.get("area") == "yes" or is_platform(tags) or is_corridor or tags.get("highway") == "elevator"


def may_be_area(tags):
    conveys = tags.get("highway") == "footway" and tags.get("conveying", "no") != "no"
    return tags.get("highway") != "steps" and not conveys


def outline(members, ways):
    """The nodes of each way of a relation's border; None where they do not close."""
    numbers = [number for kind, number, role in members if kind == "way" and role in (b"", b"outer", b"inner")]
    if not numbers or not all(ways.get(number) for number in numbers):
        return None
    lines = [ways[number] for number in numbers]
    odd = set()
    for line in lines:
        if line[0] != line[-1]:
            odd ^= {line[0]}
            odd ^= {line[-1]}
    return None if odd else lines


def entries(lines, owners):
    """The nodes of a border that something else has too."""
    found = []
    for node in [node for line in lines for node in line]:
        if owners[node] > 1 and node not in found:
            found.append(node)
    return found


def lines_across(lines, owners, places):
    """Pairs of entries."""
    found = entries(lines, owners)
    if len(found) > MOST_ENTRIES or sum(map(len, lines)) > MOST_NODES:
        return
    pieces = [(one, other) for line in lines for one, other in zip(line, line[1:]) if one != other]
    beside = {frozenset(piece) for piece in pieces}
    at = {node: whole(places[node]) for line in lines for node in line}
    border = [(*at[one], *at[other]) for one, other in pieces]
    for i, one in enumerate(found):
        for other in found[i + 1 :]:
            if frozenset((one, other)) not in beside and stays_in(border, at[one], at[other]):
                yield one, other


def whole(place):
    """Units of 1e-7 degree, to the east and to the north."""
    return round(place[1] * 1e7), round(place[0] * 1e7)


def stays_in(border, one, other):
    """Cuts the line wherever it meets the border, and looks at the middle of each part."""
    (x, y), (dx, dy) = one, (other[0] - one[0], other[1] - one[1])
    # Parts of the line, as numerator and denominator.
    cuts = {(0, 1), (1, 1)}
    for x1, y1, x2, y2 in border:
        ex, ey = x2 - x1, y2 - y1
        across = dx * ey - dy * ex
        # Through its ends the line may go along a piece.
        for px, py in ((x1, y1), (x2, y2)):
            if dx * (py - y) == dy * (px - x):
                cuts.add((dx * (px - x) + dy * (py - y), dx * dx + dy * dy))
        if across:
            sign = 1 if across > 0 else -1
            along, on_piece = sign * ((x1 - x) * ey - (y1 - y) * ex), sign * ((x1 - x) * dy - (y1 - y) * dx)
            if 0 <= on_piece <= abs(across):
                cuts.add((along, abs(across)))
    inside = sorted((cut for cut in cuts if 0 <= cut[0] <= cut[1]), key=lambda cut: cut[0] / cut[1])
    for (n1, d1), (n2, d2) in zip(inside, inside[1:]):
        if n1 * d2 != n2 * d1:
            part, parts = n1 * d2 + n2 * d1, 2 * d1 * d2
            if not is_in(border, x * parts + dx * part, y * parts + dy * part, parts):
                return False
    return True


def is_in(border, x, y, unit):
    """Whether a point, in parts of a unit, is in an odd number of rings or on the border."""
    is_inside = False
    for x1, y1, x2, y2 in border:
        low, high = (y1, y2) if y1 < y2 else (y2, y1)
        if not low * unit <= y <= high * unit:
            continue
        side = (x2 - x1) * (y - y1 * unit) - (y2 - y1) * (x - x1 * unit)
        if side == 0 and min(x1, x2) * unit <= x <= max(x1, x2) * unit:
            return True
        if (y1 * unit > y) != (y2 * unit > y) and (side > 0) == (y2 > y1):
            is_inside = not is_inside
    return is_inside
