/** Journeys via a place: docs/journeys.md, rules 10 and 11. */

import { createEngine } from '@halte/engine/search/raptor/engine';
import { simpleFeed } from '../timetable/testing/feeds.ts';
import { search } from './testing/journeys.ts';

/** Stops too far apart to walk between, except B and b. */
const STOPS = 'A 48.0 7.0\nB 48.1 7.0\nb 48.1003 7.0\nC 48.2 7.0\nD 48.3 7.0\nE 48.4 7.0';
const DAY = '2026-06-03T';

async function engineFor(trips: string, more: Record<string, string> = {}) {
  return createEngine(await simpleFeed(STOPS, trips, more));
}

describe('via', () => {
  const trips = 'fast: A 8:00, C 8:30\none: A 8:00, B 8:10\ntwo: B 8:20, C 8:50\nround: A 8:05, D 8:20-8:22, C 9:10';
  it.each([
    ['where vehicles are changed', 'B', ['8:00 one A-B two B-C 8:50']],
    ['where the vehicle halts on the way', 'D', ['8:05 round A-C 9:10']],
    ['where the journey begins', 'A', ['8:00 fast A-C 8:30', '8:05 round A-C 9:10']],
    ['where it ends', 'C', ['8:00 fast A-C 8:30', '8:05 round A-C 9:10']],
    ['nowhere', 'E', []],
  ])('goes via %s', async (_, viaStops, found) => {
    const engine = await engineFor(trips);
    expect(search(engine, 'A', 'C', `${DAY}08:00`, { viaStops })).toEqual(found);
    const arriving = { viaStops, windowSeconds: 7_200, direction: 'arriveBy' } as const;
    expect(search(engine, 'A', 'C', `${DAY}10:00`, arriving)).toEqual(found);
    for (const direction of ['departAfter', 'arriveBy'] as const)
      expect(
        search(engine, 'A', 'C', `${DAY}${direction === 'arriveBy' ? '10:00' : '08:00'}`, {
          viaStops,
          windowSeconds: 0,
          direction,
        }),
      ).toEqual(direction === 'arriveBy' ? found.slice(-1) : found.slice(0, 1));
  });

  it('takes no halt for a via where no one may get on or off', async () => {
    const times = (
      pickup: number,
      dropOff: number,
    ) => `trip_id,arrival_time,departure_time,stop_id,stop_sequence,pickup_type,drop_off_type
      t,8:00:00,8:00:00,A,1,0,0
      t,8:10:00,8:10:00,B,2,${pickup},${dropOff}
      t,8:20:00,8:20:00,C,3,0,0`;
    const found = async (pickup: number, dropOff: number) => {
      const engine = await engineFor('t: A 8:00, B 8:10', { 'stop_times.txt': times(pickup, dropOff) });
      return search(engine, 'A', 'C', `${DAY}08:00`, { viaStops: 'B' }).length;
    };
    expect([await found(1, 1), await found(1, 0), await found(0, 1)]).toEqual([0, 1, 1]);
  });

  it('rides on after the via like everyone else', async () => {
    // A traveller who boards at B has not been at A, but rides the same vehicle as those who have.
    const engine = await engineFor('t: A 8:00, B 8:10, C 8:20, D 8:30\nu: E 8:00, B 8:05\nv: B 8:15, D 8:50');
    expect(search(engine, 'E', 'D', `${DAY}08:00`, { viaStops: 'A' })).toEqual([]);
    expect(search(engine, 'E', 'D', `${DAY}08:00`, { viaStops: 'C' })).toEqual(['8:00 u E-B t B-D 8:30']);
    expect(search(engine, 'E 60, A', 'D', `${DAY}07:59`, { viaStops: 'A' })).toEqual(['8:00 t A-D 8:30']);
  });

  it.each([
    [900, 'B', '8:00 t A-B u B-C 8:40'],
    [901, 'B', '8:00 t A-B v B-C 8:55'],
    [900, 'B, b', '8:00 t A-B walk 60 near b-C 8:38'],
    [1_000, 'b, B', '8:00 t A-B v B-C 8:55'],
    [3_600, 'A', '8:00 t A-C 8:20'],
    [3_600, 'C, D', '8:00 t A-C 8:20'],
  ])('stays %i seconds at %s', async (viaStaySeconds, viaStops, found) => {
    const engine = await engineFor(
      't: A 8:00, B 8:10, C 8:20\nu: B 8:25, C 8:40\nv: B 8:40, C 8:55\nnear: b 8:25, C 8:38\nother: A 8:00, E 8:30',
    );
    expect(search(engine, 'A', 'C', `${DAY}08:00`, { viaStops, viaStaySeconds })).toEqual([found]);
    const arriving = { viaStops, viaStaySeconds, direction: 'arriveBy' } as const;
    expect(search(engine, 'A', 'C', `${DAY}08:59`, arriving)).toEqual([found]);
  });
});
