import { detailed, line, ride, section } from '../testing/trips.ts';
import { hasLeft, hasRide, headwayOf, minutesUntil, summaryOf } from './journey.ts';

describe('a departure at 08:15', () => {
  const departure = '2026-11-21T08:15:00+01:00';

  it.each([
    ['2026-11-21T07:00:00.000Z', 15, false],
    ['2026-11-21T07:14:30.000Z', 0, false],
    ['2026-11-21T07:15:00.000Z', 0, false],
    ['2026-11-21T07:16:00.000Z', null, true],
    ['2026-11-21T06:15:00.000Z', null, false],
    ['2026-11-21T06:16:00.000Z', 59, false],
  ])('seen at %s', (now, minutes, left) => {
    expect([minutesUntil(departure, now), hasLeft(departure, now)]).toEqual([minutes, left]);
  });
});

it('knows a journey without a vehicle', () => {
  expect(hasRide([{ kind: 'walk' }])).toBe(false);
  expect(hasRide([{ kind: 'walk' }, { kind: 'ride' }])).toBe(true);
});

it('knows how often vehicles come where only this is promised', () => {
  const rides = (status: 'live' | 'scheduled', headwaySeconds?: number) => ({
    sections: [
      { kind: 'walk' as const, durationSeconds: 60 },
      { kind: 'ride' as const, durationSeconds: 60, status, ...(headwaySeconds ? { headwaySeconds } : {}) },
      { kind: 'ride' as const, durationSeconds: 60, status, headwaySeconds: 300 },
    ],
  });
  expect(headwayOf(rides('scheduled', 600))).toBe(600);
  expect(headwayOf(rides('live', 600))).toBeNull();
  expect(headwayOf(rides('scheduled'))).toBeNull();
});

it('is the same on a card, whether it was found or opened cold', () => {
  const details = detailed('one', [
    section('walk', { start: '08:00', end: '08:04', from: 'Home', to: 'Oak', metres: 300 }),
    ride('A', { start: '08:06', end: '08:20', from: 'Oak', to: 'Elm' }),
  ]);
  const { sections, ...facts } = summaryOf(details);
  expect(facts).toMatchObject({ id: 'one', journeySummaryCode: 'one', fare: details.fare });
  expect(sections).toMatchObject([
    { kind: 'walk', durationSeconds: 240 },
    { kind: 'ride', durationSeconds: 840, line: line('A') },
  ]);
  expect(sections[0]).not.toHaveProperty('line');
});
