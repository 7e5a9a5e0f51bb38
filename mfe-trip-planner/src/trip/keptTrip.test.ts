import { type KeptTrip, keptOf, keptTripFrom } from './keptTrip.ts';

const TRIP: KeptTrip = {
  code: 'a',
  query: { fi: 'oak' },
  to: 'Elm',
  departure: '2026-11-21T08:00:00+01:00',
  arrival: '2026-11-21T08:40:00+01:00',
  openedAt: '2026-11-21T06:50:00.000Z',
  toldUntil: null,
};
const at = (clock: string) => `2026-11-21T${clock}:00+01:00`;

it('reads what it has written', () => {
  expect(keptTripFrom(JSON.stringify(TRIP))).toEqual(TRIP);
  expect(keptTripFrom(JSON.stringify({ ...TRIP, toldUntil: at('08:01') }))?.toldUntil).toBe(at('08:01'));
});

it('takes of an address only texts', () => {
  expect(keptTripFrom(JSON.stringify({ ...TRIP, query: { fi: 'oak', ti: { a: 1 }, tv: 3 } }))).toEqual(TRIP);
  expect(keptTripFrom(JSON.stringify({ ...TRIP, query: 'fi=oak' }))?.query).toEqual({});
});

it.each([
  null,
  '',
  '{',
  'null',
  '[]',
  '"text"',
  JSON.stringify({ ...TRIP, code: '' }),
  JSON.stringify({ ...TRIP, code: 7 }),
  JSON.stringify({ ...TRIP, arrival: 'soon' }),
  JSON.stringify({ ...TRIP, openedAt: undefined }),
  JSON.stringify({ ...TRIP, to: 'x'.repeat(20_000) }),
])('takes %j for no trip', (text) => {
  expect(keptTripFrom(text)).toBeNull();
});

const LATER: KeptTrip = { ...TRIP, code: 'b', departure: at('09:00'), arrival: at('09:30'), openedAt: at('08:10') };

it.each([
  ['nothing is kept', null, TRIP, '07:55', TRIP],
  ['another one is looked at before both', TRIP, LATER, '07:55', LATER],
  ['one of later is looked at on the way', TRIP, LATER, '08:10', TRIP],
  [
    'the other one has left too',
    TRIP,
    { ...LATER, departure: at('08:09') },
    '08:10',
    { ...LATER, departure: at('08:09') },
  ],
  ['the former is over', TRIP, LATER, '09:11', LATER],
  ['the former is late', TRIP, LATER, '08:55', TRIP],
  ['it is over', TRIP, TRIP, '09:11', null],
  ['another one that is over is opened', LATER, TRIP, '09:11', LATER],
])('keeps the trip under way: %s', (_, kept, opened, clock, expected) => {
  expect(keptOf(kept, opened, at(clock))).toEqual(expected);
});

it('remembers when it was opened first, and what was told of it, though its times change', () => {
  const kept = { ...TRIP, toldUntil: at('07:58') };
  const opened = { ...TRIP, openedAt: at('08:12'), arrival: at('08:45') };
  expect(keptOf(kept, opened, at('08:12'))).toEqual({ ...kept, arrival: at('08:45') });
});
