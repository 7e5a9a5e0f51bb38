import { journey, line } from '../../testing/trips.ts';
import type { Journey } from '../../trip/search.ts';
import { laterDayOf } from './laterDay.ts';

const ZONE = 'America/Los_Angeles';
const REQUESTED = '2026-12-25T16:00:00Z';
const RIDE = { kind: 'ride' as const, durationSeconds: 600, line: line('A') };

const leaving = (departureDateTime: string) => journey(departureDateTime, { departureDateTime, sections: [RIDE] });
const walk = (departureDateTime: string) =>
  journey('walk', { departureDateTime, sections: [{ kind: 'walk', durationSeconds: 1_200 }] });

interface Case {
  readonly times: readonly string[];
  /** Index into the times; null for no notice. */
  readonly first: number | null;
  readonly others?: readonly Journey[];
}

it.each<[string, Case]>([
  ['nothing before the next morning', { times: ['2026-12-26T06:10:00-08:00', '2026-12-26T06:40:00-08:00'], first: 0 }],
  ['only a walk that day', { times: ['2026-12-26T06:10:00-08:00'], first: 0, others: [walk(REQUESTED)] }],
  ['journeys in another order', { times: ['2026-12-26T06:40:00-08:00', '2026-12-26T06:10:00-08:00'], first: 1 }],
  ['one late that evening', { times: ['2026-12-25T23:50:00-08:00', '2026-12-26T06:10:00-08:00'], first: null }],
  ['nothing at all', { times: [], first: null }],
])('with %s', (_, { times, first, others = [] }) => {
  const found = laterDayOf([...others, ...times.map(leaving)], REQUESTED, ZONE);
  expect(found).toBe(first === null ? null : times[first]);
});

it('does not count a night line after midnight as another day', () => {
  const night = [leaving('2026-12-26T00:20:00-08:00')];
  expect(laterDayOf(night, '2026-12-26T07:40:00Z', ZONE)).toBeNull();
  expect(laterDayOf(night, '2026-12-26T05:20:00Z', ZONE)).toBe('2026-12-26T00:20:00-08:00');
});
