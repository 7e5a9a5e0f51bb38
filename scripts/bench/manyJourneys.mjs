import { network, networks } from '../../e2e/support/environment.ts';
import { findTrip } from '../../e2e/support/places.ts';
import { UserError } from '../lib/userError.mjs';
import { playwright } from './browser.mjs';

const headers = { 'X-Api-Key': 'halte-demo' };
const MINUTES_BETWEEN = 15;
const MOST_SEARCHES = 40;
const PUBLIC_TRANSPORT = 'publicTransport';

function later(wallClock, minutes) {
  return new Date(Date.parse(`${wallClock}:00Z`) + minutes * 60_000).toISOString().slice(0, 16);
}

async function search(request, { from, to }, departureDateTime) {
  const url = `http://localhost:${network('demo').bffPort}/api/trip-planner/v2/journeys/search`;
  const data = { fromId: from.id, toId: to.id, tripType: 0, departureDateTime };
  return (await request.post(url, { headers, data })).json();
}

/** With lines of its own: journeys of the same lines are one row. */
function asRowOfItsOwn(journey, index) {
  const sections = journey.sections.map(({ line, ...section }) =>
    line ? { ...section, line: { ...line, id: `${line.id}-${index}` } } : section,
  );
  return { ...journey, sections };
}

/**
 * A trip through the demo city and an answer to its search with `count` journeys: those that one search finds, and those of the quarters of
 * an hour after it, each in a row of its own. Each is a real one, so the backend knows its details.
 */
export async function manyJourneys({ port, bffPort, data }, count) {
  const ports = { hostPort: port, bffPort, data };
  networks(() => ({ demo: ports, strasbourg: ports, looks: ports }));
  const request = await playwright().request.newContext();
  try {
    const trip = await findTrip(request, 'demo');
    const first = await search(request, trip, trip.departure);
    const others = first.groups.filter(({ key }) => key !== PUBLIC_TRANSPORT);
    const wanted = count - others.flatMap(({ journeys }) => journeys).length;
    const byId = new Map();
    for (let turn = 0; turn < MOST_SEARCHES && byId.size < wanted; turn += 1) {
      const { groups } = await search(request, trip, later(trip.departure, turn * MINUTES_BETWEEN));
      const found = groups.find(({ key }) => key === PUBLIC_TRANSPORT)?.journeys ?? [];
      for (const journey of found) if (byId.size < wanted) byId.set(journey.id, journey);
    }
    if (byId.size < wanted) throw new UserError(`The demo city has ${byId.size} journeys, ${wanted} are wanted.`);
    const group = {
      ...first.groups.find(({ key }) => key === PUBLIC_TRANSPORT),
      journeys: [...byId.values()].map(asRowOfItsOwn),
    };
    const groups = [group, ...others].map((each) => ({ ...each, journeys: each.journeys.map(asRowOfItsOwn) }));
    return { trip, answer: { ...first, groups } };
  } finally {
    await request.dispose();
  }
}
