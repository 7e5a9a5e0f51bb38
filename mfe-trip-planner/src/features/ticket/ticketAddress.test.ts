import { detailed, point, ride, section, ZONE } from '../../testing/trips.ts';
import type { DetailedJourney, Section } from '../../trip/detailedJourney.ts';
import { ticketAddress } from './ticketAddress.ts';

const CONTEXT = { zone: ZONE, locale: 'fr' } as const;
const FARE = { amount: 170, currency: 'EUR' };
const SHOP = 'https://shop.example/buy';
const ALL =
  `${SHOP}?from={from}&to={to}&fromId={fromId}&toId={toId}&date={date}&time={time}&returnDate={returnDate}` +
  '&returnTime={returnTime}&lines={lines}&price={price}&currency={currency}#{locale}';

const walk = section('walk', { start: '08:00', end: '08:05', from: '12 Home Street', to: 'Oak', metres: 300 });
const tram = ride('A', { start: '08:06', end: '08:20', from: 'Oak', to: 'Elm' });
const bus = ride('B', { start: '08:27', end: '08:40', from: 'Elm', to: 'Fir' });
const there = detailed('out', [
  walk,
  { ...tram, from: point('Oak', { stopPointId: 'oak:1' }) },
  { ...bus, to: point('Fir', { stopPointId: 'fir:2' }) },
]);
const back = detailed('back', [ride('A', { start: '17:35', end: '17:50', from: 'Fir', to: 'Oak' })]);

const oneWay = (template: string, outbound: DetailedJourney = there) =>
  ticketAddress(template, { outbound, back: null, fare: FARE }, CONTEXT);

function valuesIn(address: string | null) {
  const url = new URL(address ?? '');
  return { ...Object.fromEntries(url.searchParams), hash: url.hash };
}

it('has the stops, the planned departure, the lines and the price; of the way to the first stop it says nothing', () => {
  expect(valuesIn(oneWay(ALL))).toEqual({
    from: 'Oak',
    to: 'Fir',
    fromId: 'oak:1',
    toId: 'fir:2',
    date: '2026-11-21',
    time: '08:06',
    returnDate: '',
    returnTime: '',
    lines: 'A,B',
    price: '170',
    currency: 'EUR',
    hash: '#fr',
  });
});

it('has the return, where the shop’s address has a place for it', () => {
  const both = { outbound: there, back, fare: { amount: 340, currency: 'EUR' } };
  expect(valuesIn(ticketAddress(ALL, both, CONTEXT))).toMatchObject({
    date: '2026-11-21',
    returnDate: '2026-11-21',
    returnTime: '17:35',
    price: '340',
  });
  expect(ticketAddress(`${SHOP}?date={date}`, both, CONTEXT)).toBeNull();
});

it('has the planned time of a late vehicle, on the clocks of its stop', () => {
  const late = { ...tram.ride!, scheduledDepartureDateTime: '2026-11-20T23:58:00-01:00' };
  const journey = detailed('late', [{ ...tram, departureDateTime: '2026-11-21T00:03:00-01:00', ride: late }]);
  expect(valuesIn(oneWay(`${SHOP}?date={date}&time={time}`, journey))).toMatchObject({
    date: '2026-11-20',
    time: '23:58',
  });
});

it('sells no walk', () => {
  expect(oneWay(ALL, detailed('walk', [walk]))).toBeNull();
});

it.each([
  'a&to=Evil',
  'a#b',
  'a?b=c',
  '"><script>alert(1)</script>',
  "O'Connell (Street)!*",
  '{to}',
  '$& $1',
  '%26to%3DEvil',
  '../../evil',
  'a\r\nLocation: https://evil.example',
  'שדרות \u202Eרוטשילד',
  'Straße 日本 🚋',
  'Pl. Eugène + Co; x/y\\z',
])('keeps %j in its field', (name) => {
  const journey = (at: Section) => detailed('x', [at]);
  const address = oneWay(`${SHOP}?from={from}&to={to}`, journey({ ...tram, from: point(name) })) ?? '';
  const url = new URL(address);
  expect([url.origin, url.pathname, url.hash]).toEqual(['https://shop.example', '/buy', '']);
  expect([...url.searchParams]).toEqual([
    ['from', name],
    ['to', 'Elm'],
  ]);
  expect(address.slice(SHOP.length)).toMatch(/^\?from=[\w.~%-]*&to=Elm$/);
});

it('writes half a character as the sign for what cannot be read', () => {
  const journey = detailed('x', [{ ...tram, from: point('a\ud83d') }]);
  expect(valuesIn(oneWay(`${SHOP}?from={from}`, journey))).toMatchObject({ from: 'a\ufffd' });
});
