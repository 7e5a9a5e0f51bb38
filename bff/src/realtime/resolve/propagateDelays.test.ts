import type { StopTimeUpdate } from '../wire/gtfsRealtime.ts';
import type { Drops } from './drops.ts';
import { propagateDelays } from './propagateDelays.ts';

const ZERO = 1_795_000_000;
/** Five stops a hundred seconds apart, each with a dwell time of ten seconds except the ends. */
const PLANNED = {
  arrival: Int32Array.of(1_000, 1_100, 1_200, 1_300, 1_400),
  departure: Int32Array.of(1_000, 1_110, 1_210, 1_310, 1_400),
};

const late = (delay: number): StopTimeUpdate => ({ departure: { delay } });
const SKIPPED: StopTimeUpdate = { scheduleRelationship: 'SKIPPED' };
const NO_DATA: StopTimeUpdate = { scheduleRelationship: 'NO_DATA' };

type UpdatesByPosition = Readonly<Record<number, StopTimeUpdate>>;

function propagated(updates: UpdatesByPosition, delay?: number) {
  const dropped: Drops = new Map();
  const byPosition = Array.from({ length: 5 }, (_, i) => updates[i]);
  const { arrival, departure, skipped } = propagateDelays(PLANNED, byPosition, ZERO, delay, dropped);
  return {
    delays: [...arrival]
      .map((time, i) => `${time - PLANNED.arrival[i]!}/${departure[i]! - PLANNED.departure[i]!}`)
      .join(' '),
    skipped: [...skipped].join(''),
    dropped: Object.fromEntries(dropped),
  };
}

describe('propagateDelays', () => {
  it.each<[string, UpdatesByPosition, number | undefined, string]>([
    ['no updates', {}, undefined, '0/0 0/0 0/0 0/0 0/0'],
    ['the trip as a whole', {}, 60, '60/60 60/60 60/60 60/60 60/60'],
    ['a delay goes on', { 1: late(30), 3: late(50) }, undefined, '0/0 30/30 30/30 30/50 50/50'],
    ['a stop wins over the trip', { 2: late(20) }, 60, '60/60 60/60 30/20 20/20 20/20'],
    ['arrival alone', { 2: { arrival: { delay: 40 } } }, undefined, '0/0 0/0 40/40 40/40 40/40'],
    [
      'arrival and departure',
      { 2: { arrival: { delay: 40 }, departure: { delay: 35 } } },
      undefined,
      '0/0 0/0 40/35 35/35 35/35',
    ],
    ['a time', { 2: { arrival: { time: ZERO + 1_260 } } }, undefined, '0/0 0/0 60/60 60/60 60/60'],
    [
      'a time wins over a delay',
      { 2: { departure: { time: ZERO + 1_215, delay: 99 } } },
      undefined,
      '0/0 0/0 5/5 5/5 5/5',
    ],
    ['time 0 is none', { 2: { departure: { time: 0, delay: 9 } } }, undefined, '0/0 0/0 9/9 9/9 9/9'],
    ['a stop without times', { 1: late(30), 2: {} }, undefined, '0/0 30/30 30/30 30/30 30/30'],
    ['no data ends it', { 1: late(30), 3: NO_DATA }, undefined, '0/0 30/30 30/30 0/0 0/0'],
    ['no data, but not into the past', { 1: late(150), 2: NO_DATA }, undefined, '0/0 150/150 60/50 0/0 0/0'],
    ['no data, then data', { 0: late(10), 1: NO_DATA, 3: late(70) }, undefined, '10/10 0/0 0/0 70/70 70/70'],
    ['skipped passes it on', { 1: late(30), 2: SKIPPED }, undefined, '0/0 30/30 30/30 30/30 30/30'],
    ['early', { 1: late(-40) }, undefined, '0/0 -40/-40 -40/-40 -40/-40 -40/-40'],
    ['earlier than the stop before', { 1: late(-150) }, undefined, '-50/-50 -150/-150 -150/-150 -150/-150 -150/-150'],
    ['catching up faster than it runs', { 1: late(200), 2: late(0) }, undefined, '0/0 200/200 110/100 10/0 0/0'],
    [
      'leaving before it arrives',
      { 3: { arrival: { delay: 90 }, departure: { delay: 20 } } },
      undefined,
      '0/0 0/0 0/0 30/20 20/20',
    ],
    ['a day late at most', { 1: late(86_401), 2: late(5) }, undefined, '0/0 0/0 5/5 5/5 5/5'],
    ['a trip a day late at most', {}, -86_401, '0/0 0/0 0/0 0/0 0/0'],
    ['a time far away', { 1: { arrival: { time: 1e18 } } }, undefined, '0/0 0/0 0/0 0/0 0/0'],
  ])('%s', (_name, updates, delay, delays) => {
    expect(propagated(updates, delay).delays).toBe(delays);
  });

  it('marks the skipped stops, and counts what cannot be', () => {
    expect(propagated({ 2: SKIPPED, 4: SKIPPED }).skipped).toBe('00101');
    expect(propagated({ 1: late(86_401), 2: { arrival: { time: 5 } } }, 90_000).dropped).toEqual({ 'absurd-time': 3 });
    expect(propagated({ 1: late(86_400) }).dropped).toEqual({});
  });
});
