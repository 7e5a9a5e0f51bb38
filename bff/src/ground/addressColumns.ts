import { IntColumn } from '../timetable/gtfs/column.ts';
import { sharedColumn } from '../timetable/gtfs/sharedColumn.ts';
import type { Address } from './classify/addresses.ts';
import type { TextsMaker } from './texts.ts';

/** Houses with a number, by column. */
export interface Addresses {
  /** Numbers of texts; 0: not tagged. */
  readonly street: Int32Array;
  readonly number: Int32Array;
  readonly town: Int32Array;
  readonly postCode: Int32Array;
  /** Degrees of 1e-7. */
  readonly lon: Int32Array;
  readonly lat: Int32Array;
}

export interface AddressColumns {
  /** @param lat, lon degrees of 1e-7. */
  add(address: Address, lat: number, lon: number): void;
  addresses(): Addresses;
}

export function createAddressColumns(texts: TextsMaker): AddressColumns {
  const [street, number, town, postCode] = [column(), column(), column(), column()];
  const [lon, lat] = [column(), column()];
  return {
    add(address, atLat, atLon) {
      street.push(texts.number(address.street));
      number.push(texts.number(address.number));
      town.push(texts.number(address.town));
      postCode.push(texts.number(address.postCode));
      lon.push(atLon);
      lat.push(atLat);
    },
    addresses: () => ({
      street: shared(street),
      number: shared(number),
      town: shared(town),
      postCode: shared(postCode),
      lon: shared(lon),
      lat: shared(lat),
    }),
  };
}

const column = () => new IntColumn(1_024);

function shared(values: IntColumn): Int32Array {
  const made = sharedColumn(Int32Array, values.length);
  made.set(values.array());
  return made;
}
