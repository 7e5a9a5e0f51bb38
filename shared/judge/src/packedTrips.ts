/** Whether a network file has every trip of a feed on every day. */
import type { Feed, Trip } from './feed.ts';
import type { PackedNetwork, PackedTrip } from './packedNetwork.ts';

/** How many mistakes are told. */
const TOLD = 5;

/** Sentences about trips that are in one of both only; none if they are the same on each day that the calendar names. */
export function packedTripMistakes(feed: Feed, packed: PackedNetwork): string[] {
  const { first, last } = feed.services.days;
  const published = counted(
    feed.trips.map((trip) => [lineOf(trip), (day) => feed.services.runsOn(trip.service, day)]),
    first,
    last,
  );
  const found = counted(
    packed.trips.map((trip) => [lineOf(trip), (day) => packed.runsOn(trip.service, day)]),
    first,
    last,
  );
  const mistakes: string[] = [];
  for (const line of new Set([...published.keys(), ...found.keys()])) {
    const [here, there] = [published.get(line), found.get(line)];
    const day = Array.from({ length: last - first + 1 }, (_, one) => one).find(
      (one) => (here?.[one] ?? 0) !== (there?.[one] ?? 0),
    );
    if (day !== undefined)
      mistakes.push(`Day ${first + day}: published ${here?.[day] ?? 0}, packed ${there?.[day] ?? 0} times: ${line}`);
    if (mistakes.length === TOLD) break;
  }
  return mistakes;
}

/** Sentences about stops whose name or place is another. */
export function packedStopMistakes(feed: Feed, { stops }: PackedNetwork): string[] {
  return stops
    .flatMap(({ id, name, lat, lon }) => {
      const stop = feed.stops.get(id);
      if (!stop) return [`The stop ${id} was not published.`];
      const isSame = stop.name === name && stop.lat === lat && stop.lon === lon;
      return isSame
        ? []
        : [`The stop ${id} is ${name} at ${lat}, ${lon}, published as ${stop.name} at ${stop.lat}, ${stop.lon}.`];
    })
    .slice(0, TOLD);
}

/** All that a trip says, as one text. */
function lineOf({ route, headsign, direction, wheelchair, calls, headways }: Trip | PackedTrip): string {
  const stops = calls.map(
    (call) =>
      `${call.stop} ${call.arrival} ${call.departure} ${call.mayBoard ? 'on' : ''}${call.mayAlight ? 'off' : ''} ${call.headsign}`,
  );
  const every = headways.map(({ start, end, seconds }) => `${start}-${end}/${seconds}`).sort();
  return [route, headsign, direction, wheelchair === '0' ? '' : wheelchair, ...every, ...stops].join('|');
}

/** By line, how often it runs on each day. */
function counted(
  trips: readonly (readonly [line: string, runsOn: (day: number) => boolean])[],
  first: number,
  last: number,
): Map<string, Uint16Array> {
  const counts = new Map<string, Uint16Array>();
  for (const [line, runsOn] of trips) {
    const days = counts.get(line) ?? new Uint16Array(last - first + 1);
    counts.set(line, days);
    for (let day = first; day <= last; day++) if (runsOn(day)) days[day - first]!++;
  }
  return counts;
}
