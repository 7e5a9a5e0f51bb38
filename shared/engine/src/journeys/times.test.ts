import { instantOf } from './times.ts';

const iso = (text: string, zone = 'Europe/Paris') =>
  new Date(instantOf(zone, text, 'departureDateTime') * 1_000).toISOString();

describe('instantOf', () => {
  it.each([
    ['2026-11-21T08:15', '2026-11-21T07:15:00.000Z'],
    ['2026-11-21T08:15:30.750', '2026-11-21T07:15:30.000Z'],
    ['2026-07-01T08:15', '2026-07-01T06:15:00.000Z'],
    ['2026-11-21T08:15:00Z', '2026-11-21T08:15:00.000Z'],
    ['2026-11-21T08:15:00.5+01:00', '2026-11-21T07:15:00.000Z'],
    ['2026-11-21T08:15-05:00', '2026-11-21T13:15:00.000Z'],
    // Spring: 02:30 does not exist and means half an hour after the change. Autumn: 02:30 occurs twice, the first is taken.
    ['2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
    ['2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25T02:30:00+01:00', '2026-10-25T01:30:00.000Z'],
  ])('%s is %s', (text, expected) => {
    expect(iso(text)).toBe(expected);
  });

  it('reads the wall clock of the zone it is given', () => {
    expect(iso('2026-11-21T08:15', 'America/Los_Angeles')).toBe('2026-11-21T16:15:00.000Z');
  });

  it.each([
    '2026-02-30T08:00',
    '2026-02-30T08:00Z',
    '2026-11-21T25:00',
    '2026-11-21T08:61Z',
    '2026-13-01T00:00',
    '',
    'now',
  ])('refuses %j with the field’s name', (text) => {
    expect(() => instantOf('Europe/Paris', text, 'returnDateTime')).toThrow(/in returnDateTime is no date and time/);
  });
});
