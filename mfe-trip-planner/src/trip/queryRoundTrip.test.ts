/** Whatever the names of the places and the time of travel: an address holds them all, and parses back to the same trip. */
import { minimumReturn, queryOfTrip, TRIP_TYPE, type Trip, tripFromQuery } from '@halte/contract/trip';
import type { Place } from '@halte/places';
import { hostileText, oneOf, type Random, randomOf } from '../testing/hostile.ts';
import { place, trip, ZONE } from '../testing/trips.ts';
import { chosenCodesIn, withChosenCodes } from './chosenCodes.ts';

const MINUTE = 60_000;
/** Both nights on which clocks change among them. */
const DAYS = [
  '2026-10-24T20:00:00.000Z',
  '2027-03-27T20:00:00.000Z',
  '2026-12-31T20:00:00.000Z',
  '2028-02-29T00:00:00.000Z',
];
const LATER = '2031-01-01T00:00:00.000Z';

const minutesAfter = (instant: string, minutes: number) =>
  new Date(Date.parse(instant) + minutes * MINUTE).toISOString();
const coordinate = (random: Random, limit: number) =>
  Number(((random() * 2 - 1) * limit).toFixed(1 + Math.floor(random() * 6)));

function randomPlace(random: Random): Place {
  return place(hostileText(random), {
    title: hostileText(random),
    subTitle: random() < 0.5 ? hostileText(random) : '',
    displayName: hostileText(random),
    type: oneOf(random, ['stopArea', 'stopPoint', 'address', 'POI', 'parks']),
    lat: coordinate(random, 90),
    lon: coordinate(random, 180),
  });
}

function randomTrip(random: Random): Trip {
  const departureDateTime = minutesAfter(oneOf(random, DAYS), Math.floor(random() * 600));
  const given = trip({
    departurePlace: randomPlace(random),
    arrivalPlace: randomPlace(random),
    departureDateTime,
    followsClock: false,
    overrides: random() < 0.5 ? { excludedModes: 'bus,tram', maxWalk: '500' } : {},
  });
  if (random() < 0.5) {
    const returnDateTime = minutesAfter(minimumReturn(given), Math.floor(random() * 600));
    return { ...given, tripType: TRIP_TYPE.fullReturn, returnDateTime };
  }
  const viaPlace = random() < 0.5 ? randomPlace(random) : null;
  return { ...given, dateChoice: oneOf(random, ['DEPARTURE', 'ARRIVAL']), viaPlace, isViaOn: viaPlace !== null };
}

/** Through an address bar and back; empty values are dropped. */
const throughAddress = (query: Readonly<Record<string, string>>) =>
  Object.fromEntries(new URLSearchParams(new URL(`https://halte.example/fr?${new URLSearchParams(query)}`).search));

const seen = ({ id, title, subTitle, displayName, type, lat, lon }: Place) => ({
  id,
  title,
  subTitle,
  displayName,
  type,
  lat,
  lon,
});

/** An address has neither the kind nor the distinguishing detail of a via. */
const seenOfVia = ({ id, title, displayName, lat, lon }: Place) => ({ id, title, displayName, lat, lon });

function comparable({ departurePlace, viaPlace, arrivalPlace, ...rest }: Trip) {
  return {
    ...rest,
    departurePlace: departurePlace && seen(departurePlace),
    viaPlace: viaPlace && seenOfVia(viaPlace),
    arrivalPlace: arrivalPlace && seen(arrivalPlace),
  };
}

it('sixty trips', () => {
  for (let seed = 1; seed <= 60; seed += 1) {
    const given = randomTrip(randomOf(seed));
    const query = queryOfTrip(given, ZONE);
    const read = tripFromQuery(throughAddress(query), ZONE, LATER);
    expect({ seed, ...comparable(read) }).toEqual({ seed, ...comparable(given) });
    expect(queryOfTrip(read, ZONE)).toEqual(query);
  }
});

it('with the journeys that were chosen, whatever their codes', () => {
  for (let seed = 1; seed <= 25; seed += 1) {
    const random = randomOf(seed);
    const query = queryOfTrip(randomTrip(random), ZONE);
    const chosen = { outbound: hostileText(random), back: hostileText(random) };
    const address = throughAddress(withChosenCodes(query, chosen));
    expect({ seed, ...chosenCodesIn(address) }).toEqual({ seed, ...chosen });
    expect(withChosenCodes(address, {})).toEqual(query);
  }
});

it.each([
  ['an ampersand, an equals sign, a hash', 'stop|A&B=é#'],
  ['a percent sign', '100%'],
  ['what looks encoded', '%2F%20%C3'],
  ['a plus sign', 'a+b'],
  ['blanks', 'a b  c'],
  ['three hundred characters', 'x'.repeat(300)],
  ['more than that, found by its coordinates', 'é'.repeat(301)],
  ['signs of two and more halves', '🚋👩‍🦽'],
  ['the name of another key', 'v[0][i]'],
  ['a byte that is none', '\u0000\u0007'],
])('a place whose id has %s', (_, id) => {
  const given = trip({
    departurePlace: place(id),
    arrivalPlace: place(`${id}!`),
    viaPlace: place(`${id}?`),
    isViaOn: true,
  });
  const read = tripFromQuery(throughAddress(queryOfTrip(given, ZONE)), ZONE, LATER);
  expect([read.departurePlace, read.viaPlace, read.arrivalPlace].map((end) => end?.id)).toEqual([
    id,
    `${id}?`,
    `${id}!`,
  ]);
});

it('coordinates next to the meridian and the equator', () => {
  const given = trip({
    departurePlace: place('a', { lat: 0.0000004, lon: -0.0000001 }),
    arrivalPlace: place('b', { lat: 0, lon: 0 }),
  });
  const { departurePlace, arrivalPlace } = tripFromQuery(throughAddress(queryOfTrip(given, ZONE)), ZONE, LATER);
  expect(departurePlace?.lat).toBeCloseTo(0, 5);
  expect(departurePlace?.lon).toBeCloseTo(0, 5);
  expect(arrivalPlace).toMatchObject({ lat: 0, lon: 0 });
});
