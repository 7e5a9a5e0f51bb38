import { placedBadges } from './badges.ts';
import type { RideBadge } from './drawing.ts';

const UP = { x: 0, y: -1 };
/** At this zoom a thousandth of a degree is 45 pixels. */
const ZOOM = 16;
const badge = (text: string, lon: number, others: readonly number[] = []): RideBadge => ({
  key: text,
  text,
  color: '#0f4c9a',
  textColor: '#ffffff',
  side: UP,
  lat: 0,
  lon,
  others: others.map((other) => ({ lat: 0, lon: other })),
});
const at = (lon: number) => ({ name: '', lat: 0, lon });

it.each([
  ['apart where they are', [badge('16', 0), badge('T1', 0.002)], null, ['16 0 -1', 'T1 0.002 -1']],
  ['elsewhere along the ride', [badge('16', 0), badge('T1', 0, [0.002])], null, ['16 0 -1', 'T1 0.002 -1']],
  ['on the other side', [badge('16', 0), badge('T1', 0, [0.0001])], null, ['16 0 -1', 'T1 0 1']],
  ['beside no pin', [badge('X1', 0, [0.002])], { from: at(0), to: at(1) }, ['X1 0.002 -1']],
  ['nowhere', [badge('1', 0), badge('2', 0), badge('3', 0)], null, ['1 0 -1', '2 0 1']],
])('badges stand %s', (_, badges, ends, expected) => {
  expect(placedBadges(badges, ends, ZOOM).map(({ text, lon, side }) => `${text} ${lon} ${side.y}`)).toEqual(expected);
});
