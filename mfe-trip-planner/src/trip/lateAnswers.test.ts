/** An answer may be on its way already when nobody wants it any more: calling off the question is then too late. */
import type { Api } from '@halte/api';
import { detailed, journey, ride, trip, ZONE } from '../testing/trips.ts';
import { createDetailsStore } from './detailsStore.ts';
import { createFoundStore, foundIn } from './foundStore.ts';
import { type Direction, TRIP_TYPE } from './model.ts';
import { swapped } from './rules.ts';
import { createTripStore } from './store.ts';

interface Late {
  answer(body: unknown): void;
  fail(): void;
}

const TRIP = trip({ tripType: TRIP_TYPE.fullReturn, returnDateTime: '2026-11-21T16:00:00.000Z' });
const found = (id: string) => ({ groups: [{ key: 'publicTransport', journeys: [journey(id)] }], reason: null });

/** A backend that is asked, and answers whether it was called off or not. */
function deafBackend() {
  const asked: Late[] = [];
  const POST = () =>
    new Promise((resolve, reject) => {
      asked.push({
        answer: (data) => resolve({ data, response: { ok: true, status: 200, headers: new Headers() } }),
        fail: () => reject(new TypeError('Failed to fetch')),
      });
    });
  return { asked, api: { POST, wake: () => undefined } as unknown as Api };
}

function setUp() {
  const trips = createTripStore(() => '2026-11-21T07:00:00.000Z');
  const details = createDetailsStore();
  trips.fill(TRIP);
  return { ...deafBackend(), trips, details, store: createFoundStore({ trips, details }) };
}

type SetUp = ReturnType<typeof setUp>;
const search: Record<Direction, (setUp: SetUp, given: typeof TRIP) => Promise<void>> = {
  DEPARTURE: ({ store, api }, given) => store.search(api, given, ZONE),
  RETURN: ({ store, api }, given) => store.searchReturns(api, given, ZONE, { previousCode: 'one' }),
};
const late: readonly (readonly [string, (answer: Late | undefined) => void])[] = [
  ['answer', (old) => old?.answer(found('old'))],
  ['failure', (old) => old?.fail()],
];

describe.each(['DEPARTURE', 'RETURN'] as const)('%s', (direction) => {
  it.each(late)('a late %s to an old search changes nothing of what was found since', async (_, react) => {
    const given = setUp();
    const old = search[direction](given, TRIP);
    const next = search[direction](given, swapped(TRIP));
    given.asked[1]?.answer(found('new'));
    await next;
    const before = foundIn(given.store.state, direction);
    expect(before).toMatchObject({ selectedId: 'new', search: { loading: false, hasError: false } });
    react(given.asked[0]);
    await old;
    expect(foundIn(given.store.state, direction)).toEqual(before);
  });

  it.each(late)('a late %s to an old search does not end the new one', async (_, react) => {
    const given = setUp();
    const old = search[direction](given, TRIP);
    const next = search[direction](given, swapped(TRIP));
    react(given.asked[0]);
    await old;
    expect(foundIn(given.store.state, direction)).toMatchObject({ selectedId: null, search: { loading: true } });
    given.asked[1]?.answer(found('new'));
    await next;
    expect(foundIn(given.store.state, direction)).toMatchObject({ selectedId: 'new', search: { loading: false } });
  });

  it.each(late)('a late %s brings nothing back once the traveller has changed the trip', async (_, react) => {
    const given = setUp();
    const old = search[direction](given, TRIP);
    given.trips.edit(swapped);
    react(given.asked[0]);
    await old;
    expect(foundIn(given.store.state, direction)).toMatchObject({
      selectedId: null,
      search: { key: null, loading: false, hasError: false, groups: [] },
    });
  });
});

it('a late answer for the way back brings nothing back after another search for the way out', async () => {
  const given = setUp();
  const back = search.RETURN(given, TRIP);
  const out = search.DEPARTURE(given, swapped(TRIP));
  given.asked[0]?.answer(found('old'));
  await back;
  expect(foundIn(given.store.state, 'RETURN')).toMatchObject({ selectedId: null, search: { key: null, groups: [] } });
  given.asked[1]?.answer(found('new'));
  await out;
  expect(foundIn(given.store.state, 'RETURN')).toMatchObject({ selectedId: null, search: { key: null } });
});

describe('details', () => {
  const step = (end: string) => detailed('one', [ride('A', { start: '08:06', end, from: 'Oak', to: 'Elm' })]);
  const OLD = step('08:20');
  const NEW = step('08:25');

  it('that come late do not replace those that were asked for since', async () => {
    const { details, api, asked } = setUp();
    const old = details.load(api, 'one');
    details.forget();
    const next = details.load(api, 'one');
    asked[1]?.answer(NEW);
    await next;
    asked[0]?.answer(OLD);
    await old;
    expect(details.state.details.get('one')).toEqual({ loading: false, journey: NEW, problem: null });
  });

  it.each([
    ['come', (old: Late | undefined) => old?.answer(OLD)],
    ['fail', (old: Late | undefined) => old?.fail()],
  ])('that %s late do not end the wait for those that were asked for since', async (_, react) => {
    const { details, api, asked } = setUp();
    const old = details.load(api, 'one');
    details.forget();
    const next = details.load(api, 'one');
    react(asked[0]);
    await old;
    expect(details.state.details.get('one')).toMatchObject({ loading: true, journey: null, problem: null });
    asked[1]?.answer(NEW);
    await next;
    expect(details.state.details.get('one')).toMatchObject({ loading: false, journey: NEW });
  });

  it.each([
    ['come', (old: Late | undefined) => old?.answer(OLD)],
    ['fail', (old: Late | undefined) => old?.fail()],
  ])('that %s late leave alone what is known to be newer', async (_, react) => {
    const { details, api, asked } = setUp();
    const old = details.load(api, 'one');
    details.keep('one', NEW);
    react(asked[0]);
    await old;
    expect(details.state.details.get('one')).toEqual({ loading: false, journey: NEW, problem: null });
  });

  it('of another search are not kept', async () => {
    const given = setUp();
    const old = given.details.load(given.api, 'one');
    const next = search.DEPARTURE(given, swapped(TRIP));
    given.asked[0]?.answer(OLD);
    await old;
    expect(given.details.state.details.size).toBe(0);
    given.asked[1]?.answer(found('new'));
    await next;
  });
});
