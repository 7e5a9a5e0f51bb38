/** The backend's time corrects the clock of the device. */
import { noteServerTime } from '@halte/i18n';
import { act, waitFor } from '@testing-library/react';
import { fakeBackend } from '../../testing/fakeBackend.ts';
import { renderView, startVisit } from '../../testing/renderView.tsx';
import { View } from '../../views/Results.tsx';

const NOON = Date.parse('2026-11-21T12:00:00Z');
const SEARCH = '/api/trip-planner/v2/journeys/search';

let backend: ReturnType<typeof fakeBackend>;
const departures = () =>
  backend.requests
    .filter(({ path }) => path === SEARCH)
    .map(({ body }) => (body as { departureDateTime: string }).departureDateTime);

beforeEach(() => {
  jest.useFakeTimers({ now: NOON - 2 * 3_600_000 });
  backend = fakeBackend();
  startVisit();
});
afterEach(() => {
  backend.restore();
  noteServerTime({ earliest: Date.now(), latest: Date.now(), receivedAt: Date.now() });
  jest.useRealTimers();
});

it('searches from the real now as soon as that is known, where the address says no time', async () => {
  const query = { fi: 'oak', fv: 'Oak', ti: 'elm', tv: 'Elm', tt: '0' };
  await renderView(View, { name: 'trip-planner-results', query });
  await waitFor(() => expect(departures()).toEqual(['2026-11-21T11:00']));
  act(() => noteServerTime({ earliest: NOON + 1_000, latest: NOON + 2_000, receivedAt: Date.now() }));
  await waitFor(() => expect(departures()).toEqual(['2026-11-21T11:00', '2026-11-21T13:00']));
});
