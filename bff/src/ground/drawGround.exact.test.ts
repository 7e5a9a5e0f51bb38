/** Real files: areas are as large, and ways as long, as a program in Python finds; and the sea is where it is. */
import { join } from 'node:path';
import { metresBetween } from '@halte/engine/timetable/geo/distance';
import { osmLimits } from '../osm/limits.ts';
import { judgedMaps } from '../osm/testing/judgedMaps.ts';
import { latOf, lonOf, worldX, worldY } from '../timetable/geo/mercator.ts';
import { AREA_KINDS } from './classify/drawnAreas.ts';
import { WAY_KINDS } from './classify/drawnWays.ts';
import { drawnGround } from './drawGround.ts';
import { bandAt, type DrawnAreas, type DrawnWays, PARTS } from './drawing.ts';
import { wholeArea } from './testing/wholeArea.ts';
import { createTextsMaker } from './texts.ts';

const LIMITS = osmLimits(100);
const JUDGE = join(__dirname, 'testing/drawnMap.py');

interface Judged {
  /** How many of each kind there are, and their square metres. */
  readonly areas: Readonly<Record<string, readonly [number, number]>>;
  /** Metres. */
  readonly lines: Readonly<Record<string, number>>;
}

function drawn(path: string) {
  return drawnGround([path], { near: wholeArea(path), texts: createTextsMaker(), limits: LIMITS });
}

function areasOf({ kind, size }: DrawnAreas): Map<string, [number, number]> {
  const sums = new Map<string, [number, number]>();
  kind.forEach((number, area) => {
    const [count, metres] = sums.get(AREA_KINDS[number]!) ?? [0, 0];
    sums.set(AREA_KINDS[number]!, [count + 1, metres + size[area]!]);
  });
  return sums;
}

function metresOf({ kind, first, xy }: DrawnWays): Map<string, number> {
  const sums = new Map<string, number>();
  const at = (point: number) => [latOf(xy[2 * point + 1]! / PARTS + 0.5), lonOf(xy[2 * point]! / PARTS + 0.5)] as const;
  kind.forEach((number, way) => {
    let metres = sums.get(WAY_KINDS[number]!) ?? 0;
    for (let point = first[way]! + 1; point < first[way + 1]!; point++)
      metres += metresBetween(...at(point - 1), ...at(point));
    sums.set(WAY_KINDS[number]!, metres);
  });
  return sums;
}

it('of each real file', () => {
  for (const { path, judgedBy } of judgedMaps()) {
    const judged = judgedBy(JUDGE) as Judged;
    const { areas, ways } = bandAt(drawn(path), 21);
    const [sizes, lengths] = [areasOf(areas), metresOf(ways)];
    for (const kind of ['building', 'water', 'wood'].filter((one) => judged.areas[one])) {
      const [count, metres] = judged.areas[kind]!;
      const [ours, size] = sizes.get(kind)!;
      expect([path, kind, ours]).toEqual([path, kind, count]);
      expect(Math.abs(size / metres - 1)).toBeLessThan(1e-3);
    }
    for (const [kind, metres] of Object.entries(judged.lines))
      expect([path, kind, Math.abs((lengths.get(kind) ?? 0) / metres - 1) < 1e-4]).toEqual([path, kind, true]);
  }
}, 120_000);

// Places known by hand, on land and in the sea, set by their names rather than by the map that is read.
const MONACO = [
  ['the sea off Larvotto', 43.744, 7.437, true],
  ['the sea off the Rocher', 43.73, 7.435, true],
  ['the sea off Fontvieille', 43.725, 7.422, true],
  ['the open sea', 43.726, 7.445, true],
  ['Port Hercule', 43.735, 7.426, true],
  ['the harbour of Fontvieille', 43.7289, 7.4205, true],
  ['the palace', 43.7314, 7.42, false],
  ['the cathedral', 43.7301, 7.4226, false],
  ['the casino', 43.7392, 7.4277, false],
  ['the heliport', 43.7261, 7.4196, false],
  ['the stadium', 43.7276, 7.4157, false],
  ['the railway station', 43.7385, 7.4195, false],
  ['the Jardin exotique', 43.7313, 7.4135, false],
  ['Beausoleil', 43.7435, 7.425, false],
  // Beyond the box of the file.
  ['the sea farther south', 43.715, 7.44, true],
  ['the sea farther east', 43.735, 7.47, true],
  ['La Turbie', 43.745, 7.4, false],
] as const;

it('the sea at Monaco', () => {
  for (const { path } of judgedMaps().filter((map) => map.path.endsWith('monaco.osm.pbf'))) {
    const { areas } = bandAt(drawn(path), 21);
    const said = MONACO.map(([name, lat, lon]) => [name, isSea(areas, lat, lon)]);
    expect(said).toEqual(MONACO.map(([name, , , sea]) => [name, sea]));
  }
}, 60_000);

function isSea({ kind, firstRing, first, xy }: DrawnAreas, lat: number, lon: number): boolean {
  const [x, y] = [(worldX(lon) - 0.5) * PARTS, (worldY(lat) - 0.5) * PARTS];
  let isOdd = false;
  const area = kind.indexOf(AREA_KINDS.indexOf('sea'));
  for (let ring = firstRing[area]!; ring < firstRing[area + 1]!; ring++)
    for (let i = first[ring]!, j = first[ring + 1]! - 1; i < first[ring + 1]!; j = i++) {
      const [y1, y2] = [xy[2 * i + 1]!, xy[2 * j + 1]!];
      const [x1, x2] = [xy[2 * i]!, xy[2 * j]!];
      if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) isOdd = !isOdd;
    }
  return isOdd;
}
