import { detailed, ride, section } from '../../../testing/trips.ts';
import type { Section } from '../../../trip/detailedJourney.ts';
import { type Step, stepsOf } from './steps.ts';

/** A short description of a step. */
function describeStep(step: Step): string {
  switch (step.kind) {
    case 'place':
      return `${step.role} ${step.point.name} ${step.time.slice(11, 16)}`;
    case 'ride':
      return `ride ${step.ride.line.shortName} past ${step.intermediateStops.length}${step.staysSeated ? ' to stay on board' : ''}`;
    case 'transfer':
      return `transfer ${step.seconds / 60} min, ${step.walkSeconds / 60} on foot`;
    case 'seated':
      return `seated at ${step.stop} on ${step.line.shortName}`;
    case 'wait':
      return `wait ${step.seconds / 60} min`;
    default:
      return `${step.kind} to ${step.to}, ${step.metres} m`;
  }
}

const toStop = section('walk', { start: '08:00', end: '08:04', from: 'Home', to: 'Oak', metres: 300 });
const wait = section('wait', { start: '08:04', end: '08:06', from: 'Oak', to: 'Oak' });
const tram = ride('A', { start: '08:06', end: '08:20', from: 'Oak', to: 'Elm' }, ['Ash', 'Yew']);
const across = section('walk', { start: '08:20', end: '08:22', from: 'Elm', to: 'Elm Square', metres: 120 });
const pause = section('wait', { start: '08:22', end: '08:27', from: 'Elm Square', to: 'Elm Square' });
const bus = ride('12', { start: '08:27', end: '08:40', from: 'Elm Square', to: 'Fir' });
const home = section('walk', { start: '08:40', end: '08:45', from: 'Fir', to: 'Work', metres: 400 });

const seated = (section: Section): Section => ({ ...section, ride: { ...section.ride!, staySeated: true } });

describe('stepsOf', () => {
  it.each([
    [
      'door to door, with a transfer',
      [toStop, wait, tram, across, pause, bus, home],
      [
        'start Home 08:00',
        'walk to Oak, 300 m',
        'wait 2 min',
        'board Oak 08:06',
        'ride A past 2',
        'leave Elm 08:20',
        'transfer 7 min, 2 on foot',
        'board Elm Square 08:27',
        'ride 12 past 0',
        'leave Fir 08:40',
        'walk to Work, 400 m',
        'end Work 08:45',
      ],
    ],
    ['stop to stop: start and end appear once', [tram], ['board Oak 08:06', 'ride A past 2', 'leave Elm 08:20']],
    [
      'a vehicle that goes on as another line, with nothing to board or leave',
      [tram, seated(ride('B', { start: '08:21', end: '08:30', from: 'Elm', to: 'Fir' }))],
      ['board Oak 08:06', 'ride A past 2 to stay on board', 'seated at Elm on B', 'ride B past 0', 'leave Fir 08:30'],
    ],
    [
      'a vehicle that comes too late to go on as another line',
      [tram, seated(ride('B', { start: '08:15', end: '08:30', from: 'Elm', to: 'Fir' }))],
      [
        'board Oak 08:06',
        'ride A past 2',
        'leave Elm 08:20',
        'transfer -5 min, 0 on foot',
        'board Elm 08:15',
        'ride B past 0',
        'leave Fir 08:30',
      ],
    ],
    [
      'two vehicles with nothing in between',
      [tram, ride('B', { start: '08:25', end: '08:30', from: 'Elm', to: 'Fir' })],
      [
        'board Oak 08:06',
        'ride A past 2',
        'leave Elm 08:20',
        'transfer 5 min, 0 on foot',
        'board Elm 08:25',
        'ride B past 0',
        'leave Fir 08:30',
      ],
    ],
    [
      'only on foot',
      [section('walk', { start: '08:00', end: '08:20', from: 'Home', to: 'Work', metres: 1500 })],
      ['start Home 08:00', 'walk to Work, 1500 m', 'end Work 08:20'],
    ],
    [
      'by bike',
      [section('bike', { start: '08:00', end: '08:10', from: 'Home', to: 'Work', metres: 2500 })],
      ['start Home 08:00', 'bike to Work, 2500 m', 'end Work 08:10'],
    ],
  ])('%s', (_, sections, steps) => {
    expect(stepsOf(detailed('j', sections)).map(describeStep)).toEqual(steps);
  });

  it('omits a wait of zero minutes', () => {
    const none = section('wait', { start: '08:04', end: '08:04', from: 'Oak', to: 'Oak' });
    expect(stepsOf(detailed('j', [toStop, none, tram])).map(({ kind }) => kind)).not.toContain('wait');
  });

  it('gives every step a unique key', () => {
    const keys = stepsOf(detailed('j', [toStop, wait, tram, across, pause, bus, home])).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

it('keeps the ways inside the station with the walk that takes them', () => {
  const stairs = { mode: 'stairs' as const, durationSeconds: 20, stairCount: -12 };
  const steps = stepsOf(detailed('j', [{ ...toStop, pathways: [stairs] }, wait, tram, home]));
  const ways = steps.flatMap((step) => (step.kind === 'walk' ? [step.pathways] : []));
  expect(ways).toEqual([[stairs], []]);
});

it('keeps the ways inside the station with the transfer that takes them', () => {
  const lift = { mode: 'elevator' as const, durationSeconds: 60, level: 'Street' };
  const steps = stepsOf(detailed('j', [tram, { ...across, pathways: [lift] }, pause, bus]));
  const ways = steps.flatMap((step) => (step.kind === 'transfer' ? [step.pathways] : []));
  expect(ways).toEqual([[lift]]);
});
