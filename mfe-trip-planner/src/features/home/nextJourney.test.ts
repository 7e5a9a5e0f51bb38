import { journey, line, NOW } from '../../testing/trips.ts';
import { alertOn, nextJourneyOf } from './nextJourney.ts';

const group = (...journeys: ReturnType<typeof journey>[]) => [{ key: 'publicTransport' as const, journeys }];
const at = (departure: string, more = {}) => ({ departureDateTime: `2026-11-21T${departure}:00+01:00`, ...more });
const walk = journey('walk', { ...at('08:01'), sections: [{ kind: 'walk', durationSeconds: 900 }] });

it.each([
  ['the first to leave', group(journey('b', at('08:20')), journey('a', at('08:10'))), 'a', 0],
  ['none that has left', group(journey('a', at('07:58')), journey('b', at('08:20'))), 'b', 0],
  [
    'none that is not made',
    group(journey('a', at('08:05', { realTime: 'cancelled' })), journey('b', at('08:20'))),
    'b',
    0,
  ],
  ['none without a vehicle', group(walk, journey('b', at('08:20'))), 'b', 0],
  [
    'how late it is',
    group(journey('a', at('08:10', { scheduledDepartureDateTime: '2026-11-21T08:03:00+01:00', realTime: 'live' }))),
    'a',
    420,
  ],
  ['nothing where there is nothing', group(walk), undefined, undefined],
])('%s', (_, groups, id, late) => {
  const next = nextJourneyOf(groups, NOW);
  expect(next?.journey.id).toBe(id);
  expect(next?.lateSeconds).toBe(late);
  expect(next?.line?.id).toBe(id && line('A').id);
});

it('an alert counts where it is about a line of the journey', () => {
  const works = { header: 'Works', lines: [{ id: 'line-A' }] };
  expect(alertOn(['line-A'], [works])).toBe('Works');
  expect(alertOn(['line-B'], [works])).toBeNull();
});
