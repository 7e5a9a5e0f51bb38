import { fakeBackend, testApi } from '../testing/fakeBackend.ts';
import { journey, NOW, trip, ZONE } from '../testing/trips.ts';
import { createFoundStore } from './foundStore.ts';
import { swapped } from './rules.ts';
import { createTripStore } from './store.ts';

const answer = (...ids: string[]) => ({
  groups: [{ key: 'publicTransport', journeys: ids.map((id) => journey(id)) }],
  reason: null,
});

let time = NOW;
let backend: ReturnType<typeof fakeBackend>;
let api: ReturnType<typeof testApi>;
let forget: jest.Mock;

function setUp() {
  time = NOW;
  forget = jest.fn();
  const trips = createTripStore(() => time);
  return { trips, ...createFoundStore({ trips, details: { forget } }) };
}

beforeEach(() => {
  backend = fakeBackend();
  api = testApi();
});
afterEach(() => {
  backend.restore();
});

async function searched(store: ReturnType<typeof setUp>, given = trip()) {
  const done = store.search(api, given, ZONE);
  await backend.settled();
  await backend.asked.at(-1)?.answer(answer('one', 'two'));
  await done;
}

describe('searching', () => {
  it('says that it is searching, then what was found, with the first journey selected', async () => {
    const store = setUp();
    const done = store.search(api, trip(), ZONE);
    expect(store.state.search.loading).toBe(true);
    await backend.settled();
    expect(backend.asked[0]).toMatchObject({
      path: '/api/trip-planner/v2/journeys/search',
      body: { fromId: 'a', toId: 'b' },
    });
    await backend.asked[0]?.answer(answer('one', 'two'));
    await done;
    expect(store.state.search).toMatchObject({ loading: false, hasError: false });
    expect(store.state.selectedJourneyId).toBe('one');
  });

  it('sends nothing as long as a place is missing', async () => {
    const store = setUp();
    await store.search(api, trip({ arrivalPlace: null }), ZONE);
    expect(backend.asked).toHaveLength(0);
    expect(store.state.search.loading).toBe(false);
  });

  it('asks once for the same trip', async () => {
    const store = setUp();
    await searched(store);
    store.selectJourney('two');
    await store.search(api, trip(), ZONE);
    expect(backend.asked).toHaveLength(1);
    expect(store.state.selectedJourneyId).toBe('two');
  });

  it('lets only the latest search answer', async () => {
    const store = setUp();
    const first = store.search(api, trip(), ZONE);
    await backend.settled();
    const second = store.search(api, swapped(trip()), ZONE);
    await backend.settled();
    await backend.asked[1]?.answer(answer('new'));
    await backend.asked[0]?.answer(answer('old'));
    await Promise.all([first, second]);
    expect(store.state.selectedJourneyId).toBe('new');
  });

  it.each([
    ['a server that is down', 500, 'unavailable'],
    ['a server that has no time', 429, 'busy'],
    ['an app that may not ask', 401, 'not-allowed'],
    ['a refusal', 400, 'refused'],
  ] as const)('ends with %s, and tries again when asked to', async (_, status, kind) => {
    const store = setUp();
    const done = store.search(api, trip(), ZONE);
    await backend.settled();
    await backend.asked[0]?.answer({ code: 'x', message: 'x' }, status);
    await done;
    expect(store.state.search).toMatchObject({ loading: false, hasError: true, problem: { kind } });
    const again = store.search(api, trip(), ZONE);
    await backend.settled();
    await backend.asked[1]?.answer(answer('one'));
    await again;
    expect(store.state.search).toMatchObject({ hasError: false, problem: null });
  });

  it('knows when the device is offline', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const store = setUp();
    const done = store.search(api, trip(), ZONE);
    await backend.settled();
    await backend.asked[0]?.fail();
    await done;
    onLine.mockRestore();
    expect(store.state.search.problem?.kind).toBe('offline');
  });

  it('does not take for an answer what is none', async () => {
    const store = setUp();
    const done = store.search(api, trip(), ZONE);
    await backend.settled();
    await backend.asked[0]?.answer({ groups: [{ key: 'walking' }] });
    await done;
    expect(store.state.search.problem?.kind).toBe('invalid-answer');
  });
});

describe('a change of the form', () => {
  it('makes results void', async () => {
    const store = setUp();
    store.trips.fill(trip());
    await searched(store);
    store.trips.edit(swapped);
    expect(store.state.search).toMatchObject({ key: null, groups: [] });
    expect(store.state.selectedJourneyId).toBeNull();
  });

  it('calls off a search that it makes pointless', async () => {
    const store = setUp();
    store.trips.fill(trip());
    const done = store.search(api, trip(), ZONE);
    await backend.settled();
    store.trips.edit(swapped);
    await done;
    expect(store.state.search).toMatchObject({ key: null, loading: false, hasError: false });
  });

  it('by the clock leaves the results alone', async () => {
    const store = setUp();
    await searched(store);
    time = '2026-11-21T07:05:30.000Z';
    store.trips.tick();
    expect(store.trips.state.trip.departureDateTime).toBe('2026-11-21T07:05:00.000Z');
    expect(store.state.search.groups).toHaveLength(1);
  });
});

it('a new search forgets the details of the journeys before, the same one does not', async () => {
  const store = setUp();
  await searched(store);
  await store.search(api, trip(), ZONE);
  expect(forget).toHaveBeenCalledTimes(1);
  await searched(store, swapped(trip()));
  expect(forget).toHaveBeenCalledTimes(2);
});
