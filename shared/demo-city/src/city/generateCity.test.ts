import { contrast } from './color.ts';
import { generateCity } from './generateCity.ts';
import { distance, project } from './geometry.ts';
import type { StopPoint } from './model.ts';
import { inRiver } from './terrain.ts';

const city = generateCity();
const stopById = new Map(city.stopPoints.map((stop) => [stop.id, stop]));
const patterns = city.lines.flatMap((line) => line.patterns.map((pattern) => ({ line, pattern })));
const namesOf = (id: string) => patterns.filter(({ line }) => line.id === id).map(({ pattern }) => pattern);

describe('generateCity', () => {
  it('generates the same city from the same seed, and another city from another seed', () => {
    // As text: comparing a hundred thousand points one by one takes a minute.
    expect(JSON.stringify(generateCity()) === JSON.stringify(city)).toBe(true);
    expect(generateCity(7).streets[500]).not.toEqual(city.streets[500]);
  }, 60_000);

  it('is named as imaginary', () => {
    expect(city.networkName).toContain('imaginaire');
  });

  it.each([
    ['metro', 2],
    ['tram', 4],
    ['bus', 14],
    ['train', 1],
    ['ferry', 1],
    ['cableCar', 1],
    ['onDemand', 1],
  ] as const)('has lines of mode %s: at least %d', (mode, least) => {
    expect(city.lines.filter((line) => line.mode === mode).length).toBeGreaterThanOrEqual(least);
  });

  it('has a loop, a night line, an express and one that runs by frequency', () => {
    const loop = namesOf('10')[0]!;
    expect(loop.stops[0]!.stop).toBe(loop.stops.at(-1)!.stop);
    expect(city.lines.map((line) => line.timetable)).toEqual(expect.arrayContaining(['night', 'express', 'frequency']));
  });

  it('has stop areas enough, each with its own name and its platforms close together', () => {
    expect(city.stopAreas.length).toBeGreaterThanOrEqual(220);
    expect(new Set(city.stopAreas.map((area) => area.name)).size).toBe(city.stopAreas.length);
    const areaById = new Map(city.stopAreas.map((area) => [area.id, area]));
    const far = city.stopPoints.filter((stop) => distance(stop.point, areaById.get(stop.area)!.centre) > 300);
    expect(far).toEqual([]);
  });

  it('runs every line within 25 m of where it stops, in order', () => {
    for (const { line, pattern } of patterns) {
      const alongs = pattern.stops.map((stop) => stop.along);
      expect([line.id, alongs]).toEqual([line.id, [...alongs].sort((a, b) => a - b)]);
      for (const { stop } of pattern.stops) {
        const { away } = project(pattern.path, pattern.distances, stopById.get(stop)!.point);
        if (away >= 25) throw new Error(`${line.id} passes ${away} m from ${stop}`);
      }
    }
  });

  it('runs both directions of every line, between the same stop areas', () => {
    const areasOf = (stops: readonly { stop: string }[]) => stops.map(({ stop }) => stopById.get(stop)!.area);
    for (const { patterns: directions } of city.lines) {
      expect(directions.map(({ direction }) => direction)).toEqual([0, 1]);
      expect(areasOf(directions[1]!.stops)).toEqual(areasOf(directions[0]!.stops).reverse());
    }
  });

  it('puts no stop, address or amenity into the river', () => {
    const points = [...city.stopPoints, ...city.addresses, ...city.amenities].map(({ point }) => point);
    expect(points.filter((point) => inRiver(point))).toEqual([]);
  });

  it('has a text colour with enough contrast for every line', () => {
    const poor = city.lines.filter((line) => contrast(line.color, line.textColor) < 4.5);
    expect(poor.map((line) => line.id)).toEqual([]);
  });

  it('is connected: every stop area can be reached from every other', () => {
    const reached = reachableAreas(city.stopPoints[0]!);
    expect(reached.size).toBe(city.stopAreas.length);
  });
});

/** By riding any line in any direction, or by changing platform within an area. */
function reachableAreas(start: StopPoint): Set<string> {
  const neighbours = new Map<string, Set<string>>();
  for (const { pattern } of patterns) {
    const areas = pattern.stops.map(({ stop }) => stopById.get(stop)!.area);
    for (const area of areas) neighbours.set(area, new Set([...(neighbours.get(area) ?? []), ...areas]));
  }
  // The shuttle's landing stages are a short walk from their neighbours, not a platform of theirs.
  for (const a of city.stopAreas) {
    for (const b of city.stopAreas) {
      if (a !== b && distance(a.centre, b.centre) < 400) neighbours.get(a.id)!.add(b.id);
    }
  }
  const reached = new Set([start.area]);
  for (const area of reached) for (const next of neighbours.get(area)!) reached.add(next);
  return reached;
}
