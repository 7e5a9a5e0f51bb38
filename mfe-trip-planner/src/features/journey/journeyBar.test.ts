import { journey, line } from '../../testing/trips.ts';
import { barOf } from './journeyBar.ts';

const A = line('A');

it.each([
  [
    'all legs in their order',
    [
      { kind: 'walk', durationSeconds: 240 },
      { kind: 'wait', durationSeconds: 90 },
      { kind: 'ride', durationSeconds: 600, line: A },
    ],
    ['walk 4', 'wait 1', 'ride 10'],
  ],
  [
    'neither a few steps nor a moment of waiting',
    [
      { kind: 'walk', durationSeconds: 59 },
      { kind: 'wait', durationSeconds: 59 },
      { kind: 'ride', durationSeconds: 30, line: A },
    ],
    ['ride 1'],
  ],
  ['a few steps where they are all there is', [{ kind: 'walk', durationSeconds: 20 }], ['walk 0']],
  [
    'minutes that agree with the clock times of the roadmap',
    [
      { kind: 'walk', durationSeconds: 110 },
      { kind: 'wait', durationSeconds: 50 },
      { kind: 'ride', durationSeconds: 110, line: A },
      { kind: 'walk', durationSeconds: 90 },
    ],
    ['walk 1', 'ride 2', 'walk 2'],
  ],
  [
    'one ride where a vehicle goes on as the same line',
    [
      { kind: 'ride', durationSeconds: 600, line: A },
      { kind: 'ride', durationSeconds: 300, line: A, staySeated: true },
    ],
    ['ride 15'],
  ],
  [
    'two rides where it goes on as another line, or where one changes',
    [
      { kind: 'ride', durationSeconds: 600, line: A },
      { kind: 'ride', durationSeconds: 300, line: line('B'), staySeated: true },
      { kind: 'ride', durationSeconds: 300, line: line('B') },
    ],
    ['ride 10', 'ride 5', 'ride 5'],
  ],
  ['a bike', [{ kind: 'bike', durationSeconds: 1679 }], ['bike 27']],
] as const)('has %s', (_, sections, expected) => {
  const bar = barOf(journey('j', { sections: [...sections] }));
  expect(bar.map(({ kind, minutes }) => `${kind} ${minutes}`)).toEqual(expected);
});

it.each([
  ['live', false],
  ['scheduled', false],
  ['cancelled', true],
  ['skipped', true],
] as const)('marks a ride that is %s: %s', (status, isCancelled) => {
  const sections = [{ kind: 'ride' as const, durationSeconds: 600, line: A, status }];
  expect(barOf(journey('j', { sections }))).toMatchObject([{ line: A, seconds: 600, isCancelled }]);
});
