"""The judge of walks: where stops meet the streets, by rules 7 and 8 of docs/walking.md alone. Rule 7a, ways inside of stations, is that of journeys.md."""
import math
import unicodedata

from judgedStreets import CELL, METRES_PER_DEGREE, is_escalator, is_lift, is_set, layer_of, metres, rounded

# Among the nodes of a stop area.
STATION_NODES = {"railway": ("station", "halt", "stop", "tram_stop"), "public_transport": ("station", "stop_position")}


class Snap:
    """A point on an edge: its share of the edge's length, and the metres and tenths of a second between it and the place."""

    def __init__(self, edge, share, distance, point, speed):
        self.edge, self.share, self.metres, self.point = edge, share, distance, point
        self.tenths = rounded(distance / speed * 10)

    def through(self, distance, seconds, speed):
        """With a straight line more, and a time."""
        self.metres += distance
        self.tenths += rounded(distance / speed * 10) + seconds * 10
        return self

    def part(self, network, share, is_along):
        """Metres, tenths and weight of this share of the edge, and from there to the place; None where the edge is closed."""
        cost = network.costs[self.edge.number][0 if is_along else 1]
        if cost is None:
            return None
        tenths, weight = (self.tenths + rounded(share * one) for one in cost)
        return self.metres + share * self.edge.metres, tenths, weight


def nearest_on(points, place):
    """Metres, share and place of the nearest point of a line, on a plane around the place."""
    scale = math.cos(math.radians(place[0]))
    plane = [((lon - place[1]) * scale * METRES_PER_DEGREE, (lat - place[0]) * METRES_PER_DEGREE) for lat, lon in points]
    best, length = (math.hypot(*plane[0]), 0, plane[0]), 0
    for (x1, y1), (x2, y2) in zip(plane, plane[1:]):
        square = (x2 - x1) ** 2 + (y2 - y1) ** 2
        share = 0 if square == 0 else min(1, max(0, -(x1 * (x2 - x1) + y1 * (y2 - y1)) / square))
        x, y = x1 + share * (x2 - x1), y1 + share * (y2 - y1)
        if math.hypot(x, y) < best[0]:
            best = math.hypot(x, y), length + share * math.sqrt(square), (x, y)
        length += math.sqrt(square)
    distance, before, (x, y) = best
    point = place[0] + y / METRES_PER_DEGREE, place[1] + x / scale / METRES_PER_DEGREE
    return distance, before / length if length else 0, point


def near(network, place):
    """All edges of the main network within 150 m, nearest first."""
    reach = 150 / METRES_PER_DEGREE
    wide = reach / math.cos(math.radians(place[0]))
    rows = range(math.floor((place[0] - reach) / CELL), math.floor((place[0] + reach) / CELL) + 1)
    columns = range(math.floor((place[1] - wide) / CELL), math.floor((place[1] + wide) / CELL) + 1)
    edges = {edge.number: edge for row in rows for column in columns for edge in network.grid.get((row, column), [])}
    snaps = []
    for _, edge in sorted(edges.items()):
        distance, share, point = nearest_on(edge.points, place)
        snaps.append(Snap(edge, share, distance, point, network.speed))
    return sorted((snap for snap in snaps if snap.metres <= 150), key=lambda snap: snap.metres)


def snaps_of_place(network, place):
    """Rule 8."""
    snaps = near(network, place)
    return [snap for snap in snaps[:3] if snap.metres <= snaps[0].metres + 25]


def joined(network, place):
    def is_joined(tags):
        return tags.get("highway") != "steps" and not is_escalator(tags) and not is_lift(tags)

    return [snap for snap in near(network, place) if is_joined(snap.edge.tags)]


def nearest(network, place):
    """Rule 7d."""

    def is_on_ground(tags):
        return not is_set(tags, "bridge") and not is_set(tags, "tunnel") and layer_of(tags) == 0

    snaps = joined(network, place)
    on_ground = [snap for snap in snaps if is_on_ground(snap.edge.tags) and snap.metres <= 50]
    return (on_ground or snaps)[:1]


def words(name):
    plain = "".join(one for one in unicodedata.normalize("NFD", name) if not unicodedata.combining(one)).casefold()
    return set("".join(one if one.isalnum() else " " for one in plain).split())


def are_like(one, other):
    shorter, longer = sorted((words(one), words(other)), key=len)
    return len(shorter) > 0 and shorter <= longer


