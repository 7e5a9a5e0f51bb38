import { dayFromIso, epochAt } from '@halte/engine/common/zone';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { simpleFeed } from '../../timetable/testing/feeds.ts';
import type { StopTimeUpdate, TripUpdate } from '../wire/gtfsRealtime.ts';
import { resolveTripUpdates } from './resolveTripUpdates.ts';

const ZONE = 'Europe/Paris';
const TODAY = dayFromIso('2026-06-10');
const NOW = at('08:05');

let feed: Feed;

beforeAll(async () => {
  feed = await simpleFeed(
    'A 48 2\nB 48.1 2\nC 48.2 2\nC2 48.2001 2',
    `day: A 08:00, B 08:20-08:22, C 08:40
     loop: A 08:00, B 08:10, C 08:20, B 08:30, A 08:40
     often: A 10:00, B 10:10`,
    { 'frequencies.txt': 'trip_id,start_time,end_time,headway_secs\noften,10:00:00,12:00:00,600' },
  );
});

function at(clock: string): number {
  return epochAt(ZONE, `2026-06-10T${clock}`);
}

function resolved(...updates: TripUpdate[]) {
  return resolvedIn(feed, ...updates);
}

function resolvedIn(of: Feed, ...updates: TripUpdate[]) {
  const tripUpdates = updates.map((value, i) => ({ id: String(i), value }));
  const { updates: found, dropped } = resolveTripUpdates(of, { at: NOW - 5, tripUpdates }, NOW);
  return { ...found, dropped: Object.fromEntries(dropped) };
}

/** Minutes after midnight, arrival-departure. */
function clocks({ arrival, departure }: { arrival: Int32Array; departure: Int32Array }): string {
  return [...arrival].map((time, i) => `${time / 60}-${departure[i]! / 60}`).join(' ');
}

const stopTimeUpdate = (stopId: string, clock: string): StopTimeUpdate => ({ stopId, arrival: { time: at(clock) } });
const late = (stopId: string, minutes: number): StopTimeUpdate => ({ stopId, departure: { delay: minutes * 60 } });

describe('a trip of the timetable', () => {
  it('is late as reported', () => {
    const {
      instances,
      added,
      dropped,
      at: writtenAt,
    } = resolved({ trip: { tripId: 'day' }, stopTimeUpdate: [late('B', 3)] });
    expect(instances).toHaveLength(1);
    expect(instances[0]).toMatchObject({
      trip: feed.trips.ids.find('day'),
      serviceDay: TODAY,
      offset: 0,
      cancelled: false,
    });
    expect(clocks(instances[0]!)).toBe('480-480 503-505 523-523');
    expect([added, dropped, writtenAt]).toEqual([[], {}, NOW - 5]);
  });

  it.each(['CANCELED', 'DELETED'] as const)('is not made: %s', (scheduleRelationship) => {
    const { instances } = resolved({ trip: { tripId: 'day', scheduleRelationship }, stopTimeUpdate: [late('B', 3)] });
    expect(instances[0]).toMatchObject({ cancelled: true });
    expect(clocks(instances[0]!)).toBe('480-480 500-502 520-520');
  });

  it('by headway has the times of its own start', () => {
    const { instances } = resolved({
      trip: { tripId: 'often', startTime: '10:21:00' },
      stopTimeUpdate: [late('A', 2)],
    });
    expect(instances[0]).toMatchObject({ offset: 1_200 });
    expect(clocks(instances[0]!)).toBe('623-623 633-633');
  });

  it('with two updates is as the newer says, wherever it stands', () => {
    const older = { trip: { tripId: 'day' }, stopTimeUpdate: [late('A', 1)], timestamp: NOW - 90 };
    const newer = { trip: { tripId: 'day' }, stopTimeUpdate: [late('A', 2)], timestamp: NOW - 30 };
    for (const both of [resolved(older, newer), resolved(newer, older)]) {
      expect(both.instances.map(clocks)).toEqual(['482-482 502-504 522-522']);
      expect(both.dropped).toEqual({ duplicate: 1 });
    }
  });

  it.each<[string, TripUpdate, object]>([
    ['an unknown trip', { trip: { tripId: 'unknown' } }, { 'unknown-trip': 1 }],
    ['no trip at all', {}, { 'unknown-route': 1 }],
    ['a replacement', { trip: { tripId: 'day', scheduleRelationship: 'REPLACEMENT' } }, { unsupported: 1 }],
  ])('is left out and counted: %s', (_name, update, dropped) => {
    expect(resolved(update)).toMatchObject({ instances: [], added: [], dropped });
  });
});

