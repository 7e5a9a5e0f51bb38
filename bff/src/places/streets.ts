/** Streets: each is one search entry, and its houses are looked up by number. All places are made when they are asked for. */

import type { Position } from '@halte/engine/timetable/geo/position';
import { addressLine, lineStyleOf } from './addressLine.ts';
import { type AddressTable, positionsIn } from './addressTable.ts';
import { housesOf } from './houses.ts';
import { type Accuracy, type Place, placeFrom } from './kinds.ts';
import { numberedWaysOf } from './numberedWays.ts';
import { numberText, type TypedNumber, typedNumber } from './typedNumber.ts';

export interface Streets {
  readonly count: number;
  placeOf(street: number): Place;
  /** How exactly a house of that number is known: `door`, `near` between two others, or not at all. */
  accuracyOf(street: number, number: TypedNumber): Exclude<Accuracy, 'street' | 'area'> | null;
  /** The house of that number, or where it should be; null if nothing is known of it. */
  houseIn(street: number, number: TypedNumber): Place | null;
  housePlace(house: number): Place;
  /** The house of the street that is nearest to a point; null if there is none within that distance. */
  nearestHouse(street: number, position: Position, metres: number): Place | null;
  /** A street, a house of it, or the place where one was guessed. */
  byId(id: string): Place | undefined;
}

export function streetsOf({ streets, houses, lookUps }: AddressTable): Streets {
  const style = lineStyleOf({ count: streets.count, nameOf: streets.nameOf });
  const positionOf = positionsIn(houses);
  const { streetOf, numberOf } = houses;
  const ways = numberedWaysOf(houses.interpolations, houses);
  const inStreets = housesOf({ streetOf, numberOf, positionOf, ways }, streets.count, lookUps?.doors);

  function placeOfHouse(house: number, guess: { readonly id: string; readonly number: string } & Position): Place {
    const street = houses.streetOf[house]!;
    const name = addressLine(guess.number, streets.nameOf(street), style);
    return placeFrom({
      id: guess.id,
      type: 'address',
      accuracy: guess.id === houses.idOf(house) ? 'door' : 'near',
      name,
      address: name,
      city: streets.cityOf(street),
      suburb: streets.suburbOf(street),
      postCode: houses.postCodeOf(house),
      lat: guess.lat,
      lon: guess.lon,
    });
  }
  const housePlace = (house: number) =>
    placeOfHouse(house, { id: houses.idOf(house), number: houses.numberOf(house), ...positionOf(house) });

  const known: Streets = {
    count: streets.count,
    placeOf(street) {
      const name = streets.nameOf(street);
      return placeFrom({
        id: streets.idOf(street),
        type: 'address',
        accuracy: 'street',
        name,
        address: name,
        city: streets.cityOf(street),
        suburb: streets.suburbOf(street),
        postCode: streets.postCodeOf(street),
        ...streets.positionOf(street),
      });
    },
    accuracyOf: (street, number) => inStreets.find(street, number)?.accuracy ?? null,
    houseIn(street, number) {
      const found = inStreets.find(street, number);
      if (!found) return null;
      return found.accuracy === 'door'
        ? housePlace(found.house)
        : placeOfHouse(found.house, {
            id: guessedId(streets.idOf(street), number),
            number: numberText(number),
            ...found.position,
          });
    },
    housePlace,
    nearestHouse(street, position, metres) {
      const house = inStreets.nearest(street, position, metres);
      return house < 0 ? null : housePlace(house);
    },
    byId(id) {
      const street = streets.withId(id);
      if (street >= 0) return known.placeOf(street);
      const house = houses.withId(id);
      if (house >= 0) return housePlace(house);
      const guess = guessedHouse(id);
      const of = guess ? streets.withId(guess.street) : -1;
      return (of >= 0 && known.houseIn(of, guess!.number)) || undefined;
    },
  };
  return known;
}

/** The key of "S/N". */
const NO_NUMBER = 'sn';

function guessedId(street: string, { number, suffix }: TypedNumber): string {
  return `${street}:${number}${suffix}`;
}

/** Street and number of an id as from {@link guessedId}; undefined for any other. */
function guessedHouse(id: string): { readonly street: string; readonly number: TypedNumber } | undefined {
  const at = id.lastIndexOf(':');
  const number = typedNumber(id.slice(at + 1));
  return at > 0 && (number.number > 0 || number.key === NO_NUMBER) ? { street: id.slice(0, at), number } : undefined;
}
