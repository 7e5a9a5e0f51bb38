import { detailed, ride, section, ZONE } from '../../testing/trips.ts';
import { ticketOffer } from './ticketOffer.ts';

const CONTEXT = { zone: ZONE, locale: 'en' } as const;
const FARE = { amount: 170, currency: 'EUR' };
const SHOP = 'https://shop.example/buy?from={from}';
const TOWN = 'https://town.example/tickets';

const walk = section('walk', { start: '08:00', end: '08:05', from: 'Home', to: 'Oak' });
const tram = ride('A', { start: '08:06', end: '08:20', from: 'Oak', to: 'Elm' });
const bus = ride('B', { start: '08:27', end: '08:40', from: 'Elm', to: 'Fir' });
type Page = string | undefined;
const journey = (...[first, second]: [Page?, Page?]) =>
  detailed('j', [
    walk,
    { ...tram, ride: { ...tram.ride!, ...(first !== undefined && { fareUrl: first }) } },
    { ...bus, ride: { ...bus.ride!, ...(second !== undefined && { fareUrl: second }) } },
  ]);

const BUY = { kind: 'buy', url: 'https://shop.example/buy?from=Oak' };
const FARES = { kind: 'fares', url: TOWN };

it.each([
  ['the shop, where the price is known', SHOP, FARE, journey(TOWN, TOWN), BUY],
  ['the page of the operator, where it is not', SHOP, null, journey(TOWN, TOWN), FARES],
  ['the page of the operator, where there is no shop', undefined, FARE, journey(TOWN, TOWN), FARES],
  ['nothing, where one ride has no page', undefined, FARE, journey(TOWN), null],
  ['nothing, where the rides have two pages', undefined, FARE, journey(TOWN, 'https://coast.example'), null],
  ['nothing, where no ride has any', undefined, FARE, journey(), null],
  ['nothing for a walk', undefined, null, detailed('w', [walk]), null],
])('is %s', (_what, shop, fare, outbound, offer) => {
  expect(ticketOffer(shop, { outbound, back: null, fare }, CONTEXT)).toEqual(offer);
});

it('is for both ways or for none', () => {
  const trip = { outbound: journey(TOWN, TOWN), fare: FARE };
  const offerWith = (shop: string | undefined, page: string) =>
    ticketOffer(shop, { ...trip, back: journey(page, page) }, CONTEXT)?.kind ?? null;
  expect(offerWith(undefined, TOWN)).toBe('fares');
  expect(offerWith(undefined, 'https://coast.example')).toBeNull();
  expect(offerWith(SHOP, TOWN)).toBeNull();
  expect(offerWith(`${SHOP}&back={returnDate}`, TOWN)).toBe('buy');
});
