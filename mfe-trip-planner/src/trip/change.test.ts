import { stepsOf } from '../features/roadmap/rules/steps.ts';
import { detailed, ride, section } from '../testing/trips.ts';
import { hasTightChange, isTight } from './change.ts';
import { summaryOf } from './journey.ts';

it.each([
  ['no minute', 20, 0, true],
  ['one minute', 60, 60, true],
  ['one minute as shown, although nearly two', 119, 60, true],
  ['two minutes', 120, 120, false],
  ['two minutes as shown, although hardly more than one', 61, 120, false],
  ['a vehicle that has left', -30, 60, false],
])('a change with %s to spare', (_, exact, shown, tight) => {
  expect(isTight({ spareSeconds: exact, shownSpareSeconds: shown })).toBe(tight);
});

const tram = ride('A', { start: '08:06', end: '08:20', from: 'Oak', to: 'Elm' });
const walk = section('walk', { start: '08:20', end: '08:22', from: 'Elm', to: 'Fir', metres: 120 });
const bus = (start: string) => ride('B', { start, end: '08:40', from: 'Fir', to: 'Ash' });
const goesOn = (start: string) => {
  const next = bus(start);
  return next.ride ? { ...next, ride: { ...next.ride, staySeated: true } } : next;
};

it.each([
  ['a minute to spare after a walk', [tram, walk, bus('08:23')], true],
  ['two minutes to spare after a walk', [tram, walk, bus('08:24')], false],
  ['no time for the walk', [tram, walk, bus('08:21')], false],
  ['a minute at the same stop', [tram, bus('08:21')], true],
  ['a vehicle that goes on', [tram, goesOn('08:20')], false],
  ['no change', [walk, tram], false],
])('a row and the steps of its journey agree about %s', (_, sections, tight) => {
  const journey = detailed('one', sections);
  const inSteps = stepsOf(journey).some((step) => step.kind === 'transfer' && isTight(step));
  expect([hasTightChange(summaryOf(journey)), inSteps]).toEqual([tight, tight]);
});

it('is not found with a backend that does not say when vehicles leave', () => {
  const { sections } = summaryOf(detailed('one', [tram, bus('08:21')]));
  expect(hasTightChange({ sections: sections.map(({ departureDateTime: _, ...older }) => older) })).toBe(false);
});
