/** The requests of the apps, generated from a seed: the same seed and day give the same questions. */
import type { JourneySearchBodyT } from '@halte/engine/api/journeySearch';
import type { DayNumber } from '@halte/engine/common/time';
import { serviceDayStart, toIso } from '@halte/engine/common/zone';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { randomNumbers } from './random.ts';

const NEAR_DEGREES = 300 / 111_195;
/** Half the extent of a map on a phone. */
const VIEW_DEGREES = 0.008;

export interface Question {
  readonly name: 'departures' | 'places' | 'proximity' | 'nearby';
  readonly path: string;
}

/**
 * Searches as the trip form sends them between 7:00 and 19:00; half of their ends are stop areas and half are places within 300 m of a
 * stop; one in five arrives by a time.
 */
export function searches(feed: Feed, day: DayNumber, count: number, seed: number): JourneySearchBodyT[] {
  const random = randomNumbers(seed);
  const stops = servedStops(feed);
  const zero = serviceDayStart(feed.timeZone, day);
  const end = () => {
    const stop = feed.stops[stops[Math.floor(random() * stops.length)]!]!;
    const area = feed.areas[stop.area]!;
    if (random() < 0.5) return { id: area.id, value: area.name, lat: area.lat, lon: area.lon };
    const near = (degrees: number) => degrees + (random() * 2 - 1) * NEAR_DEGREES;
    const [lat, lon] = [near(stop.lat), near(stop.lon)];
    return { id: `${lat.toFixed(6)};${lon.toFixed(6)}`, value: '12 rue de la Gare', lat, lon };
  };
  return Array.from({ length: count }, (_, i) => {
    const [from, to] = [end(), end()];
    const time = toIso(feed.timeZone, zero + Math.floor((7 + random() * 12) * 3_600)).slice(0, 16);
    return {
      fromId: from.id,
      fromValue: from.value,
      fromLat: from.lat,
      fromLon: from.lon,
      toId: to.id,
      toValue: to.value,
      toLat: to.lat,
      toLon: to.lon,
      tripType: 0,
      ...(i % 5 === 4 ? { arrivalDateTime: time } : { departureDateTime: time }),
    };
  });
}

/** In turn: a stop's next departures, a place being typed, the points of a map, departures near a point. */
export function otherQuestions(feed: Feed, count: number, seed: number): Question[] {
  const random = randomNumbers(seed);
  const stops = servedStops(feed);
  return Array.from({ length: count }, (_, i): Question => {
    const { id, lat, lon, name } = feed.stops[stops[Math.floor(random() * stops.length)]!]!;
    if (i % 4 === 0) return { name: 'departures', path: `/api/v1/stopPoints/${encodeURIComponent(id)}/schedules` };
    if (i % 4 === 1) {
      const typed = name.slice(0, 3 + Math.floor(random() * 6));
      return { name: 'places', path: `/core/v3/placesSearch?${new URLSearchParams({ search: typed })}` };
    }
    if (i % 4 === 2)
      return { name: 'nearby', path: `/api/v1/proximity/nearby?lat=${lat.toFixed(5)}&lon=${lon.toFixed(5)}` };
    const corners = [1, -1].flatMap((y) => [1, -1].map((x) => [lat + y * VIEW_DEGREES, lon + x * VIEW_DEGREES]));
    const query = new URLSearchParams();
    for (const corner of corners) query.append('coord', corner.map((degrees) => degrees.toFixed(6)).join(','));
    return { name: 'proximity', path: `/api/v1/proximity/points?${query}` };
  });
}

function servedStops(feed: Feed): number[] {
  return [...new Set(feed.stopTimes.stop)].sort((a, b) => a - b);
}
