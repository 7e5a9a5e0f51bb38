import type { Candidate } from './candidate.ts';
import { type Amenity, type Place, placeFrom } from './kinds.ts';

const AMENITY_USE = 0.25;

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
