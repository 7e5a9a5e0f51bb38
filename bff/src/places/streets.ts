import { type Address, type Place, placeFrom } from './kinds.ts';
import { fold } from './words.ts';

/** A street with its houses: found by name as one, and by number house by house. */
export interface Street {
  readonly place: Place;
  /** Houses by folded number (`12bis`). */
  readonly houses: ReadonlyMap<string, Place>;
}

/** Streets of the same name in two cities are two streets. */
export function streetsOf(addresses: readonly Address[]): Street[] {
  const groups = new Map<string, Address[]>();
  for (const address of addresses) {
    const id = `street:${slug(address.city)}:${slug(address.street)}`;
    const group = groups.get(id);
    if (group) group.push(address);
    else groups.set(id, [address]);
  }
  return [...groups].map(([id, group]) => {
    const { street, city, postCode, lat, lon } = group[Math.floor(group.length / 2)]!;
    return {
      place: placeFrom({ id, type: 'address', name: street, city, postCode, address: street, lat, lon }),
      houses: new Map(group.map((address) => [houseKey(address.number), housePlace(address)])),
    };
  });
}

export function housePlace(address: Address): Place {
  const name = `${address.number} ${address.street}`;
  return placeFrom({ ...address, type: 'address', name, address: name });
}

/** `12 bis`, `12BIS` and `12bis` are one number. */
export function houseKey(number: string): string {
  return fold(number).replaceAll(' ', '');
}

/** Takes a house number off what was typed: `12 bis rue des Lilas`, `Lindenstraße 12`. Numbers alone stay words. */
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

function slug(text: string): string {
  return fold(text).replaceAll(' ', '-');
}
