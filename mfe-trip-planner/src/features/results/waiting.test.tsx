import { act, screen, waitFor } from '@testing-library/react';
import { fakeBackend } from '../../testing/fakeBackend.ts';
import { renderView, startVisit } from '../../testing/renderView.tsx';
import { journey } from '../../testing/trips.ts';
import { View } from '../../views/Results.tsx';

const QUERY = { fi: 'oak', fv: 'Oak', ti: 'elm', tv: 'Elm', tt: '0', dt: '2099-07-01T09:30' };
const LOADING = 'Recherche des meilleurs trajets…';

let backend: ReturnType<typeof fakeBackend>;

beforeEach(() => {
  backend = fakeBackend();
  startVisit();
});
afterEach(() => {
  backend.restore();
});

/** Visible in the place of the list, not only announced. */
const saysThatItLoads = () =>
  screen.queryAllByText(LOADING).some((text) => !text.closest('[aria-live], [role=status]'));
const list = () => screen.queryByRole('list');

it.each([
  ['journeys', { reason: null, groups: [{ key: 'publicTransport', journeys: [journey('one')] }] }, true],
  ['nothing', { reason: 'nothing-runs', groups: [] }, false],
])('shows that it is searching until it has found %s, and nothing else meanwhile', async (_, answer, isFound) => {
  await renderView(View, { name: 'trip-planner-results', query: QUERY });
  await waitFor(() => expect(backend.requests).toHaveLength(1));
  expect(saysThatItLoads()).toBe(true);
  expect([list(), screen.queryByRole('heading', { level: 2 })]).toEqual([null, null]);
  await act(async () => backend.requests[0]?.answer(answer));
  await act(backend.settled);
  expect(saysThatItLoads()).toBe(false);
  expect(list() !== null).toBe(isFound);
});

it('has made what writes prices and plurals before the answer comes', async () => {
  await renderView(View, { name: 'trip-planner-results', query: QUERY, locale: 'it' });
  await waitFor(() => expect(backend.requests).toHaveLength(1));
  const made = [jest.spyOn(Intl, 'NumberFormat'), jest.spyOn(Intl, 'PluralRules')];
  const found = { ...journey('one'), changes: 1 };
  await act(async () =>
    backend.requests[0]?.answer({ reason: null, groups: [{ key: 'publicTransport', journeys: [found] }] }),
  );
  await act(backend.settled);
  expect(await screen.findByText('1 cambio')).toBeVisible();
  for (const formatter of made) {
    expect(formatter).not.toHaveBeenCalled();
    formatter.mockRestore();
  }
});
