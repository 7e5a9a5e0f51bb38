import type { APIRequestContext, Page, Route } from '@playwright/test';
import { type NetworkName, network } from '../support/environment.ts';
import type { Trip } from '../support/places.ts';

/** The fields of a detailed journey that these tests read or change. */
interface Timed {
  departureDateTime: string;
  arrivalDateTime: string;
}
interface StopTime extends Timed {
  status: string;
}
interface Ride {
  status: string;
  line: { shortName: string };
  alerts: unknown[];
  calls: StopTime[];
}
interface Section extends Timed {
  kind: string;
  holds: boolean;
  from: { name: string };
  ride?: Ride;
}
interface Detail extends Timed {
  realTime: string;
  sections: Section[];
}

export interface RoadmapUnderTest {
  /** Path of its roadmap. */
  readonly path: string;
  readonly departure: string;
  readonly arrival: string;
}

const headers = { 'X-Api-Key': 'halte-demo' };

interface Summary extends Timed {
  readonly journeySummaryCode: string;
  readonly changes: number;
}

/** A journey of the trip with at least one transfer. */
export async function findJourney(
  request: APIRequestContext,
  { from, to, departure }: Trip,
  name: NetworkName = 'demo',
): Promise<RoadmapUnderTest> {
  const answer = await request.post(`http://localhost:${network(name).bffPort}/api/trip-planner/v2/journeys/search`, {
    headers,
    data: { fromId: from.id, toId: to.id, tripType: 0, departureDateTime: departure },
  });
  const { groups } = (await answer.json()) as { groups: { journeys: Summary[] }[] };
  const journey = groups.flatMap(({ journeys }) => journeys).find(({ changes }) => changes > 0);
  if (!journey) throw new Error(`No journey from ${from.title} to ${to.title} has a change.`);
  const query = new URLSearchParams({ fi: from.id, fv: from.title, ti: to.id, tv: to.title, tt: '0', dt: departure });
  return {
    path: `/fr/trip-planner/roadmap/${encodeURIComponent(journey.journeySummaryCode)}?${query}`,
    departure: journey.departureDateTime,
    arrival: journey.arrivalDateTime,
  };
}

export type ChangeDetails = (journey: Detail) => Detail;

/** From now on changes detailed journeys on their way to the page. */
export async function mockDetails(page: Page, change: ChangeDetails): Promise<void> {
  await page.unroute('**/journeys/detailed');
  await page.route('**/journeys/detailed', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change((await response.json()) as Detail) });
  });
}

/** From now on the backend refuses detailed journeys. */
export async function mockDetailsFailure(page: Page, status: number, code: string): Promise<void> {
  await page.unroute('**/journeys/detailed');
  await page.route('**/journeys/detailed', (route: Route) =>
    route.fulfill({ status, json: { code, message: 'Refused.' }, headers: { 'access-control-allow-origin': '*' } }),
  );
}

const later = (instant: string, minutes: number) => new Date(Date.parse(instant) + minutes * 60_000).toISOString();

function shifted<T extends Timed>(timed: T, minutes: number): T {
  const { departureDateTime, arrivalDateTime } = timed;
  return {
    ...timed,
    departureDateTime: later(departureDateTime, minutes),
    arrivalDateTime: later(arrivalDateTime, minutes),
  };
}

function withRides(journey: Detail, change: (section: Section & { ride: Ride }, index: number) => Section): Detail {
  let index = -1;
  const sections = journey.sections.map((section) => {
    if (!section.ride) return section;
    index += 1;
    return change({ ...section, ride: section.ride }, index);
  });
  return { ...journey, sections };
}

const withStatus = (ride: Ride, status: string): Ride => ({
  ...ride,
  status,
  calls: ride.calls.map((call) => ({ ...call, status })),
});

/** All rides have real-time data; ride n is `minutes[n]` late, further rides as the last given. */
export const late =
  (...minutes: readonly number[]): ChangeDetails =>
  (journey) => {
    const delayAt = (index: number) => minutes[Math.min(index, minutes.length - 1)] ?? 0;
    const moved = withRides(journey, (section, index) => {
      const delay = delayAt(index);
      const ride = withStatus(section.ride, 'live');
      const calls = ride.calls.map((call) => shifted(call, delay));
      return { ...shifted(section, delay), ride: { ...ride, calls } };
    });
    return {
      ...moved,
      realTime: 'live',
      departureDateTime: later(journey.departureDateTime, delayAt(0)),
      arrivalDateTime: later(journey.arrivalDateTime, delayAt(Number.POSITIVE_INFINITY)),
    };
  };

/** The last ride is cancelled. */
export const cancelled: ChangeDetails = (journey) => {
  const last = journey.sections.filter(({ ride }) => ride).length - 1;
  const off = withRides(journey, (section, index) =>
    index < last ? section : { ...section, holds: false, ride: withStatus(section.ride, 'cancelled') },
  );
  return { ...off, realTime: 'cancelled' };
};

/** The first ride is so late that the second is missed. */
export const missedConnection: ChangeDetails = (journey) => {
  const moved = withRides(late(30, 0)(journey), (section, index) =>
    index === 1 ? { ...section, holds: false } : section,
  );
  // The transfer begins when the first ride arrives.
  let isBetween = false;
  const sections = moved.sections.map((section) => {
    isBetween = section.ride ? !isBetween : isBetween;
    return isBetween && !section.ride ? shifted(section, 30) : section;
  });
  return { ...moved, realTime: 'missedConnection', sections };
};

/** The first ride has an alert. */
export const withAlert: ChangeDetails = (journey) =>
  withRides(journey, (section, index) =>
    index > 0
      ? section
      : {
          ...section,
          ride: {
            ...section.ride,
            alerts: [
              {
                id: 'works',
                effect: 'detour',
                severity: 'warning',
                header: 'Travaux rue des Tilleuls',
                description: 'L’arrêt est déplacé de 100 m jusqu’au printemps.',
                url: 'https://network.example/travaux',
                periods: [],
                lineIds: [],
                stopIds: [],
              },
            ],
          },
        },
  );
