/** Where the template of the preferences cannot be loaded, searching still works. */
import { initI18n, loadMessages } from '@halte/i18n';
import { type FakeHost, fakeHost } from '@halte/testkit';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { remote } from '../../remote.ts';
import { FAKE_BACKEND_URL, fakeBackend } from '../../testing/fakeBackend.ts';
import { SEARCH, stepByStep } from '../../testing/outAndBack.ts';
import { TEMPLATE } from '../../testing/preferences.ts';
import { startVisit, Visit } from '../../testing/renderView.tsx';
import { trip } from '../../testing/trips.ts';
import { View as Results } from '../../views/Results.tsx';
import { View as Returns } from '../../views/Returns.tsx';
import { loadJourneyMessages } from '../journey/loadJourneyMessages.ts';
import { loadOptionsSheet } from './loadOptionsSheet.ts';

const PREFERENCES = '/api/trip-planner/v4/journeys/preferences';
const JOURNEYS = '/api/trip-planner/v2/journeys/search';
const NO_ANSWER = { code: 'internal', message: 'No.' };

let backend: ReturnType<typeof fakeBackend>;
const requestsTo = (path: string) => backend.requests.filter((one) => one.path === path);

const hostAt = (name: 'trip-planner' | 'trip-planner-results' | 'trip-planner-returns', query = {}) =>
  fakeHost({ locale: 'fr', route: { name, query }, tenant: { bffUrl: FAKE_BACKEND_URL } });

const show = (host: FakeHost, children: ReactNode) => render(<Visit host={host}>{children}</Visit>);

beforeAll(async () => {
  initI18n({ locale: 'fr', apiKey: 'test' });
  await loadMessages('trip-planner', remote.messages);
  await loadJourneyMessages();
});
beforeEach(() => {
  localStorage.clear();
  startVisit();
  backend = fakeBackend();
});
afterEach(() => {
  backend.restore();
});

async function failed(): Promise<void> {
  await waitFor(() => expect(requestsTo(PREFERENCES).length).toBeGreaterThan(0));
  await act(async () => requestsTo(PREFERENCES).at(-1)?.answer(NO_ANSWER, 500));
}

it('searches with the backend’s own defaults, and what the address takes out', async () => {
  const query = { ...SEARCH, tt: '0', excludedModes: 'bus, tram' };
  const host = hostAt('trip-planner-results', query);
  show(host, <Results host={host} params={{}} query={query} />);
  await act(backend.settled);
  expect(requestsTo(JOURNEYS)).toEqual([]);
  await failed();
  await waitFor(() => expect(requestsTo(JOURNEYS)).toHaveLength(1));
  expect(requestsTo(JOURNEYS)[0]?.body).toMatchObject({
    fromId: SEARCH.fi,
    itineraryOptions: { excludedModes: ['bus', 'tram'] },
  });
});

it('searches the way back too', async () => {
  const query = { ...SEARCH, jc: 'out' };
  const host = hostAt('trip-planner-returns', query);
  show(host, <Returns host={host} params={{}} query={query} />);
  const wayOut = () => backend.requests.find(({ path }) => path.endsWith('/detailed'));
  await waitFor(() => expect(wayOut()).toBeDefined());
  await act(async () => wayOut()?.answer(stepByStep('out', '08:41', '09:11')));
  await failed();
  await waitFor(() => expect(requestsTo(JOURNEYS)).toHaveLength(1));
  expect(requestsTo(JOURNEYS)[0]?.body).toMatchObject({ previousJourneySummaryCode: 'out' });
});

it('says so among the options, and retries on request', async () => {
  const OptionsSheet = await loadOptionsSheet();
  const nothing = () => undefined;
  show(hostAt('trip-planner'), <OptionsSheet trip={trip()} onApply={nothing} onClose={nothing} onSearch={nothing} />);
  await failed();
  expect(await screen.findByText('Les options ne se sont pas chargées')).toBeInTheDocument();
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  const before = requestsTo(PREFERENCES).length;
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  await waitFor(() => expect(requestsTo(PREFERENCES)).toHaveLength(before + 1));
  await act(async () => requestsTo(PREFERENCES).at(-1)?.answer(TEMPLATE));
  await waitFor(() => expect(screen.getByRole('slider')).toBeInTheDocument());
  expect(screen.queryByText('Les options ne se sont pas chargées')).not.toBeInTheDocument();
});
