import { smallTown } from '../testing/smallTown.ts';
import { NO_UPDATES } from '../timetable/realtime/tripUpdates.ts';
import { lineDetail } from './lineDetail.ts';
import type { NetworkSnapshot } from './snapshot.ts';
import { withRealTime } from './snapshot.ts';
import { MOST_PLACES, stillOf, stillOfLine, stillOfStopArea } from './still.ts';

let town: NetworkSnapshot;

beforeAll(async () => {
  town = await smallTown();
});

it('has the rail lines in their colours, above the ground of each theme', () => {
  expect(stillOf(town, 'home', { size: 'phone', theme: 'light' })).toMatch(/fill="#f4f3ef".*stroke="#0055aa"/);
  expect(stillOf(town, 'home', { size: 'desk', theme: 'dark' })).toContain('fill="#1a1e24"');
  expect(stillOf(town, 'home', { size: 'desk', theme: 'dark' })).toContain('width="1400" height="980"');
});

it('is drawn once for a timetable, whatever real time comes, and again for another', async () => {
  const piece = jest.spyOn(town.tiles, 'piece');
  const before = stillOf(town, 'home', { size: 'desk', theme: 'light' });
  const drawn = piece.mock.calls.length;
  const later = withRealTime(town, { updates: NO_UPDATES, alerts: town.alerts, vehicles: [] });
  expect(stillOf(later, 'home', { size: 'desk', theme: 'light' })).toBe(before);
  expect(piece).toHaveBeenCalledTimes(drawn);
  const other = await smallTown();
  const drawnAgain = jest.spyOn(other.tiles, 'piece');
  stillOf(other, 'home', { size: 'desk', theme: 'light' });
  expect(drawnAgain).toHaveBeenCalled();
});

it('shows the ground of home alone, and the middle of the network from nearby', () => {
  const [home, ground, nearby] = (['home', 'ground', 'nearby'] as const).map((view) =>
    stillOf(town, view, { size: 'phone', theme: 'light' }),
  );
  const viewOf = (svg = '') => /data-view="([^"]+)"/.exec(svg)?.[1];
  expect(viewOf(ground)).toBe(viewOf(home));
  expect(ground).not.toContain('#0055aa');
  const { lat, lon } = town.network.center;
  expect(viewOf(nearby)).toBe(`${lat} ${lon} 15`);
});

it('shows a stop area, and keeps the pictures of a number of them', () => {
  const piece = jest.spyOn(town.tiles, 'piece').mockReturnValue('');
  const look = { size: 'phone', theme: 'light' } as const;
  const area = town.feed.areaById.get('Centre')!;
  expect(stillOfStopArea(town, area, look)).toContain('data-view="48.01 -1.69 16"');
  const drawn = piece.mock.calls.length;
  stillOfStopArea(town, area, look);
  expect(piece).toHaveBeenCalledTimes(drawn);
  const drawLine = () => stillOfLine(town, town.feed.routeById.get('A')!, { size: 'desk', theme: 'dark' });
  drawLine();
  const areas = Array.from({ length: MOST_PLACES }, (_, at) => ({ ...town.feed.areas[area]!, lat: 48 + at / 1e4 }));
  const larger = { ...town, feed: { ...town.feed, areas: [...town.feed.areas, ...areas] } };
  for (const at of areas.keys()) stillOfStopArea(larger, town.feed.areas.length + at, look);
  piece.mockClear();
  stillOfStopArea(town, area, look);
  const drawnAgain = piece.mock.calls.length;
  expect(drawnAgain).toBeGreaterThan(0);
  drawLine();
  expect(piece.mock.calls.length).toBeGreaterThan(drawnAgain);
  piece.mockRestore();
});

it('shows a line in its colour in the middle of what is seen of the map, and keeps it', () => {
  const look = { size: 'phone', theme: 'light' } as const;
  const route = town.feed.routeById.get('A')!;
  const still = stillOfLine(town, route, look)!;
  expect(still).toContain(`<path stroke="${town.feed.routes[route]!.color}"`);
  const [lat = 0, lon = 0, zoom = 0] = /data-view="([^"]+)"/.exec(still)![1]!.split(' ').map(Number);
  const { bounds } = lineDetail(town.feed, route, 0);
  expect(lat).toBeCloseTo((bounds.south + bounds.north) / 2, 3);
  expect(lon).toBeCloseTo((bounds.west + bounds.east) / 2, 3);
  const pixels = ((bounds.east - bounds.west) / 360) * 256 * 2 ** zoom;
  expect(pixels).toBeLessThanOrEqual(320);

  const piece = jest.spyOn(town.tiles, 'piece').mockReturnValue('');
  stillOfLine(town, route, look);
  expect(piece).not.toHaveBeenCalled();
  piece.mockRestore();
});

it('has no picture of a line without trips', () => {
  const { feed } = town;
  const routes = [...feed.routes, { ...feed.routes[0]!, id: 'nowhere' }];
  expect(
    stillOfLine({ ...town, feed: { ...feed, routes } }, feed.routes.length, { size: 'desk', theme: 'dark' }),
  ).toBeNull();
});
