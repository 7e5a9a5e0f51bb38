/** One rule at a time, for each reader of a timetable. engine.exact.test.ts shows that journeys are exact in real time. */

import { NO_UPDATES } from '@halte/engine/timetable/realtime/tripUpdates';
import { simpleFeed } from '../testing/feeds.ts';
import { board, calls, journeys } from '../testing/formatLive.ts';
import { addedTrip, type InstanceChanges, instanceUpdate, updatesOf, withInstanceUpdate } from '../testing/updates.ts';
import { withUpdates } from './withUpdates.ts';

const STOPS = 'A 48.0 7\nB 48.1 7\nC 48.2 7\nD 48.3 7';
const DAY = '2026-06-03';
const TRIPS = 'one: A 8:00, B 8:10-8:12, C 8:20\ntwo: A 8:30, B 8:40-8:42, C 8:50';

describe.each<[string, InstanceChanges, { at: string; board: string[]; calls: string[]; journeys: string[] }]>([
  [
    'a late trip',
    { late: 300 },
    {
      at: '08:03',
      board: ['one 08:05 (08:00) live', 'two 08:30 (08:30) scheduled'],
      calls: ['A 08:05-08:05 (08:00) live', 'B 08:15-08:17 (08:10) live', 'C 08:25-08:25 (08:20) live'],
      journeys: ['8:05 one A-C 8:25', '8:30 two A-C 8:50'],
    },
  ],
  [
    'a trip that is late from its second stop on',
    { late: 300, from: 1 },
    {
      at: '08:00',
      board: ['one 08:00 (08:00) live', 'two 08:30 (08:30) scheduled'],
      calls: ['A 08:00-08:00 (08:00) live', 'B 08:15-08:17 (08:10) live', 'C 08:25-08:25 (08:20) live'],
      journeys: ['8:00 one A-C 8:25', '8:30 two A-C 8:50'],
    },
  ],
  [
    'a trip that has left early',
    { late: -120 },
    {
      at: '07:59',
      board: ['two 08:30 (08:30) scheduled'],
      calls: ['A 07:58-07:58 (08:00) live', 'B 08:08-08:10 (08:10) live', 'C 08:18-08:18 (08:20) live'],
      journeys: ['7:58 one A-C 8:18', '8:30 two A-C 8:50'],
    },
  ],
  [
    'a trip that is overtaken by the next',
    { late: 2_400 },
    {
      at: '08:00',
      board: ['two 08:30 (08:30) scheduled', 'one 08:40 (08:00) live'],
      calls: ['A 08:40-08:40 (08:00) live', 'B 08:50-08:52 (08:10) live', 'C 09:00-09:00 (08:20) live'],
      journeys: ['8:30 two A-C 8:50', '8:40 one A-C 9:00'],
    },
  ],
  [
    'a cancelled trip',
    { cancelled: true, late: 300 },
    {
      at: '08:00',
      board: ['one 08:00 (08:00) cancelled', 'two 08:30 (08:30) scheduled'],
      calls: ['A 08:00-08:00 (08:00) cancelled', 'B 08:10-08:12 (08:10) cancelled', 'C 08:20-08:20 (08:20) cancelled'],
      journeys: ['8:30 two A-C 8:50'],
    },
  ],
  [
    'a stop that is skipped where one would get on',
    { late: 60, skips: [0] },
    {
      at: '08:00',
      board: ['one 08:00 (08:00) skipped', 'two 08:30 (08:30) scheduled'],
      calls: ['A 08:00-08:00 (08:00) skipped', 'B 08:11-08:13 (08:10) live', 'C 08:21-08:21 (08:20) live'],
      journeys: ['8:30 two A-C 8:50'],
    },
  ],
  [
    'a stop that is skipped where one would get off',
    { skips: [2] },
    {
      at: '08:00',
      board: ['one 08:00 (08:00) live', 'two 08:30 (08:30) scheduled'],
      calls: ['A 08:00-08:00 (08:00) live', 'B 08:10-08:12 (08:10) live', 'C 08:20-08:20 (08:20) skipped'],
      journeys: ['8:30 two A-C 8:50'],
    },
  ],
  [
    'a stop that is skipped on the way',
    { skips: [1] },
    {
      at: '08:00',
      board: ['one 08:00 (08:00) live', 'two 08:30 (08:30) scheduled'],
      calls: ['A 08:00-08:00 (08:00) live', 'B 08:10-08:12 (08:10) skipped', 'C 08:20-08:20 (08:20) live'],
      journeys: ['8:00 one A-C 8:20', '8:30 two A-C 8:50'],
    },
  ],
])('%s', (_, changes, expected) => {
  it('is seen at the stop, in the vehicle and by journeys, on its day only', async () => {
    const timetable = await simpleFeed(STOPS, TRIPS);
    const feed = withInstanceUpdate(timetable, 'one', DAY, changes);
    expect(board(feed, 'A', `${DAY}T${expected.at}`)).toEqual(expected.board);
    expect(calls(feed, 'one')).toEqual(expected.calls);
    expect(journeys(feed, 'A', 'C')).toEqual(expected.journeys);
    for (const day of ['2026-06-02', '2026-06-04']) {
      expect(board(feed, 'A', `${day}T08:00`)).toEqual(board(timetable, 'A', `${day}T08:00`));
      expect(calls(feed, 'one', day)).toEqual(calls(timetable, 'one', day));
      expect(journeys(feed, 'A', 'C', `${day}T07:45`)).toEqual(journeys(timetable, 'A', 'C', `${day}T07:45`));
    }
  });
});

