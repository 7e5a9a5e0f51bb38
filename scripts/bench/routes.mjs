import { findTrip } from '../../e2e/support/places.ts';
import { addressOf } from '../../e2e/support/tripPlanner.ts';
import { playwright } from './browser.mjs';

const KEY = { 'X-Api-Key': 'halte-demo' };

/** A stop as the device of a traveller without an account stores it. */
const stored = ({ id, title, lat, lon }) => ({
  favoriteId: `local:${id}`,
  stopPoint: { id, lineIds: [] },
  place: { type: 'stopArea', name: title, city: '', coordinates: { lat, lon } },
});

/**
 * The pages that are measured, with a selector of what each is for. The servers of the network are running.
 *
 * @param {'demo' | 'strasbourg'} network
 * @param {number} bffPort
 * @returns {Promise<readonly { name: string, path: string, wanted: string, storage?: Readonly<Record<string, string>> }[]>}
 */
export async function routesOf(network, bffPort) {
  const request = await playwright().request.newContext();
  try {
    const trip = await findTrip(request, network);
    const answer = await request.get(`http://localhost:${bffPort}/api/v1/lines`, { headers: KEY });
    const [line] = (await answer.json()).lines;
    const stop = encodeURIComponent(trip.from.id);
    return [
      { name: 'home', path: '/fr', wanted: 'main [role="combobox"]' },
      { name: 'results', path: addressOf('/results', trip), wanted: 'main a[href*="/trip-planner/roadmap/"]' },
      { name: 'nearby', path: '/fr/proximity', wanted: 'main li time' },
      { name: 'line', path: `/fr/schedules/line/${encodeURIComponent(line.id)}`, wanted: 'main [role="radiogroup"]' },
      { name: 'stop', path: `/fr/proximity/stopArea/${stop}`, wanted: 'main a[href*="/trip-planner"]' },
      {
        name: 'favourites',
        path: '/fr/account/favorites',
        wanted: 'main li',
        storage: { 'favorites.stoppoints': JSON.stringify([trip.from, trip.to].map(stored)) },
      },
    ];
  } finally {
    await request.dispose();
  }
}
