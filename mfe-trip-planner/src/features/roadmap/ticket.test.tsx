/** From the price of a journey to its ticket. */
import { act, screen, waitFor } from '@testing-library/react';
import { fakeBackend } from '../../testing/fakeBackend.ts';
import { renderView, startVisit } from '../../testing/renderView.tsx';
import { detailed, ride } from '../../testing/trips.ts';
import type { DetailedJourney } from '../../trip/detailedJourney.ts';
import { View } from '../../views/Roadmap.tsx';
import { loadRoadmapMessages } from './loadRoadmapMessages.ts';
import { at } from './testing/roadmaps.ts';

const TRAM = ride('A', { start: '08:06', end: '08:20', from: 'Oak & Sons', to: 'Elm' });
const JOURNEY = detailed('code', [TRAM]);
const PAGE = 'http://town.example/tickets';
const WITH_PAGE = { ...JOURNEY, sections: [{ ...TRAM, ride: { ...TRAM.ride!, fareUrl: PAGE } }] };
const SHOP = { shop: { ticket: 'https://shop.example/buy?from={from}&on={date}&for={price}{currency}' } };
const IN_SHOP = 'https://shop.example/buy?from=Oak%20%26%20Sons&on=2026-11-21&for=180EUR';

let backend: ReturnType<typeof fakeBackend>;

beforeAll(loadRoadmapMessages);
beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse(at('07:30')), advanceTimers: true });
  backend = fakeBackend();
  startVisit();
});
afterEach(() => {
  backend.restore();
  jest.useRealTimers();
});

async function show(journey: DetailedJourney, tenant = {}): Promise<HTMLElement | null> {
  await renderView(View, { name: 'trip-planner-roadmap-journeyId', params: { journeyId: 'code' }, tenant });
  await waitFor(() => expect(backend.requests).not.toHaveLength(0));
  await act(async () => backend.requests[0]?.answer(journey));
  await screen.findByRole('list', { name: 'Étapes du trajet' });
  return screen.queryByRole('link', { name: /ticket/ });
}

it.each([
  ['the shop of the tenant, with the trip', WITH_PAGE, SHOP, 'Acheter un ticket(nouvel onglet)', IN_SHOP],
  ['the page that the timetable names', WITH_PAGE, {}, 'Tarifs et tickets(nouvel onglet)', PAGE],
  ['that page, also without a price', { ...WITH_PAGE, fare: null }, SHOP, 'Tarifs et tickets(nouvel onglet)', PAGE],
])('leads to %s', async (_where, journey, tenant, name, href) => {
  const link = await show(journey, tenant);
  expect(link?.textContent).toBe(name);
  expect(link).toHaveAttribute('href', href);
  expect([link?.getAttribute('target'), link?.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
});

it.each([
  ['no shop and no page is known', JOURNEY, {}],
  ['the price is not known, and no page', { ...JOURNEY, fare: null }, SHOP],
  [
    'a page is no page',
    { ...JOURNEY, sections: [{ ...TRAM, ride: { ...TRAM.ride!, fareUrl: 'javascript:alert(1)' } }] },
    {},
  ],
  [
    'the ride is cancelled',
    { ...JOURNEY, sections: [{ ...TRAM, holds: false, ride: { ...TRAM.ride!, status: 'cancelled' as const } }] },
    SHOP,
  ],
])('leads nowhere where %s', async (_why, journey, tenant) => {
  expect(await show(journey, tenant)).toBeNull();
});

it('sells nothing for a journey that is over', async () => {
  jest.setSystemTime(Date.parse(at('10:00')));
  expect(await show(JOURNEY, SHOP)).toBeNull();
});