describe('stop time updates', () => {
  const loop = (...stopTimeUpdate: StopTimeUpdate[]): TripUpdate => ({ trip: { tripId: 'loop' }, stopTimeUpdate });
  const withSequence = () => ({
    ...feed,
    stopTimes: { ...feed.stopTimes, sequence: Int32Array.of(1, 2, 3, 10, 20, 30, 40, 50, 1, 2) },
  });

  it.each<[string, StopTimeUpdate[], string]>([
    ['in order', [late('B', 1), late('C', 2), late('B', 3)], '480-480 491-491 501-502 512-513 523-523'],
    ['the first of two when nothing says which', [late('B', 1)], '480-480 491-491 501-501 511-511 521-521'],
    ['the one nearest in time', [stopTimeUpdate('B', '08:33')], '480-480 490-490 500-500 513-513 523-523'],
    ['the last, at the end of a loop', [stopTimeUpdate('A', '08:44')], '480-480 490-490 500-500 510-510 524-524'],
    ['another platform of the same stop', [late('C2', 2)], '480-480 490-490 502-502 512-512 522-522'],
  ])('by stop: %s', (_name, updates, expected) => {
    // C and C2 form one stop area, since they share a name.
    const { areas, stops } = feed;
    const area = stops[feed.stopById.get('C')!]!.area;
    const oneArea = { ...feed, areas, stops: stops.map((stop) => (stop.id === 'C2' ? { ...stop, area } : stop)) };
    const { instances, dropped } = resolvedIn(oneArea, loop(...updates));
    expect([clocks(instances[0]!), dropped]).toEqual([expected, {}]);
  });

  it('by their number, which wins over the stop', () => {
    const updates = [
      { ...late('A', 1), stopSequence: 40 },
      { stopSequence: 50, departure: { delay: 0 } },
    ];
    const { instances, dropped } = resolvedIn(withSequence(), loop(...updates));
    expect([clocks(instances[0]!), dropped]).toEqual(['480-480 490-490 500-500 511-511 520-520', {}]);
  });

  it('by stop, in the order of their numbers', () => {
    const updates = [
      { ...late('B', 3), stopSequence: 104 },
      { ...late('C', 2), stopSequence: 103 },
      { ...late('A', 0), stopSequence: 101 },
    ];
    const { instances, dropped } = resolved(loop(...updates));
    expect([clocks(instances[0]!), dropped]).toEqual(['480-480 490-490 500-502 512-513 523-523', {}]);
  });

  it('by stop where the number is wrong', () => {
    const { instances } = resolvedIn(withSequence(), loop({ ...late('C', 1), stopSequence: 7 }));
    expect(clocks(instances[0]!)).toBe('480-480 490-490 501-501 511-511 521-521');
  });

  it('that are not on the way are left out, the others stay', () => {
    const { instances, dropped } = resolved(loop(late('Z', 1), late('C', 2), {}));
    expect([clocks(instances[0]!), dropped]).toEqual([
      '480-480 490-490 502-502 512-512 522-522',
      { 'unknown-stop': 2 },
    ]);
  });
});

