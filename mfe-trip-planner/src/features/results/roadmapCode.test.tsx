import { act, waitFor } from '@testing-library/react';
import { fakeBackend } from '../../testing/fakeBackend.ts';
import { listed, renderView, startVisit } from '../../testing/renderView.tsx';
import { journey } from '../../testing/trips.ts';
import { View } from '../../views/Results.tsx';

const QUERY = { fi: 'oak', fv: 'Oak', ti: 'elm', tv: 'Elm', tt: '0', dt: '2099-07-01T09:30' };

let backend: ReturnType<typeof fakeBackend>;
const mockRoadmap = { texts: 0 };

jest.mock('../roadmap/loadRoadmapMessages.ts', () => ({
  loadRoadmapMessages: async () => {
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

async function search(query: Readonly<Record<string, string>> = QUERY) {
  await renderView(View, { name: 'trip-planner-results', query });
}

it('fetches the code and the texts of the roadmap while the search is pending, so that they are there with the first journeys', async () => {
  await search();
  await waitFor(() => expect(backend.requests).toHaveLength(1));
  await waitFor(() => expect(mockRoadmap.texts).toBe(1));
  await act(async () =>
    backend.requests[0]?.answer({ reason: null, groups: [{ key: 'publicTransport', journeys: [journey('one')] }] }),
  );
  await listed();
  expect(mockRoadmap.texts).toBe(1);
});

it('does not where data is to be saved', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  await search();
  await waitFor(() => expect(backend.requests).toHaveLength(1));
  await act(backend.settled);
  expect(mockRoadmap.texts).toBe(0);
});

it('does not where nothing can be searched', async () => {
  await search({ ...QUERY, ti: 'oak', tv: 'Oak' });
  await act(backend.settled);
  expect(backend.requests).toHaveLength(0);
  expect(mockRoadmap.texts).toBe(0);
});
