import { detailed, ride, section } from '../../../testing/trips.ts';
import type { DetailedJourney } from '../../../trip/detailedJourney.ts';
import { at, cancelled, delayed, withSections } from '../testing/roadmaps.ts';
import { stepsOf } from './steps.ts';

const walk = section('walk', { start: '08:00', end: '08:04', from: 'Home', to: 'Oak', metres: 300 });
const tram = ride('A', { start: '08:06', end: '08:20', from: 'Oak', to: 'Elm' });
const across = section('walk', { start: '08:20', end: '08:22', from: 'Elm', to: 'Elm Square', metres: 120 });
const bus = ride('12', { start: '08:27', end: '08:40', from: 'Elm Square', to: 'Fir' });
const home = section('walk', { start: '08:40', end: '08:45', from: 'Fir', to: 'Work', metres: 400 });
const PLAIN = detailed('j', [walk, tram, across, bus, home]);

/** Scheduled and expected times of the whole journey as the backend sends them. */
const planned = (journey: DetailedJourney): DetailedJourney => ({
  ...journey,
  scheduledDepartureDateTime: at('08:00'),
  scheduledArrivalDateTime: at('08:45'),
});

const timings = (journey: DetailedJourney) =>
  stepsOf(planned(journey)).flatMap((step) =>
    step.kind === 'place' ? [`${step.role} ${step.timing.kind} ${step.timing.seconds / 60}`] : [],
  );

it.each([
  [
    'nothing is known',
    PLAIN,
    ['start unknown 0', 'board unknown 0', 'leave unknown 0', 'board unknown 0', 'leave unknown 0', 'end unknown 0'],
  ],
  [
    'the first vehicle is late',
    withSections(PLAIN, [{ ...walk, departureDateTime: at('08:04') }, delayed(tram, 4), across, bus, home]),
    ['start late 4', 'board late 4', 'leave late 4', 'board unknown 0', 'leave unknown 0', 'end unknown 0'],
  ],
  [
    'the last vehicle does not run: no arrival',
    withSections(PLAIN, [walk, delayed(tram, 0), across, cancelled(bus), home]),
    ['start onTime 0', 'board onTime 0', 'leave onTime 0', 'board cancelled 0', 'leave cancelled 0', 'end cancelled 0'],
  ],
])('how punctual each place is: %s', (_, journey, expected) => {
  expect(timings(journey)).toEqual(expected);
});

it.each([
  ['as planned', PLAIN, 5],
  ['less of it when the vehicle before is late', withSections(PLAIN, [walk, delayed(tram, 4), across, bus, home]), 1],
  ['none', withSections(PLAIN, [walk, delayed(tram, 5), across, bus, home]), 0],
  ['missed', withSections(PLAIN, [walk, delayed(tram, 8), across, bus, home]), -3],
])('time to spare at a transfer: %s', (_, journey, minutes) => {
  const spare = stepsOf(journey).flatMap((step) => (step.kind === 'transfer' ? [step.spareSeconds / 60] : []));
  expect(spare).toEqual([minutes]);
});

it('names the line that is boarded after a transfer', () => {
  const lines = stepsOf(PLAIN).flatMap((step) => (step.kind === 'transfer' ? [step.line?.shortName] : []));
  expect(lines).toEqual(['12']);
});