describe('an added trip', () => {
  const trip = { tripId: 'extra', routeId: 'r', scheduleRelationship: 'ADDED' } as const;

  it('has the values of its update', () => {
    const { added, dropped } = resolved({
      trip: { ...trip, directionId: 1 },
      tripProperties: { tripHeadsign: 'Plage' },
      stopTimeUpdate: [
        stopTimeUpdate('A', '08:30'),
        { ...stopTimeUpdate('B', '08:40'), departure: { time: at('08:41') } },
        stopTimeUpdate('C', '08:50'),
      ],
    });
    expect(added).toHaveLength(1);
    expect(added[0]).toMatchObject({ id: 'extra', route: 0, direction: 1, headsign: 'Plage', serviceDay: TODAY });
    expect([...added[0]!.stops]).toEqual(['A', 'B', 'C'].map((id) => feed.stopById.get(id)));
    expect([clocks(added[0]!), dropped]).toEqual(['510-510 520-521 530-530', {}]);
  });

  it('goes to its last stop, never back in time, and not to what it skips', () => {
    const skipped: StopTimeUpdate = { stopId: 'B', scheduleRelationship: 'SKIPPED' };
    const { added } = resolved({
      trip,
      stopTimeUpdate: [stopTimeUpdate('A', '08:30'), skipped, stopTimeUpdate('C', '08:20')],
    });
    expect(added[0]).toMatchObject({ headsign: 'C', direction: -1 });
    expect(clocks(added[0]!)).toBe('510-510 510-510');
  });

  it.each<[string, TripUpdate, string]>([
    ['without id', { trip: { ...trip, tripId: '' }, stopTimeUpdate: [] }, 'incomplete'],
    ['with one stop', { trip, stopTimeUpdate: [stopTimeUpdate('A', '08:30')] }, 'incomplete'],
    ['with a stop without time', { trip, stopTimeUpdate: [stopTimeUpdate('A', '08:30'), late('B', 1)] }, 'incomplete'],
    [
      'with a stop unknown',
      { trip, stopTimeUpdate: [stopTimeUpdate('A', '08:30'), stopTimeUpdate('Z', '08:40')] },
      'unknown-stop',
    ],
    ['on a line unknown', { trip: { ...trip, routeId: 'x' } }, 'unknown-route'],
    ['that is in the timetable', { trip: { ...trip, tripId: 'day' } }, 'known-trip'],
    [
      'on no day',
      {
        trip: { ...trip, startDate: 'x' },
        stopTimeUpdate: [stopTimeUpdate('A', '08:30'), stopTimeUpdate('B', '08:40')],
      },
      'bad-start',
    ],
    [
      'on another day',
      {
        trip: { ...trip, startDate: '20260601' },
        stopTimeUpdate: [stopTimeUpdate('A', '08:30'), stopTimeUpdate('B', '08:40')],
      },
      'absurd-time',
    ],
    [
      'at the end of time',
      { trip, stopTimeUpdate: [{ stopId: 'A', arrival: { time: 1e19 } }, stopTimeUpdate('B', '08:40')] },
      'absurd-time',
    ],
  ])('is left out %s', (_name, update, code) => {
    expect(resolved(update)).toMatchObject({ instances: [], added: [], dropped: { [code]: 1 } });
  });
});

describe('a trip that is made twice', () => {
  const duplicated = (tripProperties: TripUpdate['tripProperties']): TripUpdate => ({
    trip: { tripId: 'day', scheduleRelationship: 'DUPLICATED' },
    tripProperties,
    stopTimeUpdate: [late('B', 4)],
  });

  it('is made as planned, at its own time', () => {
    const { added, instances } = resolved(
      duplicated({ tripId: 'again', startTime: '09:00:00', startDate: '20260611' }),
    );
    expect(instances).toEqual([]);
    expect(added[0]).toMatchObject({ id: 'again', route: 0, headsign: 'C', serviceDay: TODAY + 1 });
    expect(clocks(added[0]!)).toBe('540-540 564-566 584-584');
  });

  it.each<[string, TripUpdate['tripProperties'], string]>([
    ['without a name', { startTime: '09:00:00' }, 'incomplete'],
    ['without a start', { tripId: 'again' }, 'incomplete'],
    ['with a name that is taken', { tripId: 'loop', startTime: '09:00:00' }, 'known-trip'],
    ['at no time', { tripId: 'again', startTime: '999:00:00' }, 'bad-start'],
    ['in another age', { tripId: 'again', startTime: '09:00:00', startDate: '99991231' }, 'absurd-time'],
  ])('is left out %s', (_name, properties, code) => {
    expect(resolved(duplicated(properties))).toMatchObject({ added: [], dropped: { [code]: 1 } });
  });
});