describe('withUpdates', () => {
  it('leaves the timetable as it was, and lays nothing over it without updates', async () => {
    const timetable = await simpleFeed(STOPS, TRIPS);
    const before = [board(timetable, 'A', `${DAY}T07:00`), journeys(timetable, 'A', 'C')];
    const late = withInstanceUpdate(timetable, 'one', DAY, { late: 300 });
    expect([board(timetable, 'A', `${DAY}T07:00`), journeys(timetable, 'A', 'C')]).toEqual(before);
    expect(withUpdates(timetable, NO_UPDATES)).toBe(timetable);
    expect(withUpdates(late, NO_UPDATES)).toBe(timetable);
  });

  it('forgets earlier updates, believes the later of two, and leaves out what is not in the timetable', async () => {
    const timetable = await simpleFeed(STOPS, TRIPS);
    const late = (seconds: number, day = DAY) => instanceUpdate(timetable, 'one', day, { late: seconds });
    const first = withInstanceUpdate(timetable, 'two', DAY, { cancelled: true });
    const second = withUpdates(first, updatesOf(late(60), late(120), late(600, '2031-01-01')));
    expect(board(second, 'A', `${DAY}T08:00`)).toEqual(['one 08:02 (08:00) live', 'two 08:30 (08:30) scheduled']);
    const strange = [
      late(600, '2031-01-01'),
      { ...late(60), trip: 99 },
      { ...late(60), offset: 7 },
      { ...late(60), skipped: new Uint8Array(2) },
      addedTrip(timetable, 'one', DAY, 'A 8:00, B 8:10'),
      { ...addedTrip(timetable, 'x', DAY, 'A 8:00, B 8:10'), route: 5 },
      { ...addedTrip(timetable, 'y', DAY, 'A 8:00, B 8:10'), stops: Int32Array.of(0, 99) },
      addedTrip(timetable, 'z', DAY, 'A 8:00'),
    ];
    expect(withUpdates(timetable, updatesOf(...strange))).toBe(timetable);
  });

  it('shows a departure that leads nowhere any more as cancelled', async () => {
    const feed = withInstanceUpdate(await simpleFeed(STOPS, TRIPS), 'one', DAY, { late: 60, skips: [2] });
    expect(board(feed, 'B', `${DAY}T08:12`)).toEqual(['one 08:12 (08:12) cancelled', 'two 08:42 (08:42) scheduled']);
    expect(calls(feed, 'one')[1]).toBe('B 08:11-08:13 (08:10) live');
  });

  it('changes into a vehicle that is late, and no longer from one that is', async () => {
    const timetable = await simpleFeed(STOPS, 'in: A 8:00, B 8:10\nout: B 8:12, C 8:20\nnext: B 8:40, C 8:50');
    expect(journeys(timetable, 'A', 'C')).toEqual(['8:00 in A-B out B-C 8:20']);
    const late = instanceUpdate(timetable, 'in', DAY, { late: 180 });
    expect(journeys(withUpdates(timetable, updatesOf(late)), 'A', 'C')).toEqual(['8:03 in A-B next B-C 8:50']);
    const both = updatesOf(late, instanceUpdate(timetable, 'out', DAY, { late: 120 }));
    expect(journeys(withUpdates(timetable, both), 'A', 'C')).toEqual(['8:03 in A-B out B-C 8:22']);
  });

  it('walks to the next stop where the nearer one is left out', async () => {
    const near = 'A 48.0 7\nB 48.1 7\nb 48.1010 7\nc 48.1030 7\nD 48.3 7';
    const timetable = await simpleFeed(near, 'in: A 8:00, B 8:10\nout: b 8:20, c 8:22, D 8:40');
    expect(journeys(timetable, 'A', 'D')).toEqual(['8:00 in A-B walk 116 out b-D 8:40']);
    const feed = withInstanceUpdate(timetable, 'out', DAY, { skips: [0] });
    expect(journeys(feed, 'A', 'D')).toEqual(['8:00 in A-B walk 348 out c-D 8:40']);
  });
});
