/** Through vehicles: docs/journeys.md, rule 3. */

import { createEngine } from '@halte/engine/search/raptor/engine';
import type { TripInstanceUpdate } from '@halte/engine/timetable/realtime/tripUpdates';
import { withUpdates } from '../timetable/realtime/withUpdates.ts';
import { simpleFeed } from '../timetable/testing/feeds.ts';
import { instanceUpdate, updatesOf } from '../timetable/testing/updates.ts';
import { search } from './testing/journeys.ts';

const STOPS = 'A 48.0 7\nB 48.1 7\nC 48.2 7\nD 48.3 7\nE 48.4 7\nF 48.5 7';
const DATE = '2026-06-03';
const DAY = `${DATE}T`;

/** `trip block` for each trip, with a route and a service if they are not `r` and `daily`. */
function trips(blocks: string): Record<string, string> {
  const rows = blocks.split(', ').map((one) => {
    const [trip, block = '', route = 'r', service = 'daily'] = one.split(' ');
    return `${route},${service},${trip},${block === '-' ? '' : block}`;
  });
  return { 'trips.txt': ['route_id,service_id,trip_id,block_id', ...rows].join('\n') };
}

async function feedFor(lines: string, blocks: string, more: Record<string, string> = {}) {
  return simpleFeed(STOPS, lines, { ...trips(blocks), ...more });
}

async function engineFor(...given: Parameters<typeof feedFor>) {
  return createEngine(await feedFor(...given));
}

const TRANSFERS = 'from_stop_id,to_stop_id,from_trip_id,to_trip_id,transfer_type';

