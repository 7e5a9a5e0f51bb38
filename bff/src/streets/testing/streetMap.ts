import { METRES_PER_DEGREE } from '@halte/engine/timetable/geo/distance';
import type { Position } from '@halte/engine/timetable/geo/position';
import { CYCLING_FLAGS } from '../../ground/classify/cycling.ts';
import { levelsOf } from '../../ground/classify/levels.ts';
import { NODE_FLAGS } from '../../ground/classify/roadNodes.ts';
import { ROAD_CLASSES, ROAD_FLAGS, type RoadClass } from '../../ground/classify/roads.ts';
import { WHEEL_FLAGS } from '../../ground/classify/wheels.ts';
import type { Ground } from '../../ground/ground.ts';
import { createRoadWays, type Streets } from '../../ground/streets.ts';
import { createTextsMaker } from '../../ground/texts.ts';

/** Points by letter: metres to the east and to the north of 0° N 0° E, where a degree has the same length in both directions. */
export type TestPoints = Readonly<Record<string, readonly [east: number, north: number]>>;

export function positionAt([east, north]: readonly [number, number]): Position {
  return { lat: north / METRES_PER_DEGREE, lon: east / METRES_PER_DEGREE };
}

/** As {@link namedMap}, without the names. */
export function streetMap(...map: Parameters<typeof namedMap>): Streets {
  return namedMap(...map).streets;
}

/**
 * @param ways each the letters of its points (of an area, which is closed and has the flag `area`, the lines of its border with `+` between them), its class (residential if none is given), flags, those for wheelchairs and for bikes, a number of steps, levels, and a name:
 * `abc steps unlit wheels:ramp 12`, `de primary =Rue_Haute`, `ef corridor level:-1`.
 * @param standing what stands at a point: `b: 'signals'`.
 */
export function namedMap(
  points: TestPoints,
  ways: readonly string[],
  standing: Readonly<Record<string, keyof typeof NODE_FLAGS>> = {},
): Pick<Ground, 'streets' | 'texts'> {
  const letters = Object.keys(points);
  const texts = createTextsMaker();
  const roads = createRoadWays();
  for (const way of ways) {
    const [line = '', ...words] = way.split(' ');
    const roadClass = words.find((word): word is RoadClass => (ROAD_CLASSES as readonly string[]).includes(word));
    const flags = words.reduce((sum, word) => sum | (ROAD_FLAGS[word as keyof typeof ROAD_FLAGS] ?? 0), 0);
    const wheels = words
      .filter((word) => word.startsWith('wheels:'))
      .reduce((sum, word) => sum | (WHEEL_FLAGS[word.replace('wheels:', '') as keyof typeof WHEEL_FLAGS] ?? 0), 0);
    const cycling = words
      .filter((word) => word.startsWith('bike:'))
      .reduce((sum, word) => sum | (CYCLING_FLAGS[word.replace('bike:', '') as keyof typeof CYCLING_FLAGS] ?? 0), 0);
    const steps = Number(words.find((word) => /^\d+$/.test(word)) ?? 0);
    const name = texts.number(
      words
        .find((word) => word.startsWith('='))
        ?.slice(1)
        .replaceAll('_', ' '),
    );
    const levels = levelsOf(words.find((word) => word.startsWith('level:'))?.replace('level:', ''));
    const road = {
      levels,
      wheels,
      cycling,
      class: roadClass ?? 'residential',
      flags,
      layer: words.includes('bridge') ? 1 : words.includes('below') ? -1 : 0,
      steps,
      name,
    };
    const lines = line.split('+').map((one) => [...one].map((letter) => letters.indexOf(letter)));
    const closes = lines[0]![0] === lines.at(-1)!.at(-1) || lines.length > 1;
    if (words.includes('area') && closes) roads.addArea(road, lines);
    else roads.add(road, lines[0]!);
  }
  const units = letters.map((letter) => {
    const { lat, lon } = positionAt(points[letter]!);
    return [Math.round(lat * 1e7), Math.round(lon * 1e7)] as const;
  });
  const streets = roads.streets({
    lat: units.map(([lat]) => lat),
    lon: units.map(([, lon]) => lon),
    count: letters.length,
    flags: new Map(Object.entries(standing).map(([letter, kind]) => [letters.indexOf(letter), NODE_FLAGS[kind]])),
  });
  return { streets, texts: texts.texts() };
}
