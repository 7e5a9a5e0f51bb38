import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeBackend } from '../../testing/fakeBackend.ts';
import { forgetTrips, listed, renderView } from '../../testing/renderView.tsx';
import { journey } from '../../testing/trips.ts';
import { View } from './View.tsx';

const QUERY = { fi: 'oak', fv: 'Oak', ti: 'elm', tv: 'Elm', tt: '0', dt: '2099-07-01T09:30' };
const DETAILED = '/api/trip-planner/v2/journeys/detailed';
const CODES = ['one', 'two', 'three', 'four', 'five'];
const FOUND = {
  reason: null,
  groups: [{ key: 'publicTransport', journeys: CODES.map((code) => journey(code)) }],
};

let backend: ReturnType<typeof fakeBackend>;

beforeEach(() => {
  backend = fakeBackend();
  forgetTrips();
});
afterEach(() => {
  backend.restore();
});

/** Answers what is open, and what is asked because of that, until nothing is or far more was asked than there is to ask. */
async function failAllDetails(): Promise<readonly string[]> {
  const asked = () => backend.asked.filter(({ path }) => path === DETAILED);
  for (let at = 0; at < asked().length && at < 10 * CODES.length; at += 1) {
    await act(async () => asked()[at]?.answer({ code: 'internal', message: 'No.' }, 500));
    await act(backend.settled);
  }
  return asked().map(({ body }) => (body as { journeySummaryCode: string }).journeySummaryCode);
}

it('asks for the details of each journey once when the backend fails, also when another is selected', async () => {
  await renderView(View, { name: 'trip-planner-results', query: QUERY });
  await waitFor(() => expect(backend.asked).toHaveLength(1));
  await act(async () => backend.asked[0]?.answer(FOUND));
  await listed();
  await waitFor(() => expect(backend.asked.length).toBeGreaterThan(1));
  expect((await failAllDetails()).toSorted()).toEqual(CODES.toSorted());

  const links = within(screen.getByRole('region', { name: 'Les plus rapides' })).getAllByRole('link');
  for (const link of [links[1], links[2], links[0], links[1]]) await act(async () => link?.focus());
  expect(links[1]).toHaveAttribute('aria-current', 'true');
  expect(await failAllDetails()).toHaveLength(CODES.length);
});
