import { withoutLive } from './withoutLive.ts';

const LATE = {
  departureDateTime: '2026-11-27T08:15:00+01:00',
  scheduledDepartureDateTime: '2026-11-27T08:12:00+01:00',
  status: 'live',
  delaySeconds: 180,
};

it('turns predicted times of a board into those of the timetable, at any depth', () => {
  const board = { liveAt: '2026-11-27T08:10:00+01:00', lines: [{ directions: [{ departures: [LATE] }] }] };
  expect(withoutLive(board)).toEqual({
    liveAt: null,
    lines: [
      {
        directions: [
          {
            departures: [
              {
                departureDateTime: '2026-11-27T08:12:00+01:00',
                scheduledDepartureDateTime: '2026-11-27T08:12:00+01:00',
                status: 'scheduled',
                delaySeconds: null,
              },
            ],
          },
        ],
      },
    ],
  });
});

it('does so with a journey, its rides and its arrivals', () => {
  const times = { departureDateTime: 'd', scheduledDepartureDateTime: 'D', arrivalDateTime: 'a' };
  const ride = { ...times, scheduledArrivalDateTime: 'A', status: 'live' };
  expect(withoutLive({ ...times, scheduledArrivalDateTime: 'A', realTime: 'live', sections: [ride] })).toEqual({
    ...{ departureDateTime: 'D', scheduledDepartureDateTime: 'D', arrivalDateTime: 'A', scheduledArrivalDateTime: 'A' },
    realTime: 'scheduled',
    sections: [
      {
        ...{ departureDateTime: 'D', scheduledDepartureDateTime: 'D' },
        ...{ arrivalDateTime: 'A', scheduledArrivalDateTime: 'A', status: 'scheduled' },
      },
    ],
  });
});

it.each([
  ['a cancelled departure', { ...LATE, status: 'cancelled', delaySeconds: null }],
  ['a missed connection', { realTime: 'missedConnection', departureDateTime: 'd', scheduledDepartureDateTime: 'D' }],
  ['a planned departure', { ...LATE, status: 'scheduled', delaySeconds: null }],
  ['texts, numbers and nothing', ['live', 3, null, true, { name: 'live', status: 'open' }]],
])('leaves %s as it is', (_, answer) => expect(withoutLive(answer)).toEqual(answer));

it('leaves the time of a vehicle that the timetable does not have', () => {
  const added = { ...LATE, status: 'added', scheduledDepartureDateTime: null };
  expect(withoutLive(added)).toEqual({ ...added, status: 'scheduled', delaySeconds: null });
});
