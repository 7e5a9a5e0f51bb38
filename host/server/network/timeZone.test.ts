import type { Tenant } from '@halte/contract/tenant';
import { loadTenants } from '../tenants/loadTenants.ts';
import { builtHost } from '../testing/builtHost.ts';
import { timeZoneOf, zoneConflict } from './timeZone.ts';

const [demo] = loadTenants(builtHost().options.tenants);
const tenant = (timeZone?: string): Tenant => ({ ...demo!, ...(timeZone ? { timeZone } : {}) });
const network = (timeZone: string) => ({
  name: 'Bay Rail',
  timeZone,
  from: '2026-01-01',
  to: '2026-12-31',
  shiftedByWeeks: 0,
  imaginary: false,
  center: { lat: 37.8, lon: -122.3 },
  credits: [],
});

test.each([
  ['Europe/Paris', 'America/Los_Angeles', 'America/Los_Angeles'],
  [undefined, 'America/Los_Angeles', 'America/Los_Angeles'],
  ['Asia/Tokyo', null, 'Asia/Tokyo'],
  [undefined, null, 'UTC'],
])('a tenant with the zone %s and a timetable in %s has the clocks of %s', (own, timetable, expected) => {
  expect(timeZoneOf(tenant(own), timetable === null ? null : network(timetable))).toBe(expected);
});

test.each([
  [undefined, 'America/Los_Angeles'],
  ['America/Los_Angeles', 'America/Los_Angeles'],
  ['US/Pacific', 'America/Los_Angeles'],
])('a tenant with the zone %s agrees with a timetable in %s', (own, timetable) => {
  expect(zoneConflict(tenant(own), network(timetable))).toBeNull();
});

test('a tenant with another zone than its timetable contradicts it', () => {
  expect(zoneConflict(tenant('Europe/Paris'), network('America/Los_Angeles'))).toBe(
    'Tenant demo has timeZone "Europe/Paris", but the timetable of Bay Rail is in America/Los_Angeles, which is used: correct or remove the key.',
  );
});
