import { fakeBackend, testApi } from '../testing/fakeBackend.ts';
import { journey, NOW, trip, ZONE } from '../testing/trips.ts';
import { createFoundStore, foundIn } from './foundStore.ts';
import { TRIP_TYPE } from './model.ts';
import { withReturn, withTripType } from './returnTrip.ts';
import { swapped } from './rules.ts';
import { createTripStore } from './store.ts';

const TRIP = trip({ tripType: TRIP_TYPE.fullReturn, returnDateTime: '2026-11-21T16:00:00.000Z' });
const LATER = withReturn(TRIP, '2026-11-21T17:00:00.000Z');
const answer = (...ids: string[]) => ({
  groups: [{ key: 'publicTransport', journeys: ids.map((id) => journey(id)) }],
  reason: null,
});

let backend: ReturnType<typeof fakeBackend>;
let api: ReturnType<typeof testApi>;
let trips: ReturnType<typeof createTripStore>;
let store: ReturnType<typeof createFoundStore>;

beforeEach(() => {
  backend = fakeBackend();
  api = testApi();
  trips = createTripStore(() => NOW);
  store = createFoundStore({ trips, details: { forget: () => null } });
});
afterEach(() => {
  backend.restore();
});

const back = (given = TRIP, previousCode: string | null = 'one') =>
  store.searchReturns(api, given, ZONE, { previousCode });

async function outAndBack(): Promise<void> {
  const out = store.search(api, TRIP, ZONE);
  await backend.settled();
  await backend.asked[0]?.answer(answer('one', 'two'));
  await out;
  const returns = back();
  await backend.settled();
  await backend.asked[1]?.answer(answer('three', 'four'));
  await returns;
}

it('asks for the way back of the journey out, and leaves what was found for it alone', async () => {
  await outAndBack();
  expect(backend.asked[1]?.body).toMatchObject({
    fromId: 'a',
    toId: 'b',
    tripType: 1,
    returnDateTime: '2026-11-21T17:00',
    previousJourneySummaryCode: 'one',
  });
  expect(store.state).toMatchObject({ selectedJourneyId: 'one', returnSelectedJourneyId: 'three' });
  expect(store.state.returnSearch).toMatchObject({ loading: false, hasError: false });
});

it('asks for nothing without a journey out', async () => {
  await back(TRIP, null);
  expect(backend.asked).toHaveLength(0);
  expect(store.state.returnSearch).toMatchObject({ key: null, loading: false });
});

it('says that it is searching, and asks once for the same way back', async () => {
  const first = back();
  expect(store.state.returnSearch.loading).toBe(true);
  await back();
  await backend.settled();
  expect(backend.asked).toHaveLength(1);
  await backend.asked[0]?.answer(answer('three'));
  await first;
});

it('lets only the latest search for a way back answer', async () => {
  const first = back();
  await backend.settled();
  const second = back(LATER);
  await backend.settled();
  await backend.asked[1]?.answer(answer('new'));
  await backend.asked[0]?.answer(answer('old'));
  await Promise.all([first, second]);
  expect(store.state.returnSelectedJourneyId).toBe('new');
});

it('selects among the journeys that are looked at', async () => {
  await outAndBack();
  expect(foundIn(store.state)).toMatchObject({ selectedId: 'one' });
  store.selectJourney('two');
  store.look('RETURN');
  expect(foundIn(store.state)).toMatchObject({ selectedId: 'three' });
  expect(foundIn(store.state).search.groups[0]?.journeys.map(({ id }) => id)).toEqual(['three', 'four']);
  store.selectJourney('four');
  expect(store.state).toMatchObject({ selectedJourneyId: 'two', returnSelectedJourneyId: 'four' });
});

it('another search for the way out makes the way back void', async () => {
  await outAndBack();
  const other = store.search(api, swapped(TRIP), ZONE);
  expect(store.state).toMatchObject({ returnSearch: { key: null, groups: [] }, returnSelectedJourneyId: null });
  await backend.settled();
  await backend.asked[2]?.answer(answer('five'));
  await other;
});

it.each([
  ['the places', swapped],
  ['the type', (given: typeof TRIP) => withTripType(given, TRIP_TYPE.simple)],
  ['the time to come back', () => LATER],
])('a change of %s makes both ways void, and calls off what is on its way', async (_, change) => {
  trips.fill(TRIP);
  await outAndBack();
  store.look('RETURN');
  const pointless = back(LATER);
  await backend.settled();
  trips.edit(change);
  await pointless;
  expect(store.state).toMatchObject({
    activeView: 'DEPARTURE',
    search: { key: null, groups: [] },
    selectedJourneyId: null,
    returnSearch: { key: null, loading: false, hasError: false },
    returnSelectedJourneyId: null,
  });
});
