import { readDateTime, wholeMinute, writeDateTime } from './dateTime.ts';

const PARIS = 'Europe/Paris';

describe('readDateTime', () => {
  it.each([
    ['on the clocks of the zone', '2026-11-21T08:15', '2026-11-21T07:15:00.000Z'],
    ['in summer', '2026-07-01T08:15', '2026-07-01T06:15:00.000Z'],
    ['with seconds, which are cut', '2026-11-21T08:15:59', '2026-11-21T07:15:00.000Z'],
    ['with an offset, which is obeyed', '2026-11-21T08:15:00-05:00', '2026-11-21T13:15:00.000Z'],
    ['whose plus sign was lost', '2026-11-21T08:15:00 02:00', '2026-11-21T06:15:00.000Z'],
    ['in UTC', '2026-11-21T08:15Z', '2026-11-21T08:15:00.000Z'],
    ['in the hour that comes twice: the first', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
    ['in the hour that never comes: after it', '2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
  ])('reads a time %s', (_, text, instant) => {
    expect(readDateTime(text, PARIS)).toBe(instant);
  });

  it.each([
    undefined,
    '',
    'tomorrow',
    '2026-11-21',
    '2026-13-01T08:15',
    '2026-02-31T08:15',
    '2026-11-21T25:00',
    '08:15',
    '2026-11-21T08:15 or so',
    '<script>',
  ])('finds no time in %p', (text) => {
    expect(readDateTime(text, PARIS)).toBeNull();
  });
});

describe('writeDateTime', () => {
  it.each([
    ['2026-11-21T07:15:00.000Z', '2026-11-21T08:15'],
    ['2026-10-25T00:30:00.000Z', '2026-10-25T02:30'],
    ['2026-10-25T01:30:00.000Z', '2026-10-25T01:30Z'],
    ['2026-03-29T01:30:00.000Z', '2026-03-29T03:30'],
  ])('writes %s as %s, and reads it back as itself', (instant, text) => {
    expect(writeDateTime(instant, PARIS)).toBe(text);
    expect(readDateTime(text, PARIS)).toBe(instant);
  });
});

it('cuts seconds', () => {
  expect(wholeMinute('2026-11-21T07:15:59.999Z')).toBe('2026-11-21T07:15:00.000Z');
});
