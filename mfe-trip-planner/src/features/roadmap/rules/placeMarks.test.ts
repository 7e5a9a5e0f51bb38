import { detailed, point, ride, section } from '../../../testing/trips.ts';
import { placeMarks } from './placeMarks.ts';
import { stepsOf } from './steps.ts';

const span = { start: '08:00', end: '09:00', from: 'Oak', to: 'Elm' };
const CHICAGO = { timeZone: 'America/Chicago' };

function marksOf(sections: Parameters<typeof detailed>[1]) {
  const marks = placeMarks(stepsOf(detailed('j', sections)), 'America/New_York');
  return [...marks].map(
    ([
      {
        point: { name },
      },
      { days, isLocalTime },
    ]) => [name, days, isLocalTime],
  );
}

it('marks the first place after midnight', () => {
  const first = {
    ...ride('1', span),
    departureDateTime: '2026-11-21T23:40:00-05:00',
    arrivalDateTime: '2026-11-21T23:55:00-05:00',
  };
  const second = {
    ...ride('2', { ...span, from: 'Elm', to: 'Ash' }),
    departureDateTime: '2026-11-22T00:05:00-05:00',
    arrivalDateTime: '2026-11-22T00:30:00-05:00',
  };
  expect(marksOf([first, second])).toEqual([
    ['Oak', 0, false],
    ['Elm', 0, false],
    ['Elm', 1, false],
    ['Ash', 0, false],
  ]);
});

it('marks the place where the clocks are others', () => {
  const crossing = {
    ...ride('1', span),
    departureDateTime: '2026-11-22T00:10:00-05:00',
    arrivalDateTime: '2026-11-21T23:50:00-06:00',
    to: point('Elm', CHICAGO),
  };
  const walk = {
    ...section('walk', { ...span, from: 'Elm', to: 'Home' }),
    arrivalDateTime: '2026-11-21T23:55:00-06:00',
    from: point('Elm', CHICAGO),
    to: point('Home', CHICAGO),
  };
  expect(marksOf([crossing, walk])).toEqual([
    ['Oak', 0, false],
    ['Elm', -1, true],
    ['Home', 0, false],
  ]);
});
