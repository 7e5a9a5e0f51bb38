import { journey, line } from '../testing/trips.ts';
import { differenceOf, differencesIn } from './difference.ts';
import { foldedGroups } from './folding.ts';
import type { Journey } from './search.ts';

const A = line('A');
const ride = (more: object = {}) => ({ kind: 'ride' as const, durationSeconds: 600, line: A, ...more });
const walk = (durationSeconds: number) => ({ kind: 'walk' as const, durationSeconds });
const wait = (durationSeconds: number) => ({ kind: 'wait' as const, durationSeconds });

const at = (departure: string, arrival: string) => ({
  departureDateTime: `2026-11-21T${departure}:00+01:00`,
  arrivalDateTime: `2026-11-21T${arrival}:00+01:00`,
});
/** 08:15 to 08:47 by the timetable, expected at other times. */
const expectedAt = (departure: string, arrival: string) => ({
  ...at(departure, arrival),
  scheduledDepartureDateTime: '2026-11-21T08:15:00+01:00',
  scheduledArrivalDateTime: '2026-11-21T08:47:00+01:00',
});

describe('one journey', () => {
  it.each<[string, Partial<Journey>, object]>([
    ['changes', { changes: 2 }, { kind: 'changes', count: 2 }],
    ['the first of the day', { isFirstOfDay: true }, { kind: 'first', gapSeconds: null, best: null }],
    ['the last of the day, before anything that is better about it', { isLastOfDay: true }, { kind: 'last' }],
    ['that it is booked', { contact: 'agency', isLastOfDay: true }, { kind: 'contact', contact: 'agency' }],
    ['a later departure', expectedAt('08:19', '08:52'), { kind: 'late', line: A, seconds: 240 }],
    ['an earlier departure', expectedAt('08:13', '08:47'), { kind: 'early', line: A, seconds: 120 }],
    ['a later arrival only', expectedAt('08:15', '08:50'), { kind: 'lateArrival', seconds: 180 }],
    ['no arrival that is hardly later', expectedAt('08:15', '08:49'), { kind: 'changes' }],
    [
      'no delay that clocks do not show',
      { ...expectedAt('08:15', '08:47'), departureDateTime: '2026-11-21T08:15:59+01:00' },
      { kind: 'changes' },
    ],
    [
      'a connection that is missed',
      { realTime: 'missedConnection', ...expectedAt('08:19', '08:52') },
      { kind: 'missedConnection' },
    ],
    [
      'the vehicle that does not run, with its time',
      {
        realTime: 'cancelled',
        sections: [walk(240), ride(), wait(60), ride({ line: line('B'), status: 'cancelled' })],
      },
      { kind: 'cancelled', line: line('B'), time: '2026-11-21T07:30:00.000Z' },
    ],
    [
      'the vehicle that does not stop there',
      { realTime: 'cancelled', sections: [ride({ status: 'skipped' })] },
      { kind: 'skipped', line: A, time: '2026-11-21T07:15:00.000Z' },
    ],
    ['that a walk has no time', { sections: [walk(600)] }, { kind: 'anytime' }],
  ])('says %s', (_, more, expected) => {
    expect(differenceOf(journey('one', more))).toMatchObject(expected);
  });

  it('of which the timetable knows no time has no delay', () => {
    const unknown = { scheduledDepartureDateTime: null, scheduledArrivalDateTime: null };
    expect(differenceOf(journey('one', { ...at('08:30', '08:59'), ...unknown })).kind).toBe('changes');
  });
});

/** The kind of difference that each journey shows among the others. */
function kindsOf(...journeys: readonly Journey[]): readonly string[] {
  const differences = differencesIn(foldedGroups([{ key: 'publicTransport', journeys: [...journeys] }]));
  return journeys.map(({ id }) => differences.get(id)?.kind ?? 'folded');
}

const timed = (id: string, departure: string, arrival: string, more: Partial<Journey> = {}) =>
  journey(id, { ...at(departure, arrival), ...more });

