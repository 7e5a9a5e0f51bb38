import { codeOf } from './codes.ts';
import { housesOf } from './houses.ts';
import { type Accuracy, type Address, type Place, placeFrom } from './kinds.ts';
import { numberText, type TypedNumber, typedNumber } from './typedNumber.ts';
import { fold } from './words.ts';

/** Streets: each is one search entry, and its houses are looked up by number. Places of houses are created on request. */
export interface Streets {
  readonly places: readonly Place[];
  /** How exactly a house of that number is known: `door`, `near` between two others, or not at all. */
  accuracyOf(street: number, number: TypedNumber): Exclude<Accuracy, 'street' | 'area'> | null;
  /** The house of that number, or where it should be; null if nothing is known of it. */
  houseIn(street: number, number: TypedNumber): Place | null;
}

/** Streets with the same name in two cities are distinct. */
export function streetsOf(addresses: readonly Address[]): Streets {
  const { ids, streetOf } = groupByStreet(addresses);
  const houses = housesOf(
    { streetOf, numberOf: (house) => addresses[house]!.number, positionOf: (house) => addresses[house]! },
    ids.length,
  );
  const middles = middlesOf(streetOf, ids.length);

  return {
    places: ids.map((id, street) => {
      const middle = addresses[middles[street]!]!;
      return placeFrom({
        ...middle,
        id,
        type: 'address',
        accuracy: 'street',
        name: middle.street,
        address: middle.street,
      });
    }),
    accuracyOf: (street, number) => houses.find(street, number)?.accuracy ?? null,
    houseIn(street, number) {
      const found = houses.find(street, number);
      if (!found) return null;
      const address = addresses[found.house]!;
      return found.accuracy === 'door'
        ? housePlace(address)
        : guessedPlace(address, { id: guessedId(ids[street]!, number), number: numberText(number), ...found.position });
    },
  };
}

export function housePlace(address: Address): Place {
  return placeOfHouse(address, 'door');
}

/** A house as from `guessedId`: its street, and its number. Undefined for any other id. */
export function guessedHouse(id: string): { readonly street: string; readonly number: TypedNumber } | undefined {
  const at = id.lastIndexOf(':');
  const number = typedNumber(id.slice(at + 1));
  return at > 0 && number.number > 0 ? { street: id.slice(0, at), number } : undefined;
}

function guessedId(street: string, { number, suffix }: TypedNumber): string {
  return `${street}:${number}${suffix}`;
}

function guessedPlace(address: Address, guess: Pick<Address, 'id' | 'number' | 'lat' | 'lon'>): Place {
  return placeOfHouse({ ...address, ...guess }, 'near');
}

function placeOfHouse(address: Address, accuracy: Accuracy): Place {
  const name = `${address.number} ${address.street}`;
  return placeFrom({ ...address, type: 'address', accuracy, name, address: name });
}

/** By street: the house in the middle of its list, where the street is shown. */
function middlesOf(streetOf: Int32Array, streets: number): Int32Array {
  const count = new Int32Array(streets);
  for (const street of streetOf) count[street]!++;
  const seen = new Int32Array(streets);
  const middles = new Int32Array(streets);
  streetOf.forEach((street, house) => {
    if (seen[street]!++ === count[street]! >> 1) middles[street] = house;
  });
  return middles;
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

function slug(text: string): string {
  return fold(text).replaceAll(' ', '-');
}