describe('through vehicles', () => {
  const lines = 't: A 8:00, B 8:10\nu: B 8:10, C 8:20\nw: B 8:40, C 8:50';
  const blocks = 't 1, u 1, w';

  it('lets travellers stay seated where the next trip of the block begins', async () => {
    const engine = await engineFor(lines, blocks);
    const arriving = { direction: 'arriveBy' } as const;
    const found = ['8:00 t A-B seated u B-C 8:20'];
    expect(search(engine, 'A', 'C', `${DAY}08:00`, { maxRides: 1 })).toEqual(found);
    expect(search(engine, 'A', 'C', `${DAY}08:59`, { ...arriving, maxRides: 1 })).toEqual(found);
    expect(search(engine, 'A', 'C', `${DAY}07:30`, { windowSeconds: 0 })).toEqual(found);
    expect(search(engine, 'A', 'C', `${DAY}08:30`, { ...arriving, windowSeconds: 0 })).toEqual(found);
  });

  it('finds a vehicle that becomes another one hours after the first of its line, and nothing with more rides beside it', async () => {
    const engine = await engineFor('t: A 8:00, B 8:10\nlate: A 11:00, B 11:10\nu: B 11:12, C 11:30', 't, late 1, u 1');
    for (const maxRides of [1, 2])
      expect(search(engine, 'A', 'C', `${DAY}07:30`, { windowSeconds: 0, maxRides })).toEqual([
        '11:00 late A-B seated u B-C 11:30',
      ]);
    expect(search(engine, 'A', 'C', `${DAY}07:30`)).toEqual([]);
  });

  it.each([
    ['the next trip of the block leaves before', 't: A 8:00, B 8:10\nu: B 8:09, C 8:20', blocks, {}],
    [
      'the next trip of the block begins elsewhere',
      't: A 8:00, B 8:10\nx: D 8:12, E 8:13\nu: B 8:15, C 8:20',
      't 1, x 1, u 1',
      {},
    ],
    ['it runs on another day', lines, 't 1, u 1 r other', {}],
    ['it is of another block', lines, 't 1, u 2', {}],
    ['transfers.txt forbids it', lines, blocks, { 'transfers.txt': `${TRANSFERS}\nB,B,t,u,5` }],
    [
      'it runs by headway',
      lines,
      blocks,
      { 'frequencies.txt': 'trip_id,start_time,end_time,headway_secs\nu,8:10:00,8:30:00,600' },
    ],
  ])('has none where %s', async (_, given, ofBlocks, more) => {
    const services = `service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date
      daily,1,1,1,1,1,1,1,20260101,20261231
      other,1,1,0,1,1,1,1,20260101,20261231`;
    const engine = await engineFor(given, ofBlocks, { 'calendar.txt': services, ...more });
    expect(search(engine, 'A', 'C', `${DAY}08:00`, { maxRides: 1 })).toEqual([]);
    expect(search(engine, 'A', 'C', `${DAY}08:59`, { maxRides: 1, direction: 'arriveBy' })).toEqual([]);
  });

  it('takes the next trip of the block that runs on the day', async () => {
    const services = `service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date
      daily,1,1,1,1,1,1,1,20260101,20261231
      other,1,1,0,1,1,1,1,20260101,20261231`;
    const given = 't: A 8:00, B 8:10\nx: B 8:11, E 8:13\nu: B 8:15, C 8:20';
    const engine = await engineFor(given, 't 1, x 1 r other, u 1', { 'calendar.txt': services });
    expect(search(engine, 'A', 'C', `${DAY}08:00`, { maxRides: 1 })).toEqual(['8:00 t A-B seated u B-C 8:20']);
    expect(search(engine, 'A', 'E', '2026-06-04T08:00', { maxRides: 1 })).toEqual(['8:00 t A-B seated x B-E 8:13']);
  });

  it('follows transfers.txt also to another stop, to several trips, and through several', async () => {
    const given = 't: A 8:00, B 8:10\nu: C 8:12, D 8:20\nv: B 8:15, E 8:30\nx: D 8:25, F 8:40';
    const engine = await engineFor(given, 't, u, v, x', {
      'transfers.txt': `${TRANSFERS}\nB,C,t,u,4\nB,B,t,v,4\nD,D,u,x,4`,
    });
    const found = ['D', 'E', 'F'].flatMap((to) => search(engine, 'A', to, `${DAY}08:00`, { maxRides: 1 }));
    expect(found).toEqual([
      '8:00 t A-B seated u C-D 8:20',
      '8:00 t A-B seated v B-E 8:30',
      '8:00 t A-B seated u C-D seated x D-F 8:40',
    ]);
    const back = search(engine, 'A', 'F', `${DAY}08:59`, { maxRides: 1, direction: 'arriveBy' });
    expect(back).toEqual(['8:00 t A-B seated u C-D seated x D-F 8:40']);
  });

  it('finds what a later run becomes when an earlier one of the line becomes nothing', async () => {
    const given = 't: A 8:00, B 8:10\nt2: A 8:20, B 8:30\nu: B 8:30, C 8:40\nlate: B 8:50, C 9:10';
    const engine = await engineFor(given, 't -, t2 1, u 1, late -');
    expect(search(engine, 'A', 'C', `${DAY}07:50`, { windowSeconds: 0, maxRides: 1 })).toEqual([
      '8:20 t2 A-B seated u B-C 8:40',
    ]);
    // Boarded after another ride, from which the earlier run is caught as well.
    const after = await engineFor(`in: F 7:50, A 7:58\n${given}`, 'in -, t -, t2 1, u 1, late -');
    expect(search(after, 'F', 'C', `${DAY}07:50`, { maxRides: 2 })).toEqual(['7:50 in F-A t2 A-B seated u B-C 8:40']);
    expect(search(after, 'F', 'C', `${DAY}08:45`, { maxRides: 2, direction: 'arriveBy' })).toEqual([
      '7:50 in F-A t2 A-B seated u B-C 8:40',
    ]);
  });

  it('counts a through ride as one, also between two changes', async () => {
    const engine = await engineFor(
      'in: F 7:50, A 7:58\nt: A 8:00, B 8:10\nu: B 8:10, C 8:20\nout: C 8:21, D 8:30',
      'in -, t 1, u 1, out -',
    );
    const found = ['7:50 in F-A t A-B seated u B-C out C-D 8:30'];
    expect(search(engine, 'F', 'D', `${DAY}07:50`, { maxRides: 3 })).toEqual(found);
    expect(search(engine, 'F', 'D', `${DAY}08:59`, { maxRides: 3, direction: 'arriveBy' })).toEqual(found);
    expect(search(engine, 'F', 'D', `${DAY}07:50`, { maxRides: 2 })).toEqual([]);
  });

  it('goes via a place on either trip', async () => {
    const engine = await engineFor(
      't: A 8:00, D 8:05, B 8:10\nu: B 8:10, E 8:15, C 8:20\nx: A 8:01, C 8:19',
      't 1, u 1, x -',
    );
    for (const viaStops of ['D', 'B', 'E'])
      expect(search(engine, 'A', 'C', `${DAY}08:00`, { viaStops })).toEqual(['8:00 t A-B seated u B-C 8:20']);
    expect(search(engine, 'A', 'C', `${DAY}08:00`, { viaStops: 'F' })).toEqual([]);
  });

  it('rides on no trip that is excluded', async () => {
    const more = {
      'routes.txt': 'route_id,agency_id,route_short_name,route_type\nr,a,1,3\ntram,a,2,0',
      'trips.txt': 'route_id,service_id,trip_id,block_id\nr,daily,t,1\ntram,daily,u,1\nr,daily,v,1',
    };
    const engine = await engineFor('t: A 8:00, B 8:10\nu: B 8:10, C 8:20\nv: C 8:20, D 8:30', 't 1', more);
    const without = new Set(['tram'] as const);
    expect(search(engine, 'A', 'D', `${DAY}08:00`, { maxRides: 1 })).toEqual([
      '8:00 t A-B seated u B-C seated v C-D 8:30',
    ]);
    expect(search(engine, 'A', 'D', `${DAY}08:00`, { maxRides: 1, excludedModes: without })).toEqual([]);
  });

  it('takes a delay along in real time, and has none where the next trip is reported otherwise', async () => {
    const feed = await feedFor(lines, blocks);
    const found = (...updates: TripInstanceUpdate[]) =>
      search(createEngine(withUpdates(feed, updatesOf(...updates))), 'A', 'C', `${DAY}08:00`, { maxRides: 1 });
    const late = instanceUpdate(feed, 't', DATE, { late: 60 });
    expect(found(late)).toEqual(['8:01 t A-B seated u B-C 8:21']);
    expect(found(late, instanceUpdate(feed, 'u', DATE, {}))).toEqual([]);
    expect(found(instanceUpdate(feed, 'u', DATE, { cancelled: true }))).toEqual([]);
    expect(
      found(instanceUpdate(feed, 't', DATE, { late: 300 }), instanceUpdate(feed, 'u', DATE, { late: 300 })),
    ).toEqual(['8:05 t A-B seated u B-C 8:25']);
  });
});
