import { printedAddress, sharedAddress } from './sharedAddress.ts';

const ROADMAP = 'https://ondine.example/fr/trip-planner/roadmap/BApTQTE2OC5C';

it.each([
  [
    'stops by their ids and short names',
    'fi=SA168&fv=Belv%C3%A9d%C3%A8re&fst=Clairvenne&ffv=Belv%C3%A9d%C3%A8re%2C+Clairvenne&fpt=stopArea&flat=47.28&flon=0.94&ti=SP9&tv=Technopole&tst=Clairvenne&tfv=Technopole%2C+Clairvenne&tpt=stopPoint&tlat=47.3&tlon=0.95&tt=0&dt=2026-11-26T14%3A11',
    'fi=SA168&fv=Belv%C3%A9d%C3%A8re&fpt=stopArea&ti=SP9&tv=Technopole&tpt=stopPoint&tt=0&dt=2026-11-26T14%3A11',
  ],
  [
    'an address and a place on the map with their coordinates',
    'fi=a1&fv=2+Rue&fst=Clairvenne&fpt=address&flat=47.28&flon=0.94&ti=here&tlat=47.3&tlon=0.95&tt=0',
    'fi=a1&fv=2+Rue&fpt=address&flat=47.28&flon=0.94&ti=here&tlat=47.3&tlon=0.95&tt=0',
  ],
  [
    'the way of a round trip, its via place and options',
    'fi=SA1&v%5B0%5D%5Bi%5D=SA2&v%5B0%5D%5Bv%5D=Gare&v%5B0%5D%5Bfv%5D=Gare%2C+Clairvenne&ti=SA3&tt=1&jc=B1&maxWalk=500',
    'fi=SA1&v%5B0%5D%5Bi%5D=SA2&v%5B0%5D%5Bv%5D=Gare&ti=SA3&tt=1&jc=B1&maxWalk=500',
  ],
])('keeps %s', (_, query, shared) => {
  expect(sharedAddress(`${ROADMAP}?${query}`)).toBe(`${ROADMAP}?${shared}`);
});

it('prints what opens the journey: the host refuses a roadmap without a start', () => {
  expect(printedAddress(`${ROADMAP}?fi=a+1%262&fv=2+Rue&flat=47.28&flon=0.94&ti=SA9&tt=0`)).toBe(
    'ondine.example/fr/trip-planner/roadmap/BApTQTE2OC5C?fi=a%201%262&ti=SA9',
  );
});
