import type { APIRequestContext } from '@playwright/test';
import type { NetworkName } from './environment.ts';
import { network } from './environment.ts';

export interface Place {
  readonly id: string;
  readonly title: string;
  readonly lat: number;
  readonly lon: number;
}

export interface Trip {
  readonly from: Place;
  readonly to: Place;
  /** Wall-clock time of the network, `YYYY-MM-DDTHH:mm`: a weekday morning, because at night little runs. */
  readonly departure: string;
}

/** Beginnings of stop names that are common in most networks; the last two are stops of the demo city with trams and a last departure between them. */
const NAME_PREFIXES = ['gare', 'place', 'parc', 'pont', 'hopital', 'mairie de saint', 'grange saint'];

/** The API key of the tenant on localhost. */
const headers = { 'X-Api-Key': 'halte-demo' };

const bff = (name: NetworkName) => `http://localhost:${network(name).bffPort}`;

async function stopAreas(request: APIRequestContext, name: NetworkName): Promise<Place[]> {
  const answers = await Promise.all(
    NAME_PREFIXES.map(async (search) => {
      const answer = await request.get(`${bff(name)}/api/v1/places`, { headers, params: { search } });
      return (await answer.json()) as (Place & { type: string })[];
    }),
  );
  const stops = answers.flat().filter(({ type }) => /stop_?area/i.test(type));
  return [...new Map(stops.map((stop) => [stop.title, stop])).values()];
}

const squaredDistance = (one: Place, other: Place) => (one.lat - other.lat) ** 2 + (one.lon - other.lon) ** 2;

/** The next Tuesday after `now` at 08:30; every network has service on Tuesdays. */
function nextTuesday(now: Date): string {
  const days = ((9 - now.getUTCDay()) % 7) + (now.getUTCDay() === 2 ? 7 : 0);
  const tuesday = new Date(now.getTime() + days * 86_400_000);
  return `${tuesday.toISOString().slice(0, 10)}T08:30`;
}

/** Two stops of the network with several journeys between them, the most distant pair first. */
export async function findTrip(request: APIRequestContext, name: NetworkName): Promise<Trip> {
  const stops = await stopAreas(request, name);
  const departure = nextTuesday(new Date());
  const pairs = stops
    .flatMap((from, index) => stops.slice(index + 1).map((to) => ({ from, to })))
    .sort((one, other) => squaredDistance(other.from, other.to) - squaredDistance(one.from, one.to));
  for (const { from, to } of pairs.slice(0, 20)) {
    const answer = await request.post(`${bff(name)}/api/trip-planner/v2/journeys/search`, {
      headers,
      data: { fromId: from.id, toId: to.id, tripType: 0, departureDateTime: departure },
    });
    const { groups } = (await answer.json()) as { groups: { journeys: { rides?: number }[] }[] };
    if (groups.some(({ journeys }) => journeys.length > 2)) return { from, to, departure };
  }
  throw new Error(
    `No two stops of ${name} have journeys between them on ${departure}: ${stops.length} stops were tried.`,
  );
}
