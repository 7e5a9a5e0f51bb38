import type { AddressTable } from './addressTable.ts';
import type { Candidate } from './candidate.ts';
import type { Place } from './kinds.ts';
import type { Streets } from './streets.ts';

const STREET_USE = 0.15;

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

  get suburb(): string {
    return this.table.streets.suburbOf(this.street);
  }

  get postCode(): string {
    return this.table.streets.postCodeOf(this.street);
  }

  get place(): Place {
    return this.streets.placeOf(this.street);
  }
}
