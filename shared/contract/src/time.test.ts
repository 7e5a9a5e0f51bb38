import {
  addDays,
  addMinutes,
  dayOf,
  instantOf,
  localClock,
  localDaysBetween,
  millisOf,
  parseDateString,
  secondsBetween,
  truncateTime,
  wallClock,
} from './time.ts';

const PARIS = 'Europe/Paris';

describe('an instant on the clocks of a zone', () => {
  it.each([
    ['2026-11-21T08:15:00+01:00', PARIS, '2026-11-21T08:15'],
    ['2026-11-21T07:15:59Z', PARIS, '2026-11-21T08:15'],
    ['2026-11-20T23:30:00Z', PARIS, '2026-11-21T00:30'],
    ['2026-10-25T00:30:00Z', PARIS, '2026-10-25T02:30'],
    ['2026-10-25T01:30:00Z', PARIS, '2026-10-25T02:30'],
    ['2026-03-29T00:59:00Z', PARIS, '2026-03-29T01:59'],
    ['2026-03-29T01:00:00Z', PARIS, '2026-03-29T03:00'],
    ['2026-11-21T07:15:00Z', 'Pacific/Auckland', '2026-11-21T20:15'],
    ['2026-11-21T07:15:00.250Z', 'America/Los_Angeles', '2026-11-20T23:15'],
    ['2026-11-21T08:15', PARIS, ''],
    ['soon', PARIS, ''],
  ])('%s in %s is %s', (instant, zone, expected) => {
    expect(wallClock(instant, zone)).toBe(expected);
    expect(dayOf(instant, zone)).toBe(expected.slice(0, 10));
  });
});

it('asks for the clocks of a zone once for one minute, and again for another minute or zone', () => {
  const read = jest.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
  const shown = ['2026-03-29T00:59:30Z', '2026-03-29T00:59:59.999Z', '2026-03-29T01:00:00Z'].flatMap((instant) =>
    [PARIS, 'Pacific/Auckland'].map((zone) => wallClock(instant, zone).slice(11)),
  );
  expect(shown).toEqual(['01:59', '13:59', '01:59', '13:59', '03:00', '14:00']);
  expect(read).toHaveBeenCalledTimes(6);
  read.mockClear();
  expect(wallClock('2026-03-29T01:00:10Z', 'Pacific/Auckland')).toBe('2026-03-29T14:00');
  expect(wallClock('2026-03-29T01:00:59Z', 'Pacific/Auckland')).toBe('2026-03-29T14:00');
  expect(read).not.toHaveBeenCalled();
  read.mockRestore();
});

it.each([
  ['2026-11-21T08:15:00-06:00', PARIS, '2026-11-21T08:15'],
  ['2026-11-21T08:15:59.250+01:00', 'Asia/Tokyo', '2026-11-21T08:15'],
  ['2026-11-20T23:30:00Z', PARIS, '2026-11-21T00:30'],
  ['2026-11-21T07:15:00.000Z', 'Asia/Tokyo', '2026-11-21T16:15'],
  ['2026-13-21T08:15:00-06:00', PARIS, ''],
  ['2026-11-21T08:15', PARIS, ''],
])('%s is shown in %s as %s: with an offset it has the clock of its stop', (instant, zone, expected) => {
  expect(localClock(instant, zone)).toBe(expected);
});

it.each([
  ['2026-11-21T23:50:00-05:00', '2026-11-22T00:10:00-05:00', 1],
  ['2026-11-21T23:50:00-05:00', '2026-11-21T23:10:00-06:00', 0],
  ['2026-11-21T00:10:00-05:00', '2026-11-20T23:40:00-06:00', -1],
  ['2026-12-31T22:50:00Z', '2026-12-31T23:10:00Z', 1],
  ['2026-10-24T21:30:00Z', '2026-10-25T22:30:00Z', 1],
  ['2026-11-21T10:00:00Z', 'soon', Number.NaN],
])('from %s to %s there are %d midnights', (start, end, days) => {
  expect(localDaysBetween(start, end, PARIS)).toBe(days);
});

