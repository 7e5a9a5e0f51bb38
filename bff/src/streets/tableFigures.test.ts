import { sharedColumn } from '../timetable/gtfs/sharedColumn.ts';
import { LINK_KINDS } from './linkColumns.ts';
import { bytesOfWalks, stopsByLink } from './tableFigures.ts';

it('counts stops by what joins them to the streets, none as well', () => {
  const kind = Uint8Array.from(['street', 'outside', 'street', 'platform'] as const, (one) => LINK_KINDS.indexOf(one));
  expect(Object.fromEntries(stopsByLink({ kind }))).toEqual({
    ...{ outside: 1, street: 2, otherLevel: 0, platform: 1, subwayEntrance: 0, entrance: 0 },
  });
});

it('adds up the bytes of all columns', () => {
  const profiles = { foot: { a: sharedColumn(Int32Array, 3), b: { c: sharedColumn(Float64Array, 2), metres: 1.25 } } };
  const bike = { main: sharedColumn(Uint8Array, 5) };
  expect(bytesOfWalks({ boxes: new SharedArrayBuffer(100), profiles, bike } as never)).toBe(100 + 12 + 16 + 5);
});
