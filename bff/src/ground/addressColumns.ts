import type { MemberKind } from '../osm/waysAndRelations.ts';
import { IntColumn } from '../timetable/gtfs/column.ts';
import { sharedColumn, sharedOf } from '../timetable/gtfs/sharedColumn.ts';
import type { Address } from './classify/addresses.ts';
import { createNodeCollector } from './keptNodes.ts';
import type { TextsMaker } from './texts.ts';
import type { TownFinder } from './towns.ts';

/** Houses with a number, by column. */
export interface Addresses {
  /** Numbers of texts; 0: not known. */
  readonly street: Int32Array;
  /** 1 where the street is not tagged, but the nearest one. */
  readonly isGuessed: Uint8Array;
  readonly number: Int32Array;
  readonly town: Int32Array;
  readonly suburb: Int32Array;
  readonly postCode: Int32Array;
  /** Degrees of 1e-7. */
  readonly lon: Int32Array;
  readonly lat: Int32Array;
}

export interface MapObject {
  readonly kind: MemberKind;
  readonly id: number;
}

export interface AddressColumns {
  readonly count: number;
  /**
   * @param lat, lon degrees of 1e-7.
   * @param of the object in the map, for {@link AddressColumns.setStreet}.
   */
  add(address: Address, lat: number, lon: number, of?: MapObject): void;
  /** The street of a house that has none tagged. */
  setStreet(of: MapObject, street: string): void;
  /** Finds the house that is tagged on a node, by its id; -1 for none. To be called when all are added. */
  housesOfNodes(): (node: number) => number;
  /**
   * Fills in what is not tagged.
   *
   * @param streetNear the number of the name of the street at a place; 0 for none.
   */
  addresses(towns: TownFinder, streetNear: (lat: number, lon: number) => number): Addresses;
}

export function createAddressColumns(texts: TextsMaker): AddressColumns {
  const [street, number, town, postCode] = [column(), column(), column(), column()];
  const [lon, lat] = [column(), column()];
  const withoutStreet = new Map<string, number>();
  /** Ids of nodes, each with its house in place of a latitude. */
  const ofNodes = createNodeCollector();
  return {
    get count() {
      return number.length;
    },
    add(address, atLat, atLon, of) {
      if (of && address.street === undefined) withoutStreet.set(`${of.kind} ${of.id}`, street.length);
      if (of?.kind === 'node') ofNodes.add(of.id, street.length, 0);
      street.push(texts.number(address.street));
      number.push(texts.number(address.number));
      town.push(texts.number(address.town));
      postCode.push(texts.number(address.postCode));
      lon.push(atLon);
      lat.push(atLat);
    },
    setStreet({ kind, id }, name) {
      const house = withoutStreet.get(`${kind} ${id}`);
      if (house !== undefined) street.array()[house] = texts.number(name);
    },
    housesOfNodes() {
      const { find, lat: houses } = ofNodes.nodes();
      return (node) => houses[find(node)] ?? -1;
    },
    addresses(towns, streetNear) {
      const made = {
        street: sharedOf(street),
        isGuessed: sharedColumn(Uint8Array, number.length),
        number: sharedOf(number),
        town: sharedOf(town),
        suburb: sharedColumn(Int32Array, number.length),
        postCode: sharedOf(postCode),
        lon: sharedOf(lon),
        lat: sharedOf(lat),
      };
      for (let i = 0; i < made.number.length; i++) {
        const [atLat, atLon] = [made.lat[i]!, made.lon[i]!];
        if (made.street[i] === 0) {
          made.street[i] = streetNear(atLat, atLon);
          if (made.street[i] !== 0) made.isGuessed[i] = 1;
        }
        const found = towns.find(atLat, atLon);
        if (made.town[i] === 0) made.town[i] = texts.number(found.town);
        if (made.postCode[i] === 0) made.postCode[i] = texts.number(found.postCode);
        made.suburb[i] = texts.number(found.suburb);
      }
      return made;
    },
  };
}

const column = () => new IntColumn(1_024);
