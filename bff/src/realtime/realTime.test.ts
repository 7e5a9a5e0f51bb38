import { epochAt } from '@halte/engine/common/zone';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { NO_UPDATES } from '@halte/engine/timetable/realtime/tripUpdates';
import { withUpdates } from '../timetable/realtime/withUpdates.ts';
import { simpleFeed } from '../timetable/testing/feeds.ts';
import { createRealTime, type RealTimeState } from './realTime.ts';
import { encodeMessage } from './wire/decode.ts';
import type { FeedEntity } from './wire/gtfsRealtime.ts';

const START = epochAt('Europe/Paris', '2026-06-10T08:00');

let feed: Feed;
let other: Feed;

beforeAll(async () => {
  feed = await simpleFeed('A 48 2\nB 48.1 2', 'one: A 08:00, B 08:20\ntwo: A 08:10, B 08:30');
  other = await simpleFeed('A 48 2\nB 48.1 2', 'two: A 08:10, B 08:30');
});

const late = (tripId: string, delay: number, timestamp?: number): FeedEntity => ({
  id: tripId,
  tripUpdate: { trip: { tripId }, delay, ...(timestamp !== undefined && { timestamp }) },
});
const vehicle = (id: string, timestamp?: number): FeedEntity => ({
  id,
  vehicle: { position: { latitude: 48.05, longitude: 2 }, ...(timestamp !== undefined && { timestamp }) },
});
const alert = (id: string): FeedEntity => ({
  id,
  alert: { informedEntity: [{ routeId: 'r' }], headerText: { translation: [{ text: id }] } },
});

/** Sources whose answers are set by the test. */
function setUp(...names: string[]) {
  const answers = new Map<string, Buffer | Error>();
  const states: RealTimeState[] = [];
  const world = {
    now: START,
    feed,
    states,
    /** Called between steps, to observe and act while a message is resolved. */
    betweenSteps: (): void => undefined,
    says(name: string, at: number, ...entity: FeedEntity[]) {
      const message = encodeMessage({ header: { gtfsRealtimeVersion: '2.0', timestamp: at }, entity });
      answers.set(name, Buffer.from(message));
    },
    fails(name: string) {
      answers.set(name, new Error(`${name} answered 500.`));
    },
    delays: (state: RealTimeState | undefined = states.at(-1)) =>
      (state?.updates.instances ?? [])
        .map(({ trip, arrival }) => `${world.feed.trips.ids.at(trip)} ${arrival[1]! % 1_200}`)
        .join(),
  };
  const realTime = createRealTime({
    sources: names.map((name) => ({
      name,
      async load() {
        const answer = answers.get(name) ?? new Error(`${name} cannot be reached.`);
        if (answer instanceof Error) throw answer;
        return { bytes: answer, at: world.now };
      },
    })),
    everySeconds: 20,
    feed: () => world.feed,
    now: () => world.now,
    onChange: (state) => states.push(state),
    nextTurn: async () => world.betweenSteps(),
  });
  return { ...world, world, realTime };
}

describe('sources', () => {
  it('may be one for each kind, or one for all', async () => {
    const { realTime, says, delays, states } = setUp('updates', 'all');
    says('updates', START, late('one', 60));
    says('all', START, late('two', 120), vehicle('v'), alert('x'));
    await realTime.refresh();
    expect(delays()).toBe('one 60,two 720');
    expect(states.at(-1)?.vehicles.map(({ id }) => id)).toEqual(['v']);
    expect(
      states
        .at(-1)
        ?.alerts.all(START)
        .map(({ id }) => id),
    ).toEqual(['x']);
    expect(realTime.current()).toBe(states.at(-1));
    expect(realTime.health().map(({ source, state, problem }) => [source, state, problem])).toEqual([
      ['updates', 'ok', null],
      ['all', 'ok', null],
    ]);
  });

  it('about one trip: the newest counts, whichever comes last', async () => {
    const { realTime, says, delays, states } = setUp('a', 'b');
    says('a', START - 10, late('one', 60));
    says('b', START - 40, late('one', 120), late('two', 30, START - 50));
    await realTime.refresh();
    expect(delays()).toBe('one 60,two 630');
    expect(states.at(-1)?.updates.at).toBe(START - 10);
    expect(states.at(-1)?.dropped).toEqual({ duplicate: 1 });
  });

  it('notify their listener only of changes', async () => {
    const { realTime, says, states } = setUp('alerts');
    says('alerts', START, alert('x'));
    await realTime.refresh();
    const before = states.length;
    realTime.feedChanged();
    expect(states).toHaveLength(before);
    says('alerts', START, alert('y'));
    await realTime.refresh();
    expect(states).toHaveLength(before + 1);
    expect(states.at(-1)?.updates).toBe(NO_UPDATES);
  });
});

