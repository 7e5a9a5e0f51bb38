import { type Address, type Place, placeFrom } from './kinds.ts';
import { fold } from './words.ts';

/** Streets: each is one search entry, and its houses are looked up by number. Places of houses are created on request. */
export interface Streets {
  readonly places: readonly Place[];
  /** Index of a house of that street in the list of addresses; -1 if there is none. `key` as from {@link houseKey}. */
  houseAt(street: number, key: string): number;
}

/** Streets with the same name in two cities are distinct. */
export function streetsOf(addresses: readonly Address[]): Streets {
  const { ids, streetOf } = groupByStreet(addresses);
  const first = new Int32Array(ids.length + 1);
  for (const street of streetOf) first[street + 1]!++;
  for (let street = 0; street < ids.length; street++) first[street + 1]! += first[street]!;
  const next = first.slice();
  const houses = new Int32Array(addresses.length);
  for (let i = 0; i < addresses.length; i++) houses[next[streetOf[i]!]!++] = i;
  // House numbers repeat across streets: as indexes of a shared list they fit into columns.
  const codes = new Map<string, number>();
  const code = houses.map((address) => codeOf(codes, houseKey(addresses[address]!.number)));

  return {
    places: ids.map((id, street) => {
      const middle = addresses[houses[Math.floor((first[street]! + first[street + 1]!) / 2)]!]!;
      return placeFrom({ ...middle, id, type: 'address', name: middle.street, address: middle.street });
    }),
    houseAt(street, key) {
      const wanted = codes.get(key);
      if (wanted === undefined) return -1;
      const at = code.subarray(first[street]!, first[street + 1]!).lastIndexOf(wanted);
      return at < 0 ? -1 : houses[first[street]! + at]!;
    },
  };
}

export function housePlace(address: Address): Place {
  const name = `${address.number} ${address.street}`;
  return placeFrom({ ...address, type: 'address', name, address: name });
}

/** `12 bis`, `12BIS` and `12bis` have the same key. */
export function houseKey(number: string): string {
  return /^\d+$/.test(number) ? number : fold(number).replaceAll(' ', '');
}

/** Splits a house number off the query: `12 bis rue des Lilas`, `Lindenstraße 12`. A number alone is a word. */
export function splitHouseNumber(words: readonly string[]): {
  readonly number: string | null;
  readonly rest: readonly string[];
} {
  for (const at of [0, words.length - 1]) {
    const suffixed = /^(bis|ter|quater|[a-d])$/.test(words[at + 1] ?? '') && words.length > 2;
    if (/^\d{1,4}(bis|ter|quater|[a-d])?$/.test(words[at] ?? '') && words.length > 1) {
      const taken = at === 0 && suffixed ? 2 : 1;
      return { number: words.slice(at, at + taken).join(''), rest: words.toSpliced(at, taken) };
    }
  }
  return { number: null, rest: words };
}

function groupByStreet(addresses: readonly Address[]): { readonly ids: string[]; readonly streetOf: Int32Array } {
  const streets = new Map<string, number>();
  const ids: string[] = [];
  const seen = new Map<string, number>();
  const streetOf = Int32Array.from(addresses, ({ city, street }) => {
    // Normalizing names is slow; most houses are in the street just seen.
    const asWritten = `${city}\n${street}`;
    let index = seen.get(asWritten);
    if (index === undefined) {
      const id = `street:${slug(city)}:${slug(street)}`;
      index = codeOf(streets, id);
      ids[index] = id;
      seen.set(asWritten, index);
    }
    return index;
  });
  return { ids, streetOf };
}

function codeOf(codes: Map<string, number>, key: string): number {
  const known = codes.get(key);
  if (known !== undefined) return known;
  codes.set(key, codes.size);
  return codes.size - 1;
}

function slug(text: string): string {
  return fold(text).replaceAll(' ', '-');
}
