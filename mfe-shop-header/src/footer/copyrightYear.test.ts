import { copyrightYear } from './copyrightYear.ts';

afterEach(() => {
  jest.useRealTimers();
});

it.each([
  ['2026-12-31T22:59:59Z', 'Europe/Paris', '2026'],
  ['2026-12-31T23:00:00Z', 'Europe/Paris', '2027'],
  ['2027-01-01T07:59:59Z', 'America/Los_Angeles', '2026'],
  ['2026-12-31T11:00:00Z', 'Pacific/Auckland', '2027'],
])('at %s in %s it is %s', (now, timeZone, year) => {
  jest.useFakeTimers({ now: new Date(now) });
  expect(copyrightYear(timeZone)).toBe(year);
});