describe('among others', () => {
  it.each<[string, Partial<Journey>, Partial<Journey>, string]>([
    ['least walking', { walkingMetres: 300 }, { walkingMetres: 400 }, 'leastWalking'],
    ['no less walking that is worth a word', { walkingMetres: 301 }, { walkingMetres: 400 }, 'changes'],
    ['least CO₂', { co2Grams: 100 }, { co2Grams: 111 }, 'leastCo2'],
    ['no less CO₂ that is worth a word', { co2Grams: 100 }, { co2Grams: 110 }, 'changes'],
    ['what is accessible where nothing else is', { accessibility: 'yes' }, { accessibility: 'unknown' }, 'accessible'],
    ['no accessibility that all have', { accessibility: 'yes' }, { accessibility: 'yes' }, 'changes'],
  ])('says %s', (_, one, two, expected) => {
    expect(kindsOf(timed('one', '08:15', '08:47', one), timed('two', '08:25', '08:57', two))[0]).toBe(expected);
  });

  it('says the fastest before all else that is best about it, by the minutes that clocks show', () => {
    const fast = timed('one', '08:15', '08:46', { walkingMetres: 0, co2Grams: 0 });
    expect(kindsOf(fast, timed('two', '08:25', '08:57'), timed('three', '08:35', '09:07'))).toEqual([
      'fastest',
      'changes',
      'changes',
    ]);
  });

  it('says nothing of two that are equally good, or of the only one', () => {
    expect(kindsOf(timed('one', '08:15', '08:46'), timed('two', '08:25', '08:56'))).toEqual(['changes', 'changes']);
    expect(kindsOf(timed('one', '08:15', '08:46', { walkingMetres: 0 }))).toEqual(['changes']);
  });

  it('compares neither walks nor what cannot be made', () => {
    const walking = timed('walk', '08:15', '08:20', { sections: [walk(300)], co2Grams: 0 });
    const cancelled = timed('off', '08:15', '08:25', {
      realTime: 'cancelled',
      sections: [ride({ status: 'cancelled' })],
    });
    expect(kindsOf(timed('one', '08:15', '08:46'), timed('two', '08:25', '08:57'), walking, cancelled)).toEqual([
      'fastest',
      'changes',
      'anytime',
      'cancelled',
    ]);
  });

  it('is not better than its own repeats are', () => {
    const stops = [{ name: 'Oak', lat: 48, lon: 7, stopAreaId: 'oak' }];
    const same = { sections: [ride({ stops })] };
    const other = timed('other', '08:20', '09:00');
    expect(kindsOf(timed('one', '08:15', '08:47', same), timed('two', '08:25', '08:57', same), other)[0]).toBe(
      'fastest',
    );
    expect(kindsOf(timed('one', '08:15', '08:47', same), timed('two', '08:25', '08:56', same), other)[0]).toBe(
      'changes',
    );
  });

  it.each([
    ['and what is better about it', '2026-11-21T08:00:00+01:00', null],
    ['and a gap of an hour before it', '2026-11-21T07:15:00+01:00', 3_600],
    ['and no gap that is shorter', '2026-11-21T07:16:00+01:00', null],
    ['and no gap before a time to arrive by', null, null],
  ])('says of the first of the day that it is, %s', (_, since, gapSeconds) => {
    const rows = [timed('one', '08:15', '08:46', { isFirstOfDay: true }), timed('two', '08:25', '08:57')];
    const groups = foldedGroups([{ key: 'publicTransport', journeys: rows }]);
    expect(differencesIn(groups, since).get('one')).toEqual({ kind: 'first', gapSeconds, best: 'fastest' });
  });

  it('says what is wrong in place of what is best', () => {
    const late = { ...timed('one', '08:19', '08:40'), scheduledDepartureDateTime: '2026-11-21T08:15:00+01:00' };
    expect(kindsOf(late, timed('two', '08:25', '08:57'))).toEqual(['late', 'changes']);
  });
});
