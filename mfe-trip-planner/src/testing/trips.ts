import { emptyTrip, type Trip } from '@halte/contract/trip';
import type { Place } from '@halte/places';
import { placeFrom } from '@halte/places';
import type { DetailedJourney, Section, SectionPoint } from '../trip/detailedJourney.ts';
import type { Journey } from '../trip/search.ts';

/** Made-up places, trips and journeys for tests. All times are those of 21 November 2026 in Paris, which is an hour ahead of UTC. */
export const ZONE = 'Europe/Paris';
export const NOW = '2026-11-21T07:00:00.000Z';

export function place(id: string, more: Partial<Place> = {}): Place {
  const made = placeFrom({ id, title: `Place ${id}`, type: 'stopArea', lat: 48.1, lon: 7.2, ...more });
  if (!made) throw new Error(`"${id}" makes no place`);
  return made;
}

export function trip(more: Partial<Trip> = {}): Trip {
  return { ...emptyTrip(NOW), departurePlace: place('a'), arrivalPlace: place('b'), ...more };
}

export const line = (shortName: string) => ({
  id: `line-${shortName}`,
  shortName,
  longName: `Line ${shortName}`,
  mode: 'tram' as const,
  color: '#aa0000',
  textColor: '#ffffff',
});

/** As planned, unless other planned times are given. */
export function journey(id: string, more: Partial<Journey> = {}): Journey {
  const { departureDateTime = '2026-11-21T08:15:00+01:00', arrivalDateTime = '2026-11-21T08:47:00+01:00' } = more;
  return {
    id,
    journeySummaryCode: id,
    isDetailedTrip: true,
    departureDateTime,
    arrivalDateTime,
    scheduledDepartureDateTime: departureDateTime,
    scheduledArrivalDateTime: arrivalDateTime,
    realTime: 'scheduled',
    durationSeconds: 1920,
    changes: 0,
    walkingMetres: 450,
    walkingSeconds: 360,
    modes: ['tram'],
    co2Grams: 120,
    fare: { amount: 180, currency: 'EUR' },
    accessibility: 'yes',
    sections: [
      { kind: 'walk', durationSeconds: 240 },
      { kind: 'ride', durationSeconds: 1560, line: line('A') },
      { kind: 'walk', durationSeconds: 120 },
    ],
    ...more,
  };
}

export const point = (name: string, more: Partial<SectionPoint> = {}): SectionPoint => ({
  name,
  lat: 48.1,
  lon: 7.2,
  ...more,
});

interface Span {
  readonly start: string;
  readonly end: string;
  readonly from: string;
  readonly to: string;
  readonly metres?: number;
}

const at = (clock: string) => `2026-11-21T${clock}:00+01:00`;

export function section(kind: Section['kind'], { start, end, from, to, metres = 0 }: Span): Section {
  const seconds = (Date.parse(at(end)) - Date.parse(at(start))) / 1000;
  return {
    kind,
    departureDateTime: at(start),
    arrivalDateTime: at(end),
    durationSeconds: seconds,
    holds: true,
    metres,
    from: point(from),
    to: point(to),
    geometry: [
      [48.1, 7.2],
      [48.2, 7.3],
    ],
  };
}

export function ride(shortName: string, span: Span, passed: readonly string[] = []): Section {
  const base = section('ride', span);
  const call = (name: string, time: string) => ({
    point: point(name),
    arrivalDateTime: time,
    departureDateTime: time,
    scheduledArrivalDateTime: time,
    scheduledDepartureDateTime: time,
    status: 'scheduled' as const,
  });
  return {
    ...base,
    ride: {
      line: line(shortName),
      agency: 'Trams of the town',
      headsign: `${shortName} Terminus`,
      tripId: `trip-${shortName}`,
      accessibility: 'yes',
      status: 'scheduled',
      scheduledDepartureDateTime: base.departureDateTime,
      scheduledArrivalDateTime: base.arrivalDateTime,
      alerts: [],
      calls: [
        call(span.from, base.departureDateTime),
        ...passed.map((name) => call(name, base.departureDateTime)),
        call(span.to, base.arrivalDateTime),
      ],
    },
  };
}

export function detailed(
  id: string,
  sections: readonly Section[],
  more: Partial<DetailedJourney> = {},
): DetailedJourney {
  const { sections: _summary, ...summary } = journey(id);
  const first = sections[0] as Section;
  const last = sections.at(-1) as Section;
  return {
    ...summary,
    departureDateTime: first.departureDateTime,
    arrivalDateTime: last.arrivalDateTime,
    scheduledDepartureDateTime: first.departureDateTime,
    scheduledArrivalDateTime: last.arrivalDateTime,
    from: first.from,
    to: last.to,
    sections: [...sections],
    ...more,
  };
}
