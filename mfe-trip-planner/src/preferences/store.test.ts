import { fakeBackend, testApi } from '../testing/fakeBackend.ts';
import { TEMPLATE } from '../testing/preferences.ts';
import { optionAt } from './model.ts';
import { createPreferencesStorage } from './storage.ts';
import { createPreferencesStore } from './store.ts';

const WHEELCHAIR = { section: 'accessibility', key: 'wheelchair' };
const ON = { type: 'toggle', selectedKey: 'on' } as const;

let backend: ReturnType<typeof fakeBackend>;

beforeEach(() => {
  localStorage.clear();
  backend = fakeBackend();
});

afterEach(() => backend.restore());

const newVisit = () => createPreferencesStore(createPreferencesStorage(() => localStorage));

async function loadedVisit() {
  const visit = newVisit();
  void visit.load(testApi());
  await backend.settled();
  await backend.asked.at(-1)?.answer(TEMPLATE);
  return visit;
}

it('loads the template once', async () => {
  const visit = newVisit();
  const api = testApi();
  void visit.load(api);
  void visit.load(api);
  await backend.settled();
  expect([visit.state.loading, visit.state.preferences]).toEqual([true, null]);
  await backend.asked[0]?.answer(TEMPLATE);
  await visit.load(api);
  expect(backend.asked.map(({ path }) => path)).toEqual(['/api/trip-planner/v4/journeys/preferences']);
  expect(visit.state).toMatchObject({ loading: false, couldNotLoad: false, preferences: TEMPLATE });
});

it('keeps what is chosen for the next visit, and merges it over the template', async () => {
  (await loadedVisit()).choose(WHEELCHAIR, ON);
  const next = await loadedVisit();
  expect(optionAt(next.state.preferences!, WHEELCHAIR)).toMatchObject({ selectedKey: 'on' });
  expect(next.state.template).toEqual(TEMPLATE);
});

it('goes back to the template, and forgets', async () => {
  const visit = await loadedVisit();
  visit.choose(WHEELCHAIR, ON);
  visit.reset();
  expect(visit.state.preferences).toEqual(TEMPLATE);
  expect(localStorage.getItem('trip-planner.customPreferences')).toBeNull();
});

it('forgets what was chosen and taken back', async () => {
  const visit = await loadedVisit();
  visit.choose(WHEELCHAIR, ON);
  visit.choose(WHEELCHAIR, { type: 'toggle', selectedKey: 'off' });
  expect(localStorage.getItem('trip-planner.customPreferences')).toBeNull();
});

it('says that it could not load, has nothing to choose from, and tries again when asked', async () => {
  const visit = newVisit();
  const api = testApi();
  void visit.load(api);
  await backend.settled();
  await backend.asked[0]?.answer({}, 500);
  expect(visit.state).toMatchObject({ loading: false, couldNotLoad: true, preferences: null });
  visit.choose(WHEELCHAIR, ON);
  visit.reset();
  expect(visit.state.preferences).toBeNull();
  void visit.load(api);
  await backend.settled();
  await backend.asked[1]?.answer(TEMPLATE);
  expect(visit.state).toMatchObject({ couldNotLoad: false, preferences: TEMPLATE });
});

it('goes on with what it knew when it could not load', async () => {
  (await loadedVisit()).choose(WHEELCHAIR, ON);
  const next = newVisit();
  void next.load(testApi());
  await backend.settled();
  await backend.asked.at(-1)?.answer({}, 500);
  expect(next.state.couldNotLoad).toBe(true);
  expect(optionAt(next.state.preferences!, WHEELCHAIR)).toMatchObject({ selectedKey: 'on' });
});
