import type { APIRequestContext } from '@playwright/test';
import { type NetworkName, network } from './environment.ts';
import type { Trip } from './places.ts';

const headers = { 'X-Api-Key': 'halte-demo' };

/** Summary codes of the first journeys out and back on the day of the trip, and the parameters of an address that has chosen them. */
export async function chooseBothWays(
  request: APIRequestContext,
  { from, to, departure }: Trip,
  name: NetworkName = 'demo',
) {
  const back = `${departure.slice(0, 10)}T17:30`;
  const ends = { fromId: from.id, toId: to.id, tripType: 1, departureDateTime: departure, returnDateTime: back };
  const first = async (more: Readonly<Record<string, string>>): Promise<string> => {
    const url = `http://localhost:${network(name).bffPort}/api/trip-planner/v2/journeys/search`;
    const answer = await request.post(url, { headers, data: { ...ends, ...more } });
    const { groups } = (await answer.json()) as { groups: { journeys: { journeySummaryCode: string }[] }[] };
    const code = groups.flatMap(({ journeys }) => journeys)[0]?.journeySummaryCode;
    if (code === undefined) throw new Error(`No journey was found from ${from.title} to ${to.title}.`);
    return code;
  };
  const jc = await first({});
  return { tt: '1', rt: back, jc, rc: await first({ previousJourneySummaryCode: jc }) };
}