describe('a wall-clock time as an instant', () => {
  it.each([
    ['2026-11-21T08:15', PARIS, '2026-11-21T07:15:00.000Z'],
    ['2026-07-01T08:15', PARIS, '2026-07-01T06:15:00.000Z'],
    ['2026-07-01T08:15:45', PARIS, '2026-07-01T06:15:00.000Z'],
    // Shown twice: the first.
    ['2026-10-25T02:30', PARIS, '2026-10-25T00:30:00.000Z'],
    ['2026-10-25T01:59', PARIS, '2026-10-24T23:59:00.000Z'],
    ['2026-10-25T03:00', PARIS, '2026-10-25T02:00:00.000Z'],
    // Never shown: past the gap.
    ['2026-03-29T02:30', PARIS, '2026-03-29T01:30:00.000Z'],
    ['2026-03-29T01:59', PARIS, '2026-03-29T00:59:00.000Z'],
    ['2026-03-29T03:00', PARIS, '2026-03-29T01:00:00.000Z'],
    // The other hemisphere.
    ['2026-04-05T02:30', 'Pacific/Auckland', '2026-04-04T13:30:00.000Z'],
    ['2026-09-27T02:30', 'Pacific/Auckland', '2026-09-26T14:30:00.000Z'],
    ['2026-11-01T01:30', 'America/Los_Angeles', '2026-11-01T08:30:00.000Z'],
    ['2026-02-31T10:00', PARIS, ''],
    ['2026-11-21T25:00', PARIS, ''],
    ['', PARIS, ''],
  ])('%s in %s is %s', (time, zone, expected) => {
    expect(instantOf(time, zone)).toBe(expected);
  });

  it('comes back as it went, each half hour of both nights on which clocks change', () => {
    for (const day of ['2026-03-29', '2026-10-25']) {
      for (let step = 0; step < 48; step += 1) {
        const time = `${day}T${String(Math.floor(step / 2)).padStart(2, '0')}:${step % 2 ? '30' : '00'}`;
        const gap = day === '2026-03-29' && time.startsWith('2026-03-29T02');
        expect(wallClock(instantOf(time, PARIS), PARIS)).toBe(gap ? time.replace('T02', 'T03') : time);
      }
    }
  });
});

it('counts minutes on the line of time and days on the calendar', () => {
  expect(wallClock(addMinutes('2026-10-25T00:30:00Z', 60), PARIS)).toBe('2026-10-25T02:30');
  expect(addDays('2026-10-25', 1)).toBe('2026-10-26');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(secondsBetween('2026-10-25T02:30:00+02:00', '2026-10-25T02:30:00+01:00')).toBe(3600);
  expect(millisOf('2026-11-21T08:15')).toBeNaN();
});

it.each([
  ['2026-11-21', '2026-11-21'],
  ['2026-1-5', '2026-01-05'],
  ['1999-12-31', '1999-12-31'],
  ['2023-02-31', '2023-02-28'],
  ['2024-02-31', '2024-02-29'],
  ['3026-01-01', null],
  ['2026-13-01', null],
  ['2026-00-01', null],
  ['2026-01-32', null],
  ['2026-01-00', null],
  ['21/11/2026', null],
  ['', null],
])('reads the date %s as %s', (text, expected) => {
  expect(parseDateString(text)).toBe(expected);
});

describe('truncateTime', () => {
  it.each([
    ['14:05', '14:05'],
    ['14:05:59', '14:05'],
    ['00:00:00', '00:00'],
    ['9:05', ''],
    ['25:00', ''],
    ['14:60', ''],
    ['14:05:60', ''],
    ['14:05Z', ''],
    ['', ''],
  ])('“%s” is “%s”', (text, expected) => {
    expect(truncateTime(text)).toBe(expected);
  });
});
