import { type FieldState, type KeyAction, keyAction, left, UNUSED } from './fieldState.ts';

const open: FieldState = { ...UNUSED, open: true };
const typed: FieldState = { ...open, typed: 'gar' };
const marked: FieldState = { ...typed, active: 1 };
const rows = { count: 3, found: 2, hasFailed: false };
const none = { count: 0, found: 0, hasFailed: false };

it.each<[string, FieldState, typeof rows, KeyAction | null]>([
  ['Escape', open, rows, { kind: 'close' }],
  ['Escape', { ...typed, open: false }, rows, { kind: 'cancel' }],
  ['Escape', UNUSED, rows, null],
  ['Enter', marked, rows, { kind: 'choose', index: 1 }],
  ['Enter', typed, rows, { kind: 'choose', index: 0 }],
  ['Enter', typed, { ...none, hasFailed: true }, { kind: 'retry' }],
  ['Enter', typed, none, { kind: 'none' }],
  ['Enter', open, rows, null],
  ['Enter', UNUSED, rows, null],
  ['Tab', typed, rows, { kind: 'leave' }],
  ['ArrowDown', UNUSED, rows, { kind: 'mark', index: 0 }],
  ['ArrowDown', UNUSED, none, { kind: 'mark', index: -1 }],
  ['ArrowUp', UNUSED, rows, { kind: 'mark', index: 2 }],
  ['ArrowDown', marked, rows, { kind: 'mark', index: 2 }],
  ['Home', marked, rows, { kind: 'mark', index: 0 }],
  ['Home', typed, rows, null],
  ['a', marked, rows, null],
])('%s in %j with %j does %j', (key, state, listed, action) => {
  expect(keyAction(key, state, listed, false)).toEqual(action);
});

it('takes back what was typed at once where the list covers the place', () => {
  expect(keyAction('Escape', typed, rows, true)).toEqual({ kind: 'cancel' });
});

it('leaves a text only where there is no place to go back to', () => {
  expect(left(marked, true)).toEqual(UNUSED);
  expect(left(marked, false)).toEqual({ ...UNUSED, typed: 'gar' });
});
