/** Further names of streets and towns, by column. */

import type { Tags } from '../osm/tags.ts';
import { IntColumn } from '../timetable/gtfs/column.ts';
import { sharedOf } from '../timetable/gtfs/sharedColumn.ts';
import { eachOtherName } from './classify/names.ts';
import type { TextsMaker } from './texts.ts';

/** Numbers are those of texts. */
export interface OtherNames {
  /** Each a way of a street: its name, another one, and a point of it in degrees of 1e-7, as streets of one name have different others. */
  readonly streets: {
    readonly name: Int32Array;
    readonly other: Int32Array;
    readonly lat: Int32Array;
    readonly lon: Int32Array;
  };
  readonly towns: { readonly name: Int32Array; readonly other: Int32Array };
}

export interface OtherNamesMaker {
  /** How many there are. */
  readonly count: number;
  /** @param lat, lon degrees of 1e-7. */
  addStreet(tags: Tags, lat: number, lon: number): void;
  addTown(tags: Tags): void;
  otherNames(): OtherNames;
}

export function createOtherNames(texts: TextsMaker): OtherNamesMaker {
  const streets = { name: column(), other: column(), lat: column(), lon: column() };
  const towns = { name: column(), other: column() };
  return {
    get count() {
      return streets.name.length + towns.name.length;
    },
    addStreet(tags, lat, lon) {
      const name = tags.get('name');
      eachOtherName(tags, name, (_kind, other) => {
        streets.name.push(texts.number(name));
        streets.other.push(texts.number(other));
        streets.lat.push(lat);
        streets.lon.push(lon);
      });
    },
    addTown(tags) {
      const name = tags.get('name');
      eachOtherName(tags, name, (_kind, other) => {
        towns.name.push(texts.number(name));
        towns.other.push(texts.number(other));
      });
    },
    otherNames: () => ({
      streets: {
        name: sharedOf(streets.name),
        other: sharedOf(streets.other),
        lat: sharedOf(streets.lat),
        lon: sharedOf(streets.lon),
      },
      towns: { name: sharedOf(towns.name), other: sharedOf(towns.other) },
    }),
  };
}

const column = () => new IntColumn(1_024);
