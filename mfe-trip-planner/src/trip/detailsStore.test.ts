import { fakeBackend, testApi } from '../testing/fakeBackend.ts';
import { detailed, ride } from '../testing/trips.ts';
import { createDetailsStore } from './detailsStore.ts';

let backend: ReturnType<typeof fakeBackend>;
let api: ReturnType<typeof testApi>;

beforeEach(() => {
  backend = fakeBackend();
  api = testApi();
});
afterEach(() => {
  backend.restore();
});

const details = detailed('one', [ride('A', { start: '08:06', end: '08:20', from: 'Oak', to: 'Elm' })]);

it.each(['one', '__proto__', 'constructor'])('are loaded once, for the journey %p', async (code) => {
  const store = createDetailsStore();
  const done = store.load(api, code);
  await store.load(api, code);
  expect(store.state.details.get(code)).toMatchObject({ loading: true });
  await backend.settled();
  expect(backend.asked).toHaveLength(1);
  expect(backend.asked[0]).toMatchObject({
    path: '/api/trip-planner/v2/journeys/detailed',
    body: { tripType: 0, journeySummaryCode: code },
  });
  await backend.asked[0]?.answer(details);
  await done;
  expect(store.state.details.get(code)).toEqual({ loading: false, journey: details, problem: null });
});

it('are each on their way until they are there, whatever becomes of others', async () => {
  const store = createDetailsStore();
  const [first, second] = [store.load(api, 'one'), store.load(api, 'two')];
  await backend.settled();
  await backend.asked[0]?.answer(details);
  await first;
  expect(store.state.details.get('one')).toMatchObject({ loading: false, journey: details });
  expect(store.state.details.get('two')).toEqual({ loading: true, journey: null, problem: null });
  await backend.asked[1]?.answer({ code: 'journey-gone', message: 'Gone.' }, 410);
  await second;
  expect(store.state.details.get('one')).toMatchObject({ loading: false, journey: details, problem: null });
  expect(store.state.details.get('two')).toMatchObject({ loading: false, journey: null, problem: { kind: 'refused' } });
});

it.each([
  ['null', null],
  ['no sections', { ...details, sections: [] }],
  ['another shape', []],
])('are a problem where the answer is %s, not awaited for ever', async (_, answer) => {
  const store = createDetailsStore();
  const done = store.load(api, 'one');
  await backend.settled();
  await backend.asked[0]?.answer(answer);
  await done;
  expect(store.state.details.get('one')).toMatchObject({ loading: false, problem: { kind: 'invalid-answer' } });
});

it('can be asked for again after a failure', async () => {
  const store = createDetailsStore();
  const done = store.load(api, 'one');
  await backend.settled();
  await backend.asked[0]?.answer({ code: 'journey-gone', message: 'Gone.' }, 410);
  await done;
  expect(store.state.details.get('one')).toMatchObject({ loading: false, problem: { kind: 'refused' } });
  void store.load(api, 'one');
  await backend.settled();
  expect(backend.asked).toHaveLength(2);
});

it('are kept as they are now, and not asked for again', async () => {
  const store = createDetailsStore();
  const later = { ...details, arrivalDateTime: '2026-11-21T08:30:00+01:00' };
  store.keep('one', details);
  store.keep('one', later);
  await store.load(api, 'one');
  expect(backend.asked).toEqual([]);
  expect(store.state.details.get('one')).toEqual({ loading: false, journey: later, problem: null });
  store.forget();
  expect(store.state.details.size).toBe(0);
});
