import { type Found, groupsOf } from './groups.ts';
import type { Plan, PlannedLeg } from './plan.ts';

const END = { id: '', name: '', lat: 0, lon: 0 };

/** A journey in minutes, with a walk to its first ride. */
function plan(departure: number, arrival: number, rides: number, metres = 300): Plan {
  const walk: PlannedLeg = { kind: 'walk', departure: departure * 60, arrival: departure * 60 + 60, metres };
  const ride: PlannedLeg = {
    kind: 'ride',
    trip: 0,
    serviceDay: 0,
    offset: 0,
    fromPosition: 0,
    toPosition: 1,
    from: 0,
    to: 1,
    departure: departure * 60 + 60,
    arrival: arrival * 60,
  };
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
    ['first where no vehicle is quicker', 10, ['walking', 'publicTransport', 'bike']],
    ['after what is quicker', 30, ['publicTransport', 'walking', 'bike']],
  ])('puts walking %s', (_case, minutes, keys) => {
    const more = { walking: plan(0, minutes, 0), bike: plan(0, 5, 0) };
    expect(groupsOf(found([plan(5, 25, 1)], more), 'fastest', 'departAfter').map(({ key }) => key)).toEqual(keys);
  });

  it('shows walking and bike alone where nothing runs', () => {
    const groups = groupsOf(found([], { walking: plan(0, 9, 0), bike: plan(0, 5, 0) }), 'fastest', 'departAfter');
    expect(groups.map(({ key }) => key)).toEqual(['walking', 'bike']);
  });
});
