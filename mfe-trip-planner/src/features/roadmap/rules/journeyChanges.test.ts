import { detailed, ride, section } from '../../../testing/trips.ts';
import { alert, at, cancelled, delayed, withAlerts, withSections } from '../testing/roadmaps.ts';
import { changesBetween, type JourneyChange } from './journeyChanges.ts';

const walk = section('walk', { start: '08:00', end: '08:04', from: 'Home', to: 'Oak', metres: 300 });
const tram = ride('A', { start: '08:06', end: '08:20', from: 'Oak', to: 'Elm' });
const bus = ride('12', { start: '08:27', end: '08:40', from: 'Elm', to: 'Fir' });
const JOURNEY = detailed('j', [walk, tram, bus]);
const onPlatform = (platform: string) => ({ ...bus, from: { ...bus.from, platform } });

/** A short description of a change. */
function describeChange(change: JourneyChange): string {
  switch (change.kind) {
    case 'departure':
      return `${change.ride.line.shortName} ${new Date(change.time).toISOString().slice(11, 16)}`;
    case 'arrival':
      return `arrival ${new Date(change.time).toISOString().slice(11, 16)}`;
    case 'platform':
      return `${change.stop}, platform ${change.platform}`;
    case 'alert':
      return change.header;
    default:
      return change.kind;
  }
}

it.each([
  ['nothing', JOURNEY, JOURNEY, []],
  ['a vehicle on time is no change', JOURNEY, withSections(JOURNEY, [walk, delayed(tram, 0), bus]), []],
  ['less than a minute is no change', JOURNEY, withSections(JOURNEY, [walk, delayed(tram, 0.5), bus]), []],
  ['a vehicle leaves later', JOURNEY, withSections(JOURNEY, [walk, delayed(tram, 3), bus]), ['A 07:09']],
  [
    'the last vehicle leaves later, so the arrival is later',
    JOURNEY,
    withSections(JOURNEY, [walk, tram, delayed(bus, 5)]),
    ['12 07:32', 'arrival 07:45'],
  ],
  ['a platform becomes known', JOURNEY, withSections(JOURNEY, [walk, tram, onPlatform('2')]), ['Elm, platform 2']],
  [
    'a platform has changed',
    withSections(JOURNEY, [walk, tram, onPlatform('1')]),
    withSections(JOURNEY, [walk, tram, onPlatform('2')]),
    ['Elm, platform 2'],
  ],
  ['a platform is no longer known', withSections(JOURNEY, [walk, tram, onPlatform('1')]), JOURNEY, []],
  [
    'only alerts that are new and more than info',
    withSections(JOURNEY, [walk, withAlerts(tram, [alert('old')]), bus]),
    withSections(JOURNEY, [
      walk,
      withAlerts(tram, [alert('old'), alert('new'), alert('x', { severity: 'info' })]),
      bus,
    ]),
    ['Header of new'],
  ],
  ['a broken journey: its notice announces it', JOURNEY, withSections(JOURNEY, [walk, tram, cancelled(bus)]), []],
  ['it is possible again', withSections(JOURNEY, [walk, tram, cancelled(bus)]), JOURNEY, ['restored']],
  [
    'a broken journey has no later arrival',
    JOURNEY,
    { ...withSections(JOURNEY, [walk, tram, cancelled(bus)]), arrivalDateTime: at('08:55') },
    [],
  ],
])('%s', (_, before, after, changes) => {
  expect(changesBetween(before, after).map(describeChange)).toEqual(changes);
});