def values(tags, key):
    return [value.strip() for value in tags.get(key, "").split(";") if value.strip()]


class Stations:
    """Platforms, entrances and stop areas of the map."""

    def __init__(self, streets):
        # Platforms by each value of a tag that names them.
        self.platforms, self.entrances, self.areas = {}, {}, []
        for number, tags in streets.node_tags.items():
            if number in streets.places:
                self.add_platform(tags, [streets.places[number]])
                if tags.get("railway") in ("subway_entrance", "train_station_entrance"):
                    self.entrances[number] = streets.places[number], tags
        for tags, nodes in streets.tagged_ways:
            self.add_platform(tags, [streets.places[node] for node in nodes if node in streets.places])
        self.in_areas = set()
        for tags, members in streets.relations:
            nodes = [number for kind, number, _ in members if kind == "node"]
            doors = [number for number in nodes if number in self.entrances]
            if tags.get("public_transport") != "stop_area" or not doors:
                continue
            self.in_areas |= set(doors)
            of_station = [number for number in nodes if number in self.entrances or self.is_of_station(streets, number)]
            self.areas.append((tags.get("name", ""), doors, [streets.places[number] for number in of_station]))

    @staticmethod
    def is_of_station(streets, number):
        tags = streets.node_tags.get(number, {})
        return number in streets.places and any(tags.get(key) in kinds for key, kinds in STATION_NODES.items())

    def add_platform(self, tags, points):
        is_platform = "platform" in (tags.get("public_transport"), tags.get("railway"), tags.get("highway"))
        if points and (is_platform or tags.get("highway") == "bus_stop"):
            for value in {one for key in ("gtfs:stop_id", "ref:IFOPT", "ref", "local_ref") for one in values(tags, key)}:
                self.platforms.setdefault(value, []).append((tags, points))

    def platform_of(self, stop):
        """Rule 7b: its point that is nearest to the stop."""
        place, found = (stop["lat"], stop["lon"]), []
        named = {stop["id"], stop["code"], stop["platform"]} & self.platforms.keys()
        for tags, points in (platform for value in named for platform in self.platforms[value]):
            rank = rank_of(tags, stop)
            if rank is not None:
                distance, _, point = nearest_on(points, place)
                if distance <= 150:
                    found.append((rank, distance, point))
        return min(found)[2] if found else None

    def doors_of(self, stop):
        """Rule 7c: entrances as (place, tags), None where there are none."""
        place = stop["lat"], stop["lon"]
        areas = []
        for name, doors, points in self.areas:
            distance = min(metres(place, point) for point in points)
            if are_like(name, stop["name"]) and distance <= 250:
                areas.append((distance, doors))
        if areas:
            return [self.entrances[number] for number in min(areas)[1]]
        free = [door for number, door in self.entrances.items() if number not in self.in_areas]
        return [door for door in free if metres(door[0], place) <= 250] or None


def rank_of(tags, stop):
    """By what a platform is that of the stop, the best is the least; None where it is not."""
    own = [one for one in (stop["id"], stop["code"]) if one]
    if stop["id"] in values(tags, "gtfs:stop_id"):
        return 0
    if stop["id"] in values(tags, "ref:IFOPT"):
        return 1
    if any(len(ref) >= 3 and ref in own for ref in values(tags, "ref")):
        return 2
    if stop["platform"] and stop["platform"] in values(tags, "local_ref") and are_like(tags.get("name", ""), stop["name"]):
        return 3
    return None


def snaps_of_stop(network, stations, stop, profile):
    """Rule 7; None where the stop cannot be reached."""
    place = stop["lat"], stop["lon"]
    platform = stations.platform_of(stop)
    for snap in joined(network, platform)[:1] if platform else []:
        distance = metres(place, snap.point)
        if distance <= 150 and (not stop["isOfRail"] or snap.metres <= 0.5):
            return [Snap(snap.edge, snap.share, distance, snap.point, network.speed)]
    doors = stations.doors_of(stop) if stop["isOfRail"] else None
    if doors:
        usable = [at for at, tags in doors if profile == "foot" or tags.get("wheelchair") != "no"]
        if not usable:
            return None
        snaps = [snap.through(metres(at, place), 60, network.speed) for at in usable for snap in nearest(network, at)]
        if snaps:
            return snaps
    return nearest(network, place)
