/** Searches for places and addresses of a map. */

import type { Position } from '@halte/engine/timetable/geo/position';
import { addressTableOfGround } from '../src/places/groundAddresses.ts';
import { addressesOf, createMapLayer } from '../src/places/layer.ts';
import { unpackedNames } from '../src/places/packedNames.ts';
import { queryOf } from '../src/places/query.ts';
import type { IndexedGround } from '../src/workers/groundInWorker.ts';
import { fastest, type Measured } from './mapWalks.ts';
import { randomNumbers } from './random.ts';

const QUERIES = 250;
const SHOWN = 36;

/** @param near which place the traveller is. */
export function measureSearches({ ground, index }: IndexedGround, near: Position): Measured[] {
  const start = performance.now();
  const table = addressTableOfGround(ground, index);
  const layer = createMapLayer(addressesOf(table), table.places!, unpackedNames(index.names));
  const seconds = (performance.now() - start) / 1_000;
  console.log(
    `  ${table.houses.count} addresses in ${table.streets.count} streets, ${table.places!.count} places: made for searches in ${seconds.toFixed(1)} s`,
  );
  const random = randomNumbers(33);
  const any = (count: number) => Math.floor(random() * count);
  const street = () => table.streets.nameOf(any(table.streets.count));
  const without = (text: string, at: number) => `${text.slice(0, at)}${text.slice(at + 1)}`;
  const misspelt = (text: string) => without(text, 5 + any(Math.max(1, text.length - 7)));
  const texts: readonly (() => string)[] = [
    () => `${street()} 7`,
    () => `9, ${street()}`,
    () => `11 ${misspelt(street())}`,
    () => street().replace(/^Avenue|^Boulevard/, (kind) => (kind === 'Avenue' ? 'av' : 'bd')),
    () => {
      const name = street();
      return name.slice(0, Math.ceil(name.length * 0.6));
    },
    () => `${street()} 199`,
    () => table.places!.candidate(any(table.places!.count)).title,
    () => misspelt(table.places!.candidate(any(table.places!.count)).title),
  ];
  const taken = texts.flatMap((textOf) =>
    Array.from({ length: QUERIES }, () => {
      const query = queryOf(textOf(), near);
      return fastest(() => layer.search(query, SHOWN));
    }),
  );
  return [{ name: 'place search', taken, budget: { half: 3, most: 10, share: 0.95 } }];
}
