import type { WireAlert } from './gtfsRealtime.ts';
import {
  batchesOf,
  MOST_ENTITIES,
  MOST_PARTS_OF_ALERTS,
  MOST_PARTS_OF_ENTITY,
  partsOf,
  withinLimits,
} from './limits.ts';
import type { RealTimeMessage } from './message.ts';

const message = (some: Partial<RealTimeMessage>): RealTimeMessage => ({
  at: null,
  tripUpdates: [],
  vehicles: [],
  alerts: [],
  ...some,
});
const alertAbout = (stops: number): WireAlert => ({
  informedEntity: Array.from({ length: stops }, (_, index) => ({ stopId: `${index}` })),
});
const entities = <T>(count: number, value: T) =>
  Array.from({ length: count }, (_, index) => ({ id: `${index}`, value }));

it.each([
  ['a text', 'a', 0],
  ['nothing', undefined, 0],
  ['an object with a list of two', { a: [{}, {}], b: 1 }, 4],
])('counts the parts of %s', (_, value, expected) => {
  expect(partsOf(value)).toBe(expected);
});

describe('a message', () => {
  it('is the same where it is within the limits', () => {
    const small = message({ alerts: entities(3, alertAbout(2)), vehicles: entities(2, {}) });
    expect(withinLimits(small)).toBe(small);
  });

  it.each(['tripUpdates', 'vehicles', 'alerts'] as const)('has no more %s than any network', (kind) => {
    const most = MOST_ENTITIES[kind];
    const { leftOut, [kind]: left } = withinLimits(message({ [kind]: entities(most + 5, {}) }));
    expect([left.length, left.at(-1)!.id, leftOut]).toEqual([most, `${most - 1}`, 5]);
  });

  it('loses what is larger than a trip or an alert can be, and keeps the others', () => {
    const [small, large] = [alertAbout(3), alertAbout(MOST_PARTS_OF_ENTITY)];
    const { alerts, leftOut } = withinLimits(
      message({ alerts: [{ id: 'large', value: large }, ...entities(2, small)] }),
    );
    expect([alerts.map(({ id }) => id), leftOut]).toEqual([['0', '1'], 1]);
  });

  it('has alerts of so many parts in all', () => {
    const { alerts, leftOut } = withinLimits(message({ alerts: entities(100, alertAbout(10_000)) }));
    expect(partsOf(alerts)).toBeLessThanOrEqual(MOST_PARTS_OF_ALERTS + 1);
    expect(alerts.length + leftOut!).toBe(100);
    expect(alerts.length).toBeGreaterThan(10);
  });
});

it('is taken over in pieces, none of them large, and whole', () => {
  const whole = message({
    tripUpdates: entities(3_000, { stopTimeUpdate: Array.from({ length: 20 }, () => ({ arrival: {} })) }),
    alerts: entities(10, alertAbout(500)),
  });
  const batches = [...batchesOf(whole)];
  expect(batches.length).toBeGreaterThan(20);
  expect(Math.max(...batches.map(partsOf))).toBeLessThan(6_000);
  expect(batches.flatMap(({ tripUpdates = [] }) => tripUpdates)).toEqual(whole.tripUpdates);
  expect(batches.flatMap(({ alerts = [] }) => alerts)).toEqual(whole.alerts);
  expect([...batchesOf(message({}))]).toEqual([]);
});
