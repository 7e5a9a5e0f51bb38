import { type Found, groupsOf, spreadFrom } from '@halte/engine/journeys/groups';
import type { Plan, PlannedLeg } from '@halte/engine/journeys/plan';
import { plannedRide } from './testing/plannedRide.ts';

const END = { id: '', name: '', lat: 0, lon: 0 };

/** A journey in minutes, with a walk to its first ride. */
function plan(departure: number, arrival: number, rides: number, metres = 300): Plan {
  const walk: PlannedLeg = { kind: 'walk', departure: departure * 60, arrival: departure * 60 + 60, metres };
  const ride = plannedRide(departure * 60 + 60, arrival * 60);
  return {
    from: END,
    to: END,
    departure: departure * 60,
    arrival: arrival * 60,
    legs: [walk, ...Array<PlannedLeg>(rides).fill(ride)],
  };
}

function found(rides: readonly Plan[], more: Partial<Found> = {}): Found {
  return { rides, walking: null, bike: null, ...more };
}

/** Walking the whole way, starting at minute 0. */
function onFoot(minutes: number, metres = 1_000): Plan {
  const leg: PlannedLeg = { kind: 'walk', departure: 0, arrival: minutes * 60, metres };
  return { from: END, to: END, departure: 0, arrival: minutes * 60, legs: [leg] };
}

/** A journey with a change, waiting `wait` minutes for its second ride. */
function waiting(departure: number, arrival: number, wait: number, rides = 2): Plan {
  const direct = plan(departure, arrival, rides);
  const [walk, ride, ...others] = direct.legs;
  const first: PlannedLeg = { ...ride!, arrival: (arrival - wait) * 60 };
  return { ...direct, legs: [walk!, first, ...others.map((leg) => ({ ...leg, departure: arrival * 60 }))] };
}

/** `key departure-arrival/rides …` per group, in minutes. */
function describeGroups(groups: ReturnType<typeof groupsOf>): string[] {
  return groups.map(({ key, plans }) =>
    [key, ...plans.map((p) => `${p.departure / 60}-${p.arrival / 60}/${p.legs.length - 1}`)].join(' '),
  );
}

