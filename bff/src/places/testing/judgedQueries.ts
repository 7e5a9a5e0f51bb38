/** For tests: queries that a program in Python takes from a file of OpenStreetMap, and whether what is found is what they look for. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Place } from '../kinds.ts';
import type { Places } from '../places.ts';
import { reverseGeocode } from '../reverse.ts';

export interface Query {
  readonly typed: string;
  readonly street?: string;
  readonly number?: string;
  readonly name?: string;
  /** Latitude and longitude, each of which is right; of a number that does not exist, its neighbours. */
  readonly at: readonly (readonly [lat: number, lon: number])[];
}

/** How large a share of a class is found, among how many. */
export const GOALS = {
  exact: { among: 1, share: 0.97 },
  numberFirst: { among: 1, share: 0.97 },
  comma: { among: 1, share: 0.97 },
  noAccents: { among: 1, share: 0.97 },
  typo: { among: 1, share: 0.9 },
  abbreviated: { among: 5, share: 0.97 },
  unfinished: { among: 5, share: 0.97 },
  point: { among: 1, share: 0.97 },
  pointTypo: { among: 1, share: 0.9 },
  range: { among: 1, share: 0.95 },
  noSuchNumber: { among: 1, share: 0.95 },
  reverse: { among: 1, share: 0.95 },
} as const;
export type QueryClass = keyof typeof GOALS;

/** @param most of each class. */
export function queriesOf(map: string, most: number): Readonly<Record<QueryClass, readonly Query[]>> {
  const program = join(__dirname, 'queries.py');
  return JSON.parse(
    execFileSync('python3', ['-B', program, map, String(most)], { encoding: 'utf8', maxBuffer: 1 << 28 }),
  );
}

const AT_THE_DOOR_METRES = 30;
const AT_THE_POINT_METRES = 250;
const BESIDE_METRES = 50;

/** What is wrong; null where it is right. */
export function flawOf(kind: QueryClass, query: Query, places: Places): string | null {
  if (kind === 'reverse') return reverseFlaw(query, places);
  const found = places.search(query.typed, null, 5);
  const rank = found.findIndex((place) => isRight(kind, query, place));
  if (rank >= 0 && rank < GOALS[kind].among) return null;
  if (kind === 'unfinished' && found.length > 0 && found.every((place) => begins(place, query.typed))) return null;
  const wanted = query.name ?? `${query.street} ${query.number ?? ''}`;
  return `"${query.typed}" is ${wanted}, not ${found.map(({ title, accuracy }) => `${title} (${accuracy})`).join(' | ') || 'nothing'}`;
}

function isRight(kind: QueryClass, { street, number, name, at }: Query, place: Place): boolean {
  if (kind === 'unfinished') return bare(place.title) === bare(street!);
  if (name !== undefined)
    return [place.title, place.otherName].includes(name) && at.some((one) => metres(one, place) <= AT_THE_POINT_METRES);
  if (kind === 'noSuchNumber') {
    const [below, above] = at.map((one) => metres(one, place));
    return (
      place.accuracy === 'near' && below! + above! <= metres(at[0]!, { lat: at[1]![0], lon: at[1]![1] }) + BESIDE_METRES
    );
  }
  const isNumbered = bare(place.title).includes(bare(number!));
  return place.accuracy === 'door' && isNumbered && at.some((one) => metres(one, place) <= AT_THE_DOOR_METRES);
}

function reverseFlaw({ number, street, at: [at] }: Query, places: Places): string | null {
  const [lat, lon] = at!;
  const found = reverseGeocode(places, { lat: lat + 0.00002, lon: lon - 0.00002 });
  const isRight = found?.accuracy === 'door' && bare(found.name).includes(bare(number!));
  return isRight ? null : `at ${street} ${number} is ${found?.name} (${found?.accuracy})`;
}

/** Of several streets that begin as it was typed none is better than another. */
const begins = ({ title, otherName = '' }: Place, typed: string) =>
  [title, otherName].some((name) => bare(name).includes(bare(typed)));

const bare = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** The sphere of the earth, flat for a few hundred metres. */
function metres([lat, lon]: readonly [number, number], to: { readonly lat: number; readonly lon: number }): number {
  const degree = 111_195;
  return Math.hypot((lat - to.lat) * degree, (lon - to.lon) * degree * Math.cos((lat * Math.PI) / 180));
}
