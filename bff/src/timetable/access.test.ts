import { findAccess } from './access.ts';
import { metresBetween } from './geo/distance.ts';
import { gridOf } from './geo/grid.ts';
import { WALK, walkMetres, walkSeconds } from './geo/walking.ts';
import { simpleFeed } from './testing/feeds.ts';
import { between, randomNumbers } from './testing/random.ts';

describe('findAccess', () => {
  const load = () =>
    simpleFeed('A 48.001 7\nB 48.003 7\nC 48.02 7\nD 48.2 7\nunserved 48 7', 't: A 8:00, B 8:10, C 8:20, D 8:30');

  it('finds the stops within reach on foot, nearest first, with whole seconds', async () => {
    const feed = await load();
    const found = findAccess(feed, 48, 7, 800);
    expect(found.map(({ stop }) => feed.stops[stop]!.id)).toEqual(['A', 'B']);
    const metres = Math.round(metresBetween(48, 7, 48.001, 7) * WALK.detour);
    expect(found[0]).toEqual({ stop: 0, metres, seconds: Math.ceil(metres / WALK.metresPerSecond) });
    expect(walkSeconds(walkMetres(100))).toBe(104);
  });

  it('gives the nearest few when none is within reach, and none when all are too far', async () => {
    const feed = await load();
    expect(findAccess(feed, 48.04, 7, 500).map(({ stop }) => feed.stops[stop]!.id)).toEqual(['C']);
    expect(findAccess(feed, 49, 7, 500)).toEqual([]);
  });
});

describe('gridOf', () => {
  it.each([[0], [48], [-33], [69.6], [179.9]])('finds what a look at every point finds, around %p', (degrees) => {
    const random = randomNumbers(degrees);
    const lat = degrees > 90 ? 10 : degrees;
    const points = Array.from({ length: 500 }, () => ({ lat: lat + random() / 20, lon: degrees + random() / 10 }));
    const grid = gridOf(points, (index) => index % 7 !== 0);
    for (let i = 0; i < 50; i++) {
      const here = { lat: lat + random() / 20, lon: degrees + random() / 10 };
      const metres = between(random, 10, 1_500);
      const found: number[] = [];
      grid.within(here.lat, here.lon, metres, (index) => found.push(index));
      const near = [...points.keys()].filter(
        (p) => p % 7 !== 0 && metresBetween(here.lat, here.lon, points[p]!.lat, points[p]!.lon) <= metres,
      );
      expect(found.sort((a, b) => a - b)).toEqual(near);
    }
  });
});
