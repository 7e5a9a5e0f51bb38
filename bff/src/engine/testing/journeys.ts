/** Searches a small timetable by stop ids, and formats the answer. */

import { epochAt, toIso } from '@halte/engine/common/zone';
import type { AccessPoint, Journey, JourneyEngine, JourneyQuery } from '@halte/engine/search/journeyEngine';
import type { Feed } from '@halte/engine/timetable/feed/feed';

/** `A` or `A 120` (seconds on foot), separated by commas. */
export function accessTo(feed: Feed, text: string): AccessPoint[] {
  return text.split(', ').map((one) => {
    const [id, seconds = '0'] = one.split(' ');
    return { stop: feed.stopById.get(id!)!, seconds: Number(seconds), metres: Number(seconds) };
  });
}

/** `time` is a wall clock reading in the feed's zone; the rest as in {@link JourneyQuery}, by default a range of an hour for departures. */
export function search(
  engine: JourneyEngine,
  from: string,
  to: string,
  time: string,
  more: Partial<Omit<JourneyQuery, 'via'>> & { readonly viaStops?: string } = {},
): string[] {
  const { feed } = engine;
  const { viaStops, ...rest } = more;
  return engine
    .search({
      access: accessTo(feed, from),
      egress: accessTo(feed, to),
      time: epochAt(feed.timeZone, time),
      direction: 'departAfter',
      windowSeconds: 3_600,
      excludedModes: new Set(),
      via: viaStops === undefined ? undefined : accessTo(feed, viaStops),
      maxRides: 5,
      wheelchair: false,
      ...rest,
    })
    .map((journey) => formatJourney(feed, journey));
}

/** E.g. `8:00 t A-B walk 120 u C-D seated v D-E 8:30`. */
export function formatJourney(feed: Feed, journey: Journey): string {
  const legs = journey.legs.map((leg) => {
    if (leg.kind === 'walk') return `walk ${leg.arrival - leg.departure}`;
    const start = feed.trips.stopTimeStart[leg.trip]!;
    const stop = (position: number) => feed.stops[feed.stopTimes.stop[start + position]!]!.id;
    return `${leg.staySeated ? 'seated ' : ''}${feed.trips.ids.at(leg.trip)} ${stop(leg.fromPosition)}-${stop(leg.toPosition)}`;
  });
  return [clock(feed, journey.departure), ...legs, clock(feed, journey.arrival)].join(' ');
}

function clock(feed: Feed, epoch: number): string {
  return toIso(feed.timeZone, epoch).slice(11, 16).replace(/^0/, '');
}
