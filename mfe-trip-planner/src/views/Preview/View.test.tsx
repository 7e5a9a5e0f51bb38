import { screen } from '@testing-library/react';
import { fakeBackend, testApi } from '../../testing/fakeBackend.ts';
import { forgetTrips, renderView } from '../../testing/renderView.tsx';
import { journey, trip, ZONE } from '../../testing/trips.ts';
import { queryOfTrip } from '../../trip/query.ts';
import { tripStore } from '../../trip/store.ts';
import { View } from './View.tsx';

const QUERY = queryOfTrip(trip(), ZONE);
let backend: ReturnType<typeof fakeBackend>;

beforeEach(() => {
  backend = fakeBackend();
  forgetTrips();
});
afterEach(() => {
  backend.restore();
});

it('goes to the results, with the same search, when no journey is in memory', async () => {
  const host = await renderView(View, { name: 'trip-planner-preview', query: QUERY });
  expect(host.calls).toEqual([{ call: 'replace', target: { name: 'trip-planner-results', query: QUERY } }]);
});

it('shows the selected journey, and the ways on and back', async () => {
  const done = tripStore.search(testApi(), trip(), ZONE);
  await backend.settled();
  await backend.asked[0]?.answer({
    groups: [{ key: 'publicTransport', journeys: [journey('one'), journey('two')] }],
    reason: null,
  });
  await done;
  tripStore.selectJourney('two');
  const host = await renderView(View, { name: 'trip-planner-preview', query: QUERY });
  expect(host.calls).toEqual([]);
  expect(screen.getByRole('link', { name: 'Feuille de route' })).toHaveAttribute(
    'href',
    expect.stringContaining('/two?'),
  );
  expect(screen.getByRole('link', { name: 'Autres trajets' })).toHaveAttribute(
    'href',
    expect.stringContaining('trip-planner-results'),
  );
});
