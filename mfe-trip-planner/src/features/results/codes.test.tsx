/** A journey has an id within its list, and a code by which it is found again: they need not be the same. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeBackend } from '../../testing/fakeBackend.ts';
import { listed, renderView, startVisit } from '../../testing/renderView.tsx';
import { journey } from '../../testing/trips.ts';
import { findJourney, journeyOfCode } from '../../trip/search.ts';
import { View } from '../../views/Results.tsx';

const SEARCH = { fi: 'oak', fv: 'Oak', ti: 'elm', tv: 'Elm', tt: '0', dt: '2099-11-21T08:30' };
const GROUPS = [
  {
    key: 'publicTransport' as const,
    journeys: [journey('1', { journeySummaryCode: 'code-1' }), journey('2', { journeySummaryCode: 'code-2' })],
  },
];

let backend: ReturnType<typeof fakeBackend>;

beforeEach(() => {
  backend = fakeBackend();
  startVisit();
});
afterEach(() => {
  backend.restore();
});

it('are distinguished', () => {
  expect(findJourney(GROUPS, '2')?.journeySummaryCode).toBe('code-2');
  expect(findJourney(GROUPS, 'code-2')).toBeNull();
  expect(journeyOfCode(GROUPS, 'code-2')?.id).toBe('2');
  expect(journeyOfCode(GROUPS, '2')).toBeNull();
});

it('selects by the id, and links and asks by the code', async () => {
  await renderView(View, { name: 'trip-planner-results', query: SEARCH });
  await waitFor(() => expect(backend.requests).toHaveLength(1));
  await act(async () => backend.requests[0]?.answer({ reason: null, groups: GROUPS }));
  await act(backend.settled);
  await listed();
  const links = within(screen.getByRole('region', { name: 'Les plus rapides' })).getAllByRole('link');
  const codes = links.map((link) => link.getAttribute('href')?.match(/journeyId\/([^?]+)/)?.[1]);
  expect(codes).toEqual(['code-1', 'code-2']);
  expect(links.map((link) => link.hasAttribute('aria-current'))).toEqual([true, false]);
  expect(backend.requests).toHaveLength(1);
});
