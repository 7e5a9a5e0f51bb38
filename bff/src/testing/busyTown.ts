import { NO_UPDATES } from '@halte/engine/timetable/realtime/tripUpdates';
import { createNetworkSnapshot, type NetworkSnapshot, withRealTime } from '../network/snapshot.ts';
import type { Amenity } from '../places/kinds.ts';
import { alertIndex } from '../realtime/alerts.ts';
import type { Alert, AlertText, VehiclePosition } from '../realtime/resolve/model.ts';
import { createSharing } from '../sharing/sharing.ts';
import { ADDRESS, served, VERSION_1, VERSION_3 } from '../sharing/testing/documents.ts';
import { instanceUpdate } from '../timetable/testing/updates.ts';
import { GAZETTEER, MONDAY, MONDAY_AT_8, smallTown } from './smallTown.ts';

/** A place whose id must be escaped in a URL. */
export const SHELTER = {
  id: 'RSP|1/é #2',
  type: 'bikeParks',
  name: 'Abri vélos',
  city: 'Petiteville',
  postCode: '35999',
  lat: 48.0016,
  lon: -1.6994,
  facts: { capacity: 24, covered: true, prices: [{ per: 'year', amount: 3_000, currency: 'EUR' }] },
} satisfies Amenity;

/** Texts of the alert of {@link busyTown}. */
export const WORKS = {
  fr: 'Travaux à Centre',
  en: 'Works at Centre',
  es: 'Obras en Centre',
  it: 'Lavori a Centre',
  de: 'Bauarbeiten am Centre',
} as const;

const alertText = (header: string): AlertText => ({ header, description: '', url: 'https://town.example/works' });

/** Affects tram A and the stop Centre. */
const ALERT: Alert = {
  id: 'works',
  effect: 'detour',
  severity: 'warning',
  texts: new Map(Object.entries(WORKS).map(([language, header]) => [language, alertText(header)])),
  periods: [{ from: MONDAY_AT_8 - 3_600, to: null }],
  scopes: [{ route: 'A' }, { stop: 'Centre' }],
};

/** The small town with shared bikes and cars, a place with a hostile id, an alert, and the 8 o'clock tram two minutes late. */
export async function busyTown(): Promise<NetworkSnapshot> {
  const town = await smallTown();
  const sharing = createSharing({
    sources: [
      { name: 'bikes', address: ADDRESS, ids: 'bySystem', bytes: served(() => VERSION_1) },
      { name: 'cars', address: ADDRESS, ids: 'bySystem', bytes: served(() => VERSION_3) },
    ],
    everySeconds: 30,
    now: () => MONDAY_AT_8,
  });
  await sharing.refresh();
  const gazetteer = { ...GAZETTEER, amenities: [...GAZETTEER.amenities, SHELTER] };
  const { feed } = town;
  const late = instanceUpdate(feed, 'A-out-480', MONDAY, { late: 120 });
  const tram: VehiclePosition = {
    id: 'tram-12',
    label: '12',
    lat: 48.005,
    lon: -1.695,
    bearing: 30,
    at: MONDAY_AT_8 - 12,
    instance: late,
    route: feed.routeById.get('A')!,
    stop: feed.stopById.get('Centre:1')!,
  };
  return withRealTime(createNetworkSnapshot(feed, { gazetteer, tiles: town.tiles, imaginary: true, sharing }), {
    updates: { ...NO_UPDATES, at: MONDAY_AT_8, instances: [late] },
    alerts: alertIndex([ALERT], feed),
    vehicles: [tram],
  });
}
