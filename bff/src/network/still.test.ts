import { NO_UPDATES } from '@halte/engine/timetable/realtime/tripUpdates';
import { smallTown } from '../testing/smallTown.ts';
import type { MapPictures } from '../tiles/picture.ts';
import { lineDetail } from './lineDetail.ts';
import type { NetworkSnapshot } from './snapshot.ts';
import { withRealTime } from './snapshot.ts';
import { stillOf, stillOfLine, stillOfStopArea } from './still.ts';

let town: NetworkSnapshot;

beforeAll(async () => {
  town = await smallTown();
});

const PHONE = { size: 'phone', theme: 'light' } as const;
const DESK = { size: 'desk', theme: 'dark' } as const;
const home = async (look: typeof PHONE | typeof DESK) => String(await stillOf(town, 'home', look));

/** The same town, and what is asked of its map. */
function observed(): { readonly town: NetworkSnapshot; readonly asked: string[] } {
  const asked: string[] = [];
  const tiles: MapPictures = {
    ...town.tiles,
    still: (key, specOf) => {
      asked.push(key);
      return town.tiles.still(key, specOf);
    },
  };
  return { town: { ...town, tiles }, asked };
}

it('has the rail lines in their colours, above the ground of each theme', async () => {
  expect(await home(PHONE)).toMatch(/fill="#f4f3ef".*stroke="#0055aa"/);
  expect(await home(DESK)).toContain('fill="#1a1e24"');
  expect(await home(DESK)).toContain('width="1400" height="980"');
});

it('is the same picture whatever real time comes', async () => {
  const later = withRealTime(town, { updates: NO_UPDATES, alerts: town.alerts, vehicles: [] });
  expect(await stillOf(later, 'home', DESK)).toBe(await stillOf(town, 'home', DESK));
});

it('is another picture for each view, place, size and theme', async () => {
  const { town: seen, asked } = observed();
  const [area, route] = [town.feed.areaById.get('Centre')!, town.feed.routeById.get('A')!];
  for (const look of [PHONE, DESK, { ...DESK, theme: 'light' } as const]) {
    for (const view of ['home', 'ground', 'nearby'] as const) await stillOf(seen, view, look);
    for (const at of [area, town.feed.areaById.get('Gare')!]) await stillOfStopArea(seen, at, look);
    for (const at of [route, town.feed.routeById.get('C')!]) await stillOfLine(seen, at, look);
  }
  expect(new Set(asked).size).toBe(21);
});

it('shows the ground of home alone, and the middle of the network from nearby', async () => {
  const [all, ground, nearby] = await Promise.all(
    (['home', 'ground', 'nearby'] as const).map(async (view) => String(await stillOf(town, view, PHONE))),
  );
  const viewOf = (svg = '') => /data-view="([^"]+)"/.exec(svg)?.[1];
  expect(viewOf(ground)).toBe(viewOf(all));
  expect(ground).not.toContain('#0055aa');
  const { lat, lon } = town.network.center;
  expect(viewOf(nearby)).toBe(`${lat} ${lon} 15`);
});

it('ends below the strip that is seen of it from nearby on a phone, and fills the screen elsewhere', async () => {
  const sizeOf = (svg: Buffer) => /width="\d+" height="\d+"/.exec(String(svg))?.[0];
  expect(sizeOf(await stillOf(town, 'nearby', PHONE))).toBe('width="440" height="340"');
  expect(sizeOf(await stillOf(town, 'home', PHONE))).toBe('width="440" height="1600"');
  expect(sizeOf(await stillOf(town, 'nearby', DESK))).toBe('width="1400" height="980"');
});

it('shows a stop area', async () => {
  const area = town.feed.areaById.get('Centre')!;
  expect(String(await stillOfStopArea(town, area, PHONE))).toContain('data-view="48.01 -1.69 16"');
});

it('shows a line in its colour in the middle of what is seen of the map', async () => {
  const route = town.feed.routeById.get('A')!;
  const still = String(await stillOfLine(town, route, PHONE));
  expect(still).toContain(`<path stroke="${town.feed.routes[route]!.color}"`);
  const [lat = 0, lon = 0, zoom = 0] = /data-view="([^"]+)"/.exec(still)![1]!.split(' ').map(Number);
  const { bounds } = lineDetail(town.feed, route, 0);
  expect(lat).toBeCloseTo((bounds.south + bounds.north) / 2, 3);
  expect(lon).toBeCloseTo((bounds.west + bounds.east) / 2, 3);
  const pixels = ((bounds.east - bounds.west) / 360) * 256 * 2 ** zoom;
  expect(pixels).toBeLessThanOrEqual(320);
});

it('has no picture of a line without trips', async () => {
  const { feed } = town;
  const routes = [...feed.routes, { ...feed.routes[0]!, id: 'nowhere' }];
  expect(
    await stillOfLine({ ...town, feed: { ...feed, routes } }, feed.routes.length, { size: 'desk', theme: 'dark' }),
  ).toBeNull();
});
