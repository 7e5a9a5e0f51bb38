/** Fares of a timetable reach the client, in the list and in the itinerary details. */

import { NO_UPDATES } from '@halte/engine/timetable/realtime/tripUpdates';
import { MONDAY, MONDAY_AT_8, smallTown } from '../../testing/smallTown.ts';
import { createTestApp, TEST_KEY } from '../../testing/testApp.ts';
import { searchHere } from '../../workers/journeys.ts';
import { journeyRoutes } from './journeys.ts';

const ZONES = {
  'fare_attributes.txt': [
    'fare_id,price,currency_type,payment_method,transfers',
    'in,1.70,EUR,0,1',
    'out,2.40,EUR,0,1',
  ],
  'fare_rules.txt': ['fare_id,origin_id,destination_id', 'in,inner,inner', 'out,inner,outer'],
};

const PRODUCTS = {
  'networks.txt': ['network_id', 'tram', 'bus'],
  'route_networks.txt': ['network_id,route_id', 'tram,A', 'bus,B', 'bus,C'],
  'fare_products.txt': ['fare_product_id,amount,currency', 'ride,1.80,EUR', 'on,0.30,EUR'],
  'fare_leg_rules.txt': ['leg_group_id,network_id,fare_product_id', 't,tram,ride', 'b,bus,ride'],
  'fare_transfer_rules.txt': [
    'from_leg_group_id,to_leg_group_id,fare_transfer_type,fare_product_id,duration_limit,duration_limit_type',
    't,b,0,on,3600,1',
  ],
};

const UNREAD = { 'fare_leg_rules.txt': ['leg_group_id,network_id,fare_product_id,contains_area_id', 't,tram,ride,x'] };

/** By tram to the centre, and by tram and bus to the hospital. */
async function faresIn(more: Readonly<Record<string, readonly string[]>>) {
  const town = await smallTown({ more });
  const journeys = searchHere();
  journeys.use(town, NO_UPDATES);
  const app = await createTestApp((routes) =>
    journeyRoutes(routes, { snapshot: () => town, journeys, limits: new Map(), now: () => MONDAY_AT_8 }),
  );
  const post = async (call: string, payload: object) => {
    const url = `/api/trip-planner/v2/journeys/${call}`;
    return (await app.inject({ method: 'POST', url, headers: TEST_KEY, payload })).json();
  };
  const fares = [];
  for (const toId of ['Centre', 'Hôpital Œuvre d’Été']) {
    const search = { fromId: 'Gare', toId, tripType: 0, departureDateTime: `${MONDAY}T08:20` };
    const [journey] = (await post('search', search)).groups[0].journeys;
    const detailed = await post('detailed', { tripType: 0, journeySummaryCode: journey.id });
    fares.push({ fare: journey.fare, ...(journey.noFareReason && { noFareReason: journey.noFareReason }) });
    expect([detailed.fare, detailed.noFareReason]).toEqual([journey.fare, journey.noFareReason]);
  }
  await app.close();
  return fares;
}

it('tells fares by zones, by products and transfers, and why there is none', async () => {
  expect(await faresIn(ZONES)).toEqual([
    { fare: { amount: 170, currency: 'EUR' } },
    { fare: { amount: 240, currency: 'EUR' } },
  ]);
  expect(await faresIn({ ...ZONES, ...PRODUCTS })).toEqual([
    { fare: { amount: 180, currency: 'EUR' } },
    { fare: { amount: 210, currency: 'EUR' } },
  ]);
  expect(await faresIn({ ...PRODUCTS, ...UNREAD })).toEqual([
    { fare: null, noFareReason: 'not-understood' },
    { fare: null, noFareReason: 'not-understood' },
  ]);
});