describe('age', () => {
  it('ends delays after five minutes, also when nothing is heard any more', async () => {
    const { realTime, says, fails, world, delays } = setUp('updates');
    says('updates', START - 100, late('one', 60));
    await realTime.refresh();
    fails('updates');
    world.now = START + 200;
    await realTime.refresh();
    expect(delays()).toBe('one 60');
    expect(realTime.health()).toMatchObject([{ state: 'failing', problem: 'updates answered 500.', at: START - 100 }]);
    world.now = START + 201;
    await realTime.refresh();
    expect(world.states.at(-1)?.updates).toBe(NO_UPDATES);
  });

  it('of a message written long ago counts, though it has just come', async () => {
    const { realTime, says, delays } = setUp('updates');
    says('updates', START - 301, late('one', 60));
    await realTime.refresh();
    expect(delays()).toBe('');
    expect(realTime.health()).toMatchObject([{ state: 'stale' }]);
  });

  it('that lies ahead is none', async () => {
    const { realTime, says, states } = setUp('updates');
    says('updates', START + 9_999, late('one', 60));
    await realTime.refresh();
    expect(states.at(-1)?.updates.at).toBe(START);
  });

  it('takes vehicles away one by one', async () => {
    const { realTime, says, world } = setUp('vehicles');
    says('vehicles', START, vehicle('old', START - 200), vehicle('new', START - 10));
    await realTime.refresh();
    world.now = START + 150;
    realTime.feedChanged();
    expect(world.states.map(({ vehicles }) => vehicles.map(({ id }) => id))).toEqual([['old', 'new'], ['new']]);
  });

  it('of alerts counts from when they came, for an hour', async () => {
    const { realTime, says, fails, world } = setUp('alerts');
    says('alerts', START - 86_400, alert('x'));
    await realTime.refresh();
    expect(realTime.health()).toMatchObject([{ state: 'ok', at: START }]);
    fails('alerts');
    const inForce: number[] = [];
    for (const later of [3_600, 3_601]) {
      world.now = START + later;
      await realTime.refresh();
      inForce.push(world.states.at(-1)!.alerts.all(world.now).length);
    }
    expect(inForce).toEqual([1, 0]);
  });
});

