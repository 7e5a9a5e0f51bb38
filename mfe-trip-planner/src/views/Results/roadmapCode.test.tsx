import { act, waitFor } from '@testing-library/react';
import { fakeBackend } from '../../testing/fakeBackend.ts';
import { listed, renderView, startVisit } from '../../testing/renderView.tsx';
import { journey } from '../../testing/trips.ts';
import { View } from './View.tsx';

const QUERY = { fi: 'oak', fv: 'Oak', ti: 'elm', tv: 'Elm', tt: '0', dt: '2099-07-01T09:30' };

let backend: ReturnType<typeof fakeBackend>;
const mockRoadmap = { texts: 0 };

jest.mock('../Roadmap/View.tsx', () => ({
  loadTexts: async () => {
    mockRoadmap.texts += 1;
  },
}));

beforeEach(() => {
  backend = fakeBackend();
  startVisit();
  mockRoadmap.texts = 0;
});
afterEach(() => {
  backend.restore();
  Object.defineProperty(navigator, 'connection', { value: undefined, configurable: true });
});

async function open(found: readonly unknown[]) {
  await renderView(View, { name: 'trip-planner-results', query: QUERY });
  await waitFor(() => expect(backend.requests).toHaveLength(1));
  const groups = found.length > 0 ? [{ key: 'publicTransport', journeys: found }] : [];
  await act(async () => backend.requests[0]?.answer({ reason: found.length > 0 ? null : 'nothing-runs', groups }));
  await act(backend.settled);
  await listed();
}

it('fetches the code and the texts of the roadmap with the journeys that were found', async () => {
  await open([journey('one')]);
  await waitFor(() => expect(mockRoadmap.texts).toBe(1));
});

it.each([
  ['nothing was found', [], undefined],
  ['data is to be saved', [journey('one')], { saveData: true }],
])('does not where %s', async (_, found, connection) => {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  const idle = jest.fn((task: () => void) => {
    task();
    return 0;
  });
  Object.assign(window, { requestIdleCallback: idle, cancelIdleCallback: () => undefined });
  await open(found);
  await act(backend.settled);
  expect(mockRoadmap.texts).toBe(0);
});
