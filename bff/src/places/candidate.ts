import type { Position } from '../timetable/geo/position.ts';
import type { AddressTable } from './addressTable.ts';
import { type Amenity, type Place, placeFrom } from './kinds.ts';
import type { Streets } from './streets.ts';

/** Something that can be found by name. */
export interface Candidate extends Position {
  readonly id: string;
  readonly title: string;
  /** Further names that it is found by. */
  readonly otherNames?: readonly string[] | undefined;
  readonly city: string;
  readonly postCode: string;
  /** Usage, 0 … 1. */
  readonly use: number;
  /** Created lazily: most candidates' places are never read. */
  readonly place: Place;
}

const AMENITY_USE = 0.25;
const STREET_USE = 0.15;

export class AmenityCandidate implements Candidate {
  readonly id: string;
  readonly title: string;
  readonly otherNames: readonly string[] | undefined;
  readonly city: string;
  readonly postCode: string;
  readonly use = AMENITY_USE;
  readonly lat: number;
  readonly lon: number;
  private readonly type: Amenity['type'];

  constructor({ id, type, name, otherNames, city, postCode, lat, lon }: Amenity) {
    this.id = id;
    this.title = name;
    this.otherNames = otherNames;
    this.city = city;
    this.postCode = postCode;
    this.lat = lat;
    this.lon = lon;
    this.type = type;
  }

  get place(): Place {
    const { title: name, ...parts } = this;
    return placeFrom({ ...parts, type: this.type, name });
  }
}

/** A street, whose names and position stay in the columns of the table. */
export class StreetCandidate implements Candidate {
  readonly use = STREET_USE;
  readonly lat: number;
  readonly lon: number;
  private readonly table: AddressTable;
  private readonly streets: Streets;
  private readonly street: number;

  constructor(table: AddressTable, streets: Streets, street: number) {
    const { lat, lon } = table.streets.positionOf(street);
    this.lat = lat;
    this.lon = lon;
    this.table = table;
    this.streets = streets;
    this.street = street;
  }

  get id(): string {
    return this.table.streets.idOf(this.street);
  }

  get title(): string {
    return this.table.streets.nameOf(this.street);
  }

  get otherNames(): readonly string[] {
    return this.table.streets.otherNamesOf(this.street);
  }

  get city(): string {
    return this.table.streets.cityOf(this.street);
  }

  get postCode(): string {
    return this.table.streets.postCodeOf(this.street);
  }

  get place(): Place {
    return this.streets.placeOf(this.street);
  }
}
