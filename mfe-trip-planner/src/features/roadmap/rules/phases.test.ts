import { detailed, ride, section } from '../../../testing/trips.ts';
import { at } from '../testing/roadmaps.ts';
import { phasesOf } from './phases.ts';
import { stepsOf } from './steps.ts';

const STEPS = stepsOf(
  detailed('code', [
    section('walk', { start: '08:00', end: '08:05', from: 'Home', to: 'Oak', metres: 300 }),
    ride('A', { start: '08:06', end: '08:20', from: 'Oak', to: 'Elm' }),
    ride('B', { start: '08:27', end: '08:40', from: 'Elm', to: 'Fir' }),
    section('walk', { start: '08:40', end: '08:44', from: 'Fir', to: 'Office', metres: 250 }),
  ]),
);

it.each([
  ['07:59', undefined],
  ['08:00', undefined],
  ['08:01', 'walk to Oak'],
  ['08:06', 'walk to Oak'],
  ['08:07', 'ride A'],
  ['08:20', 'ride A'],
  ['08:21', 'transfer'],
  ['08:27', 'transfer'],
  ['08:28', 'ride B'],
  ['08:41', 'walk to Office'],
])('at %s one is in %s', (clock, expected) => {
  const phases = phasesOf(STEPS, { kind: 'underWay' }, at(clock));
  const step = STEPS.find((one) => phases.get(one) === 'now');
  const name = step && 'to' in step && step.kind === 'walk' ? `walk to ${step.to}` : step?.kind;
  expect(step?.kind === 'ride' ? `ride ${step.ride.line.shortName}` : name).toBe(expected);
});

it('calls what is before it past, places too, and knows none while the journey is not under way', () => {
  const phases = (kind: 'underWay' | 'upcoming' | 'arrived', clock: string) =>
    [...phasesOf(STEPS, { kind }, at(clock)).values()].join(' ');
  expect(STEPS.map(({ kind }) => kind).join(' ')).toBe(
    'place walk place ride place transfer place ride place walk place',
  );
  expect(phases('underWay', '08:10')).toBe('past past past now ahead ahead ahead ahead ahead ahead ahead');
  expect(phases('underWay', '08:50')).toBe('past past past past past past past past past now ahead');
  expect(phases('upcoming', '07:10')).toBe('');
  expect(phases('arrived', '08:50')).toBe('');
});
