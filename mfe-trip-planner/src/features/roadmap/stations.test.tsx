/** Availability is requested for bike- and car-sharing stations at the start and the end of a trip. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeBackend } from '../../testing/fakeBackend.ts';
import { renderView, startVisit } from '../../testing/renderView.tsx';
import { detailed, ride, section } from '../../testing/trips.ts';
import { View } from '../../views/Roadmap.tsx';
import { loadRoadmapMessages } from './loadRoadmapMessages.ts';
import { at, station } from './testing/roadmaps.ts';

const JOURNEY = detailed('code', [
  section('walk', { start: '08:00', end: '08:04', from: 'Home', to: 'Oak', metres: 300 }),
  ride('A', { start: '08:06', end: '08:20', from: 'Oak', to: 'Elm' }),
  section('walk', { start: '08:20', end: '08:24', from: 'Elm', to: 'Work', metres: 300 }),
]);
const ENDS = { fi: 'oak', fv: 'Oak', ti: 'elm', tv: 'Elm' };
const CALLS = '/api/trip-planner/v2/journeys';

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

it.each([
  ['bikes at the start', { fi: 'b|1', fpt: 'bikeSharingStations' }, `${CALLS}/bikeSharingStations/b%7C1`, 'Home'],
  ['bikes at the end', { ti: 'b|2', tpt: 'bikeSharingStations' }, `${CALLS}/bikeSharingStations/b%7C2`, 'Work'],
  ['cars at the start', { fi: 'c|1', fpt: 'carSharingStations' }, `${CALLS}/carSharingStations/c%7C1`, 'Home'],
  ['cars at the end', { ti: 'c|2', tpt: 'carSharingStations' }, `${CALLS}/carSharingStations/c%7C2`, 'Work'],
])('%s', async (journeyId, end, path, name) => {
  await renderView(View, {
    name: 'trip-planner-roadmap-journeyId',
    params: { journeyId },
    query: { ...ENDS, ...end },
  });
  await waitFor(() => expect(backend.requests).toHaveLength(1));
  await act(async () => backend.requests[0]?.answer(JOURNEY));
  const requests = backend.requests.filter((one) => one.path.includes('SharingStations'));
  expect(requests.map((one) => one.path)).toEqual([path]);
  await act(async () => requests[0]?.answer(station({ freeDocks: 12 })));
  const items = within(screen.getByRole('list', { name: 'Étapes du trajet' })).getAllByRole('listitem');
  const withDocks = items.filter((item) => item.textContent?.includes('12 places libres'));
  expect(withDocks.map((item) => item.textContent?.includes(name))).toEqual([true]);
});
