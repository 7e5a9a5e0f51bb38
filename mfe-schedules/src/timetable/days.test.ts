import { chipDays, dayIn, minuteOf, nextServiceDay, serviceDaysNow } from './days.ts';

it.each([
  ['2026-11-23T11:00:00Z', 'Europe/Paris', ['2026-11-23']],
  ['2026-11-23T02:59:00Z', 'Europe/Paris', ['2026-11-22', '2026-11-23']],
  ['2026-11-23T03:00:00Z', 'Europe/Paris', ['2026-11-23']],
  // The day changes in the zone of the network, whatever the device thinks.
  ['2026-11-23T11:00:00Z', 'Pacific/Auckland', ['2026-11-23', '2026-11-24']],
  ['2026-11-23T07:30:00Z', 'America/Los_Angeles', ['2026-11-22']],
  // In the night in which clocks go back.
  ['2026-10-25T00:30:00Z', 'Europe/Paris', ['2026-10-24', '2026-10-25']],
])('at %s in %s vehicles of %j run', (now, zone, expected) => {
  expect(serviceDaysNow(now, zone)).toEqual(expected);
});

it('offers seven days from the first on which vehicles run', () => {
  expect(chipDays(['2026-03-28'])).toEqual([
    ...['2026-03-28', '2026-03-29', '2026-03-30', '2026-03-31', '2026-04-01', '2026-04-02', '2026-04-03'],
  ]);
  expect(chipDays(['2026-12-31', '2027-01-01'])[1]).toBe('2027-01-01');
});

it.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-2-31', '2026-02-28'],
  ['tomorrow', null],
  ['', null],
])('reads %j in an address as %j', (text, expected) => {
  expect(dayIn(text)).toBe(expected);
});

it('finds the next day on which a line runs', () => {
  expect(nextServiceDay(['2026-11-20', '2026-11-25', '2026-11-26'], '2026-11-22')).toBe('2026-11-25');
  expect(nextServiceDay(['2026-11-20'], '2026-11-20')).toBeNull();
});

it('leaves the seconds of a minute out', () => {
  expect(minuteOf('2026-11-23T07:28:59.999Z')).toBe('2026-11-23T07:28Z');
});
