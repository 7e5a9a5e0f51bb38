/** From the price of both ways to their ticket. */
import { screen } from '@testing-library/react';
import { fakeBackend } from '../../testing/fakeBackend.ts';
import { answers, SEARCH, stepByStep } from '../../testing/outAndBack.ts';
import { renderView, startVisit } from '../../testing/renderView.tsx';
import { View } from '../../views/ReturnSummary.tsx';

const CHOSEN = { ...SEARCH, jc: 'out', rc: 'back' };
const OUT = stepByStep('out', '08:41', '09:11');
const BACK = stepByStep('back', '17:35', '18:05');
const ticket = 'https://shop.example/buy?on={date}&back={returnDate}&for={price}';

let backend: ReturnType<typeof fakeBackend>;

beforeEach(() => {
  backend = fakeBackend();
  startVisit();
});
afterEach(() => {
  backend.restore();
});

async function show(tenant: object, { out = OUT, back = BACK }: { out?: object; back?: object } = {}) {
  await renderView(View, { name: 'trip-planner-return-summary', query: CHOSEN, tenant });
  await answers(backend).details('out', out);
  await answers(backend).details('back', back);
  expect(screen.getByRole('button', { name: 'Partager' })).toBeInTheDocument();
  return screen.queryByRole('link', { name: /Acheter un ticket/ });
}

it('leads to the shop with both days and the price of both ways', async () => {
  expect(await show({ shop: { ticket } })).toHaveAttribute(
    'href',
    'https://shop.example/buy?on=2026-11-21&back=2026-11-21&for=360',
  );
});

it.each([
  ['the tenant has no shop', {}, {}],
  ['the shop knows no returns', { shop: { ticket: 'https://shop.example/buy?on={date}' } }, {}],
  ['one of them has no price', { shop: { ticket } }, { back: { ...BACK, fare: null } }],
  [
    'they are paid in two currencies',
    { shop: { ticket } },
    { back: { ...BACK, fare: { amount: 3, currency: 'CHF' } } },
  ],
  ['one is cancelled', { shop: { ticket } }, { out: { ...OUT, realTime: 'cancelled' } }],
  ['the return leaves too early', { shop: { ticket } }, { back: stepByStep('back', '09:00', '09:30') }],
  [
    'the first has left',
    { shop: { ticket } },
    { out: { ...OUT, departureDateTime: '2020-11-21T08:41:00+01:00', arrivalDateTime: '2020-11-21T09:11:00+01:00' } },
  ],
])('sells nothing where %s', async (_why, tenant, journeys) => {
  expect(await show(tenant, journeys)).toBeNull();
});
