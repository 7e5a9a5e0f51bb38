/**
 * How long the search for places takes in a large city, and how much memory it needs: `node --expose-gc bff/bench/places.ts`.
 *
 * The city is made up, always the same: 25 000 streets with 500 000 houses and 100 000 other places, with names as common as those of a real
 * city. Queries are as travellers type: exact, the number first, one letter
 * wrong, abbreviated, unfinished, a number that does not exist, another place.
 */

import { UNITS_PER_DEGREE } from '../src/ground/area.ts';
import { NO_INTERPOLATIONS } from '../src/ground/interpolations.ts';
import type { AddressTable } from '../src/places/addressTable.ts';
import type { Amenity } from '../src/places/kinds.ts';
import { addressesOf, createLayer } from '../src/places/layer.ts';
import { nearestOf } from '../src/places/nearest.ts';
import { queryOf } from '../src/places/query.ts';
import { megabytes, percentile } from './figures.ts';
import { randomNumbers } from './random.ts';
import { placeName, streetName } from './streetNames.ts';

const STREETS = 25_000;
const HOUSES_PER_STREET = 20;
const PLACES = 100_000;
const QUERIES = 2_000;
const PASSES = 5;
const SHOWN = 36;
const CENTRE = { lat: 48.85, lon: 2.35 };
const EXTENT_DEGREES = 0.3;

const random = randomNumbers(32);
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;

const SHORT: Readonly<Record<string, string>> = {
  Avenue: 'av',
  Boulevard: 'bd',
  Place: 'pl',
  Chemin: 'ch',
  Allée: 'all',
  Impasse: 'imp',
  Rue: 'r',
};
const spot = () => ({
  lat: CENTRE.lat + (random() - 0.5) * EXTENT_DEGREES,
  lon: CENTRE.lon + (random() - 0.5) * EXTENT_DEGREES,
});

function memory(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

function made(): { readonly table: AddressTable; readonly amenities: readonly Amenity[] } {
  const names = Array.from({ length: STREETS }, () => streetName(random));
  const cities = Array.from({ length: STREETS }, (_, street) =>
    street % 10 < 7 ? 'Grandville' : `Ville-${street % 40}`,
  );
  const at = Array.from({ length: STREETS }, spot);
  const count = STREETS * HOUSES_PER_STREET;
  const numbers = Array.from(
    { length: 200 },
    (_, i) => `${i + 1}${i % 9 === 0 ? ' bis' : i % 13 === 0 ? `-${i + 3}` : ''}`,
  );
  const lat = new Int32Array(count);
  const lon = new Int32Array(count);
  const streetOf = new Int32Array(count);
  const numberOf = new Uint8Array(count);
  for (let house = 0; house < count; house++) {
    const street = Math.floor(house / HOUSES_PER_STREET);
    const i = house % HOUSES_PER_STREET;
    streetOf[house] = street;
    numberOf[house] = i * 2 + (street % 2);
    lat[house] = Math.round((at[street]!.lat + i * 0.0001) * UNITS_PER_DEGREE);
    lon[house] = Math.round(at[street]!.lon * UNITS_PER_DEGREE);
  }
  return {
    table: {
      streets: {
        count: STREETS,
        idOf: (street) => `street:${street}`,
        withId: (id) => (id.startsWith('street:') ? Number(id.slice(7)) : -1),
        nameOf: (street) => names[street]!,
        otherNamesOf: () => [],
        cityOf: (street) => cities[street]!,
        suburbOf: () => '',
        postCodeOf: (street) => String(75_000 + (street % 20)),
        positionOf: (street) => at[street]!,
      },
      houses: {
        count,
        streetOf,
        lat,
        lon,
        idOf: (house) => `house:${house}`,
        numberOf: (house) => numbers[numberOf[house]!]!,
        postCodeOf: (house) => String(75_000 + (streetOf[house]! % 20)),
        withId: (id) => (id.startsWith('house:') ? Number(id.slice(6)) : -1),
        interpolations: NO_INTERPOLATIONS,
      },
      pieces: { streetOf: new Int32Array(), ends: new Int32Array() },
    },
    amenities: Array.from({ length: PLACES }, (_, i) => ({
      ...spot(),
      id: `place:${i}`,
      type: 'pointOfInterest',
      name: placeName(random),
      city: i % 10 < 7 ? 'Grandville' : `Ville-${i % 40}`,
      postCode: String(75_000 + (i % 20)),
    })),
  };
}

const before = memory();
const { table, amenities } = made();
const source = memory();
const began = performance.now();
const addresses = addressesOf(table);
const layer = createLayer([], amenities, addresses);
const nearestHouse = nearestOf(table.houses.count, (house) => ({
  lat: table.houses.lat[house]! / UNITS_PER_DEGREE,
  lon: table.houses.lon[house]! / UNITS_PER_DEGREE,
}));
const seconds = (performance.now() - began) / 1_000;
const after = memory();
console.log(`The names and columns that it is made of: ${megabytes(source - before)}.`);
console.log(`The index over them: ${megabytes(after - source)}, made in ${seconds.toFixed(1)} s.`);

const misspelt = (text: string) => {
  const at = 5 + Math.floor(random() * Math.max(1, text.length - 7));
  return `${text.slice(0, at)}${text.slice(at + 1)}`;
};
const KIND_OF_QUERY: Readonly<Record<string, (street: string) => string>> = {
  exact: (street) => `${street} 7`,
  'number first': (street) => `9, ${street}`,
  'one letter wrong': (street) => `11 ${misspelt(street)}`,
  abbreviated: (street) => street.replace(/^\S+/, (kind) => SHORT[kind] ?? kind),
  unfinished: (street) => street.slice(0, Math.ceil(street.length * 0.6)),
  'no such number': (street) => `${street} 199`,
  place: () => pick(amenities).name,
  'place, one letter wrong': () => misspelt(pick(amenities).name),
};

const all: number[] = [];
for (const [kind, textOf] of Object.entries(KIND_OF_QUERY)) {
  const texts = Array.from({ length: QUERIES / 8 }, () => textOf(table.streets.nameOf(Math.floor(random() * STREETS))));
  // The fastest pass of each, because other load on the machine only adds time.
  const taken = texts.map(() => Number.POSITIVE_INFINITY);
  for (let pass = 0; pass < PASSES; pass++)
    for (const [i, text] of texts.entries()) {
      const start = performance.now();
      layer.search(queryOf(text, CENTRE), SHOWN);
      taken[i] = Math.min(taken[i]!, performance.now() - start);
    }
  all.push(...taken);
  console.log(`${kind}: p50 ${percentile(taken, 0.5).toFixed(2)} ms, p95 ${percentile(taken, 0.95).toFixed(2)} ms`);
}
console.log(
  `all: p50 ${percentile(all, 0.5).toFixed(2)} ms, p95 ${percentile(all, 0.95).toFixed(2)} ms, p99 ${percentile(all, 0.99).toFixed(2)} ms`,
);

const points = Array.from({ length: QUERIES }, spot);
const start = performance.now();
for (const point of points) nearestHouse(point, 300);
console.log(`nearest house: ${((performance.now() - start) / QUERIES).toFixed(3)} ms`);