describe('a clock', () => {
  afterEach(() => jest.useRealTimers());

  it('asks again and again, takes away what is too old, and stops', async () => {
    jest.useFakeTimers({ now: START * 1_000 });
    const { realTime, says, fails, world, states } = setUp('updates');
    says('updates', START, late('one', 60));
    realTime.start();
    realTime.start();
    await jest.advanceTimersByTimeAsync(0);
    expect(states.map(({ updates }) => updates.instances.length)).toEqual([1]);
    fails('updates');
    world.now = START + 301;
    await jest.advanceTimersByTimeAsync(20_000);
    expect(states.map(({ updates }) => updates.instances.length)).toEqual([1, 0]);
    expect(realTime.health()).toMatchObject([{ state: 'failing' }]);
    realTime.stop();
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('the timetable', () => {
  it('may be replaced: all is resolved against the new one', async () => {
    const { realTime, says, world, delays } = setUp('all');
    says('all', START, late('two', 60), late('one', 30), alert('x'));
    await realTime.refresh();
    expect(
      world.states
        .at(-1)
        ?.updates.instances.map(({ trip }) => trip)
        .sort(),
    ).toEqual([0, 1]);
    world.feed = other;
    realTime.feedChanged();
    expect(delays()).toBe('two 660');
    expect(world.states.at(-1)).toMatchObject({ feed: other, dropped: { 'unknown-trip': 1 } });
    expect(realTime.current().feed).toBe(other);
  });

  it('is used, not what was laid over it', async () => {
    const { realTime, says, world } = setUp('updates');
    const stopTimeUpdates = ['A', 'B'].map((stopId, i) => ({ stopId, arrival: { time: START + i * 600 } }));
    const trip = { tripId: 'extra', routeId: 'r', scheduleRelationship: 'ADDED' } as const;
    says('updates', START, { id: 'x', tripUpdate: { trip, stopTimeUpdate: stopTimeUpdates } });
    await realTime.refresh();
    world.feed = withUpdates(feed, world.states.at(-1)!.updates);
    says('updates', START, { id: 'x', tripUpdate: { trip, stopTimeUpdate: stopTimeUpdates } }, late('one', 5));
    await realTime.refresh();
    expect(world.states.at(-1)).toMatchObject({ feed, dropped: {}, updates: { added: [{ id: 'extra' }] } });
  });

  it('that a source is not about is reported to operators', async () => {
    const { realTime, says, states } = setUp('updates');
    says('updates', START, late('x', 60), late('y', 60));
    await realTime.refresh();
    expect(states.at(-1)?.dropped).toEqual({ 'unknown-trip': 2 });
    expect(realTime.health()).toMatchObject([{ problem: 'None of the 2 trips it tells of is in the timetable.' }]);
  });
});

it.each([
  // trips reported, unknown among them, what operators see
  [10, 2, null],
  [10, 5, null],
  [10, 6, 'Of the 10 trips it tells of, 6 are not in the timetable.'],
])('of %i trips, %i that match nothing', async (reported, unknown, problem) => {
  const { realTime, says } = setUp('updates');
  const trips = Array.from({ length: reported }, (_, i) => late(i < unknown ? `x${i}` : 'one', 60));
  const extra = { trip: { tripId: 'extra', routeId: 'r', scheduleRelationship: 'ADDED' as const } };
  says('updates', START, ...trips, { id: 'extra', tripUpdate: extra });
  await realTime.refresh();
  expect(realTime.health()).toMatchObject([{ problem, warnings: [{ code: 'unknown-trip', count: unknown }] }]);
});

describe('a large message', () => {
  const manyAlerts = (count: number, selectors: number): FeedEntity[] =>
    Array.from({ length: count }, (_, i) => ({
      id: `a${i}`,
      alert: {
        informedEntity: Array.from({ length: selectors }, (_, n) => ({ stopId: 'A', directionId: n })),
        headerText: { translation: [{ text: `${i}` }] },
      },
    }));

  it('is resolved in steps, and nothing of it is used before all of it', async () => {
    const { realTime, says, world, states } = setUp('all');
    says('all', START, alert('before'));
    await realTime.refresh();
    const seen = new Set<string>();
    let turns = 0;
    world.betweenSteps = () => {
      turns++;
      for (const { id } of realTime.current().alerts.all(START)) seen.add(id);
    };
    says(
      'all',
      START,
      ...manyAlerts(2_000, 10),
      ...Array.from({ length: 5_000 }, (_, i) => late(i % 2 ? 'one' : 'two', i)),
    );
    await realTime.refresh();
    expect([...seen]).toEqual(['before']);
    expect(states.at(-1)!.alerts.all(START)).toHaveLength(2_000);
    // A step has 1 000 parts or slightly more: 5 000 trips, 2 000 alerts with 12 parts each, three for each in the index.
    expect(turns).toBe(5 + 23 + 5);
    expect(states).toHaveLength(2);
  });

  it('gives way to another timetable', async () => {
    const { realTime, says, world, delays } = setUp('all');
    says('all', START, late('two', 60));
    await realTime.refresh();
    world.betweenSteps = () => {
      if (world.feed === other) return;
      world.feed = other;
      realTime.feedChanged();
    };
    says('all', START, late('two', 120), late('one', 60), ...manyAlerts(300, 10));
    await realTime.refresh();
    expect(realTime.current().feed).toBe(other);
    expect(world.states.map((state) => state.feed === other)).toEqual([false, true]);
    expect(delays()).toBe('two 720');
  });
});

describe('what is no message', () => {
  it('leaves the last one in place', async () => {
    const { realTime, says, world, delays } = setUp('updates');
    says('updates', START, late('one', 60));
    await realTime.refresh();
    world.now = START + 30;
    world.fails('updates');
    await realTime.refresh();
    expect(delays()).toBe('one 60');
  });

  it('is reported in a message', async () => {
    const realTime = createRealTime({
      sources: [{ name: 'page', load: async () => ({ bytes: Buffer.from('<html></html>'), at: START }) }],
      everySeconds: 20,
      feed: () => feed,
      now: () => START,
      onChange: () => undefined,
    });
    await realTime.refresh();
    expect(realTime.health()).toMatchObject([
      { source: 'page', state: 'failing', problem: expect.stringContaining('no protobuf') },
    ]);
    expect(realTime.current()).toMatchObject({ updates: NO_UPDATES, vehicles: [], dropped: {} });
  });
});
