import { type Written, writeAlong } from './alongWay.ts';

/** All places that are accepted. */
function written(
  path: readonly number[],
  width: number,
  every = 520,
  accepts: (one: Written) => boolean = () => true,
  mayBend = false,
) {
  const all: Written[] = [];
  writeAlong(path, { width, every, mayBend }, (one) => {
    if (!accepts(one)) return false;
    all.push(one);
    return true;
  });
  return all;
}

it.each([
  ['to the east', [0, 0, 100, 0], { x: 50, y: 0, angle: 0 }],
  ['to the west', [100, 0, 0, 0], { x: 50, y: 0, angle: 0 }],
  ['down', [0, 0, 0, 100], { x: 0, y: 50, angle: 90 }],
  ['up', [0, 100, 0, 0], { x: 0, y: 50, angle: 90 }],
  ['to the south-west', [100, 0, 0, 100], { x: 50, y: 50, angle: -45 }],
])('stands in the middle of a way %s, never upside down', (_, path, place) => {
  const [one] = written(path, 60);
  expect(one!.x).toBeCloseTo(place.x, 9);
  expect(one!.y).toBeCloseTo(place.y, 9);
  expect(Math.abs(one!.angle)).toBeCloseTo(Math.abs(place.angle), 9);
  expect(one!.angle).toBeGreaterThan(-90);
  expect(one!.angle).toBeLessThanOrEqual(90);
});

it('needs a way as long as itself', () => {
  expect(written([0, 0, 59, 0], 60)).toEqual([]);
  expect(written([0, 0, 60, 0], 60)).toHaveLength(1);
});

it('stands beside a corner, not over it', () => {
  const corner = [0, 0, 0, 100, 100, 100];
  const [one] = written(corner, 80);
  expect([one!.x === 0 || one!.y === 100, one!.angle % 90]).toEqual([true, 0]);
  expect(written([0, 0, 0, 50, 50, 50], 80)).toEqual([]);
});

it('follows a slight bend by its chord', () => {
  const arc = (high: number) => [0, 0, 50, high, 100, 0];
  expect([4, 4.2].map((high) => written(arc(high), 99.9, 520).length)).toEqual([1, 0]);
  const bend = Array.from({ length: 21 }, (_, i) => [i * 10, 5 * Math.sin((i / 20) * Math.PI)]).flat();
  expect(written(bend, 100)).toHaveLength(1);
  const wide = Array.from({ length: 21 }, (_, i) => [i * 10, 20 * Math.sin((i / 20) * Math.PI)]).flat();
  expect(written(wide, 190)).toEqual([]);
  const sharp = Array.from({ length: 21 }, (_, i) => [i * 10, 60 * Math.sin((i / 20) * Math.PI)]).flat();
  expect(written(sharp, 190)).toEqual([]);
});

it('is repeated along a long way', () => {
  expect(written([0, 0, 2_080, 0], 80).map(({ x }) => x)).toEqual([260, 780, 1_300, 1_820]);
});

it('takes another place near it where the middle is taken', () => {
  const [one] = written([0, 0, 500, 0], 80, 520, ({ x }) => Math.abs(x - 250) > 60);
  expect(Math.abs(one!.x - 250)).toBeGreaterThan(60);
  expect(one!.x).toBeGreaterThanOrEqual(40);
  expect(one!.x).toBeLessThanOrEqual(460);
  expect(written([0, 0, 500, 0], 80, 520, () => false)).toEqual([]);
});

it('survives points that repeat', () => {
  const [one] = written([0, 0, 0, 0, 50, 0, 50, 0, 100, 0, 100, 0], 60);
  expect(one).toEqual({ x: 50, y: 0, angle: 0, bend: null });
  expect(written([5, 5, 5, 5], 0.1)).toEqual([]);
});

/** Of a circle of this many pixels, from the angle to the other, in degrees clockwise from the east. */
function arc(radius: number, from: number, to: number): number[] {
  const turn = (degrees: number) => (degrees * Math.PI) / 180;
  return Array.from({ length: 41 }, (_, i) => turn(from + ((to - from) * i) / 40)).flatMap((at) => [
    radius * Math.cos(at),
    radius * Math.sin(at),
  ]);
}
const everything = () => true;
const bends = (path: readonly number[], width: number) => written(path, width, 520, everything, true);

describe('along a bend', () => {
  it('is written only where no straight part is free', () => {
    expect(bends([0, 0, 100, 0], 60)[0]!.bend).toBeNull();
    expect(written(arc(100, 210, 330), 120)).toEqual([]);
    expect(bends(arc(100, 210, 330), 120)).toHaveLength(1);
    const offered: boolean[] = [];
    const isBent = ({ bend }: Written) => offered.push(bend !== null) > 0 && bend !== null;
    expect(written([0, 0, 100, 0], 60, 520, isBent, true)).toHaveLength(1);
    expect(offered).toEqual([...offered].sort());
  });

  it.each([
    ['over the top', arc(100, 210, 330)],
    ['over the top, drawn backwards', arc(100, 330, 210)],
    ['through a valley', arc(100, 150, 30)],
    ['through a valley, drawn backwards', arc(100, 30, 150)],
  ])('reads from the left to the right, and goes on straight beyond its ends: %s', (_, path) => {
    const [one] = bends(path, 120);
    const bend = Array.from(one!.bend!);
    const [points, last] = [bend.length / 2, bend.length - 2];
    expect(bend[0]).toBeLessThan(bend[last]!);
    // Its middle is on the way; its letters are, too.
    expect(Math.hypot(one!.x, one!.y)).toBeCloseTo(100, 0);
    for (let i = 1; i < points - 1; i++)
      expect(Math.hypot(one!.x + bend[2 * i]!, one!.y + bend[2 * i + 1]!)).toBeCloseTo(100, 0);
    const length = Array.from({ length: points - 1 }, (_piece, i) =>
      Math.hypot(bend[2 * i + 2]! - bend[2 * i]!, bend[2 * i + 3]! - bend[2 * i + 1]!),
    ).reduce((sum, piece) => sum + piece, 0);
    expect(length).toBeGreaterThan(120 * 1.25);
    expect(length).toBeLessThan(120 * 1.31);
  });

  it('of a steep way is read upwards', () => {
    const [one] = bends(arc(150, 60, -60), 160);
    const bend = Array.from(one!.bend!);
    expect(bend[1]).toBeGreaterThan(bend.at(-1)!);
    expect(bends(arc(150, -60, 60), 160)[0]!.bend).toHaveLength(bend.length);
  });

  it('needs room for its letters, and none that stands on its head', () => {
    expect(bends([0, 0, 0, 60, 60, 60], 100)).toEqual([]);
    expect(bends(arc(15, 180, 360), 45)).toEqual([]);
    // Three quarters of a circle.
    expect(bends(arc(60, 90, 360), 280)).toEqual([]);
    expect(bends(arc(100, 210, 330), 220)).toEqual([]);
  });
});
