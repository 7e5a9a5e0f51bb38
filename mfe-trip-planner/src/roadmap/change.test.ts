import { isTight } from './change.ts';
import type { TransferStep } from './steps.ts';

const change = (spareSeconds: number, shownSpareSeconds: number): TransferStep => ({
  kind: 'transfer',
  key: 'transfer-1',
  departure: '2026-11-21T08:20:00+01:00',
  seconds: 300,
  walkSeconds: 60,
  metres: 50,
  to: 'Elm',
  pathways: [],
  spareSeconds,
  shownSpareSeconds,
  line: null,
});

it.each([
  ['no minute', 20, 0, true],
  ['one minute', 60, 60, true],
  ['one minute as shown, although nearly two', 119, 60, true],
  ['two minutes', 120, 120, false],
  ['two minutes as shown, although hardly more than one', 61, 120, false],
  ['a vehicle that has left', -30, 60, false],
])('a change with %s to spare', (_, exact, shown, tight) => {
  expect(isTight(change(exact, shown))).toBe(tight);
});
