import { twiceRemarks } from './twiceANight.ts';

const NIGHT = [
  '2026-10-25T01:04:00+02:00',
  '2026-10-25T02:04:00+02:00',
  '2026-10-25T02:04:00+01:00',
  '2026-10-25T03:04:00+01:00',
];

it('tells the two hours of an autumn night apart, and leaves the others alone', () => {
  const remarksOf = twiceRemarks(NIGHT, 'Europe/Paris');
  expect(NIGHT.map((time) => remarksOf(time).map(({ kind }) => kind))).toEqual([
    [],
    ['summerTime'],
    ['winterTime'],
    [],
  ]);
});

it.each([
  ['a spring night', ['2026-03-29T01:04:00+01:00', '2026-03-29T03:04:00+02:00'], 'Europe/Paris'],
  ['an ordinary day', ['2026-11-24T01:04:00+01:00', '2026-11-24T02:04:00+01:00'], 'Europe/Paris'],
])('says nothing of %s', (_, times, zone) => {
  const remarksOf = twiceRemarks(times, zone);
  expect(times.flatMap((time) => remarksOf(time))).toEqual([]);
});