describe('groupsOf', () => {
  it.each<[string, Plan[], string[]]>([
    ['shows nothing for nothing', [], []],
    ['shows a journey once', [plan(0, 20, 1), plan(0, 20, 1)], ['publicTransport 0-20/1']],
    ['drops what leaves earlier and arrives later', [plan(0, 30, 1), plan(5, 20, 1)], ['publicTransport 5-20/1']],
    ['drops what leaves together and arrives later', [plan(0, 30, 2), plan(0, 20, 1)], ['publicTransport 0-20/1']],
    ['keeps alternatives by time', [plan(10, 30, 1), plan(0, 20, 1)], ['publicTransport 0-20/1 10-30/1']],
    ['does not change for two minutes', [plan(0, 20, 2), plan(0, 22, 1)], ['publicTransport 0-22/1']],
    [
      'leaves out a long way round',
      [plan(0, 15, 2), plan(2, 27, 1)],
      ['publicTransport 0-15/2', 'fewestChanges 2-27/1'],
    ],
    ['changes for ten minutes', [plan(0, 20, 2), plan(0, 30, 1)], ['publicTransport 0-20/2', 'fewestChanges 0-30/1']],
    [
      'shows less walking where it saves enough',
      [plan(0, 20, 1, 900), plan(0, 26, 1, 200), plan(2, 30, 1, 850)],
      ['publicTransport 0-20/1 2-30/1', 'leastWalking 0-26/1'],
    ],
    [
      'hides nothing for one that is hidden',
      [plan(0, 10, 1), plan(9, 30, 1), plan(18, 50, 1)],
      ['publicTransport 0-10/1 18-50/1'],
    ],
    [
      'shows both of two that arrive together, the faster one by a change more',
      [plan(0, 20, 1), plan(2, 20, 2)],
      ['publicTransport 0-20/1 2-20/2'],
    ],
    [
      'shows what only one that is cut off would hide',
      [
        plan(0, 30, 1),
        ...Array.from({ length: 5 }, (_, i) => plan(1 + i, 31 + i, 1)),
        plan(6, 48, 1),
        plan(12, 36.5, 1),
      ],
      ['publicTransport 0-30/1 1-31/1 2-32/1 3-33/1 4-34/1 5-35/1'],
    ],
    [
      'leaves out what leaves more than two hours after the first',
      [plan(0, 20, 2), plan(121, 131, 1), plan(120, 135, 1)],
      ['publicTransport 0-20/2 120-135/1'],
    ],
    [
      'offers no way without a change that takes more than twice as long and an hour more',
      [plan(0, 50, 2), plan(0, 111, 1)],
      ['publicTransport 0-50/2'],
    ],
    [
      'offers one that takes an hour more',
      [plan(0, 50, 2), plan(0, 110, 1)],
      ['publicTransport 0-50/2', 'fewestChanges 0-110/1'],
    ],
    [
      'does not wait an hour where a later start with more changes arrives as early',
      [waiting(0, 100, 60), plan(60, 100, 3)],
      ['publicTransport 60-100/3'],
    ],
    [
      'waits for less than that',
      [waiting(0, 100, 59), plan(60, 100, 3)],
      ['publicTransport 60-100/3', 'fewestChanges 0-100/2'],
    ],
    [
      'shows six at most',
      Array.from({ length: 9 }, (_, i) => plan(i, 20 + i, 1)),
      ['publicTransport 0-20/1 1-21/1 2-22/1 3-23/1 4-24/1 5-25/1'],
    ],
  ])('%s', (_case, rides, expected) => {
    expect(describeGroups(groupsOf(found(rides), 'fastest', 'departAfter'))).toEqual(expected);
  });

  it('puts the latest first when one has to arrive by a time', () => {
    expect(describeGroups(groupsOf(found([plan(0, 20, 1), plan(10, 30, 1)]), 'fastest', 'arriveBy'))).toEqual([
      'publicTransport 10-30/1 0-20/1',
    ]);
  });

  it.each([
    ['fastest', ['publicTransport 0-20/2', 'fewestChanges 0-40/1', 'leastWalking 0-45/2']],
    ['fewestChanges', ['fewestChanges 0-40/1', 'publicTransport 0-20/2', 'leastWalking 0-45/2']],
    ['leastWalking', ['leastWalking 0-45/2', 'publicTransport 0-20/2', 'fewestChanges 0-40/1']],
  ] as const)('begins with the criterion: %s', (criterion, expected) => {
    const rides = [plan(0, 20, 2, 800), plan(0, 40, 1, 800), plan(0, 45, 2, 100)];
    expect(describeGroups(groupsOf(found(rides), criterion, 'departAfter'))).toEqual(expected);
  });

  it.each([
    ['first where it is short and there first', 10, ['walking', 'publicTransport', 'bike']],
    ['after the vehicles where it is not', 30, ['publicTransport', 'walking', 'bike']],
  ])('puts walking %s', (_case, minutes, keys) => {
    const more = { walking: onFoot(minutes), bike: plan(0, 5, 0) };
    expect(groupsOf(found([plan(5, 25, 1)], more), 'fastest', 'departAfter').map(({ key }) => key)).toEqual(keys);
  });

  it('leaves out what arrives in time, but hours before the last', () => {
    const rides = [plan(240, 260, 2), plan(130, 140, 1), plan(130, 139, 1)];
    expect(describeGroups(groupsOf(found(rides), 'fastest', 'arriveBy'))).toEqual([
      'publicTransport 240-260/2 130-140/1',
    ]);
  });

  it.each([
    ['departAfter', plan(5, 15, 1), ['walking', 'publicTransport']],
    ['departAfter', plan(0, 10, 1), ['publicTransport', 'walking']],
    ['arriveBy', plan(0, 10, 1), ['walking', 'publicTransport']],
    ['arriveBy', plan(5, 14, 1), ['publicTransport', 'walking']],
  ] as const)('puts a short walk first where one need not wait for a vehicle: %s', (direction, ride, keys) => {
    const groups = groupsOf(found([ride], { walking: onFoot(14) }), 'fastest', direction);
    expect(groups.map(({ key }) => key)).toEqual(keys);
  });

  it('shows walking and bike alone where nothing runs', () => {
    const groups = groupsOf(found([], { walking: onFoot(9), bike: plan(0, 5, 0) }), 'fastest', 'departAfter');
    expect(groups.map(({ key }) => key)).toEqual(['walking', 'bike']);
  });
});

describe('spreadFrom', () => {
  const HOURS = 3_600;
  it.each<[string, Plan[], number, 'departAfter' | 'arriveBy', number]>([
    ['is two hours after the first departure', [plan(70, 90, 1), plan(60, 100, 1)], 30, 'departAfter', 2.5 * HOURS],
    ['is two hours before the last arrival', [plan(70, 90, 1), plan(60, 100, 1)], 130, 'arriveBy', 2.5 * HOURS],
    ['has no end beside nothing', [], 0, 'departAfter', Number.POSITIVE_INFINITY],
  ])('%s', (_name, rides, minute, direction, seconds) => {
    expect(spreadFrom(rides, { time: minute * 60, direction })).toBe(seconds);
  });
});
