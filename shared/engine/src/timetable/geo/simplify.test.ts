import fc from 'fast-check';
import type { LatLon } from './cutShape.ts';
import { longitudeScale, METRES_PER_DEGREE } from './distance.ts';
import { simplifyLine } from './simplify.ts';

/** Metres from a point to the nearest place of a line. */
function metresOff([lat, lon]: LatLon, line: readonly LatLon[]): number {
  const scale = longitudeScale(line[0]![0]);
  const plane = line.map(([y, x]) => [(x - lon) * scale, y - lat] as const);
  return METRES_PER_DEGREE * Math.min(...plane.slice(1).map((to, i) => degreesFromOrigin(plane[i]!, to)));
}

function degreesFromOrigin([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, -(ax * dx + ay * dy) / length));
  return Math.hypot(ax + share * dx, ay + share * dy);
}

const point = fc.tuple(
  fc.double({ min: 48, max: 48.002, noNaN: true }),
  fc.double({ min: 7, max: 7.002, noNaN: true }),
);

describe('simplifyLine', () => {
  it('keeps the ends and some of the points, none of the others farther off than the tolerance', () => {
    fc.assert(
      fc.property(fc.array<LatLon>(point, { minLength: 2, maxLength: 60 }), (line) => {
        const simple = simplifyLine(line, 5);
        expect([simple[0], simple.at(-1)]).toEqual([line[0], line.at(-1)]);
        expect(simple.every((one) => line.includes(one))).toBe(true);
        for (const one of line) expect(metresOff(one, simple)).toBeLessThan(5.001);
      }),
    );
  });

  it('keeps the end of a spur along which a vehicle goes and comes back', () => {
    const spur: LatLon[] = [
      [48, 7],
      [48.002, 7],
      [48.001, 7],
    ];
    expect(simplifyLine(spur, 5)).toEqual(spur);
  });

  it('leaves out what lies on a straight', () => {
    const straight = Array.from({ length: 50 }, (_, i): LatLon => [48 + i / 10_000, 7]);
    expect(simplifyLine(straight, 5)).toEqual([straight[0], straight[49]]);
  });
});
