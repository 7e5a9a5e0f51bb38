import { amenityFacts } from '../demo/amenityFacts.ts';
import { type DemoPlace, demoPlaces } from '../demo/demoPlaces.ts';
import { createDemoGbfs, type DemoGbfs } from '../demo/gbfs/demoGbfs.ts';
import { makeCity } from '../demo/makeCity.ts';
import type { City } from '../demo/model.ts';
import { type Address, type Amenity, placeKind } from '../places/kinds.ts';
import type { Gazetteer } from '../places/places.ts';

export interface DemoSource {
  readonly city: City;
  /** The timetable as a GTFS zip. */
  readonly path: string;
  readonly gazetteer: Gazetteer;
  /** Its shared bikes and cars. */
  readonly gbfs: DemoGbfs;
}

/** The demo city with a calendar around `today` (`YYYY-MM-DD`, in Europe/Paris). It is kept in `folder` and reused on the same day. */
export async function createDemoSource(folder: string, today: string): Promise<DemoSource> {
  const { city, path } = await makeCity({ today, folder });
  const places = demoPlaces(city);
  return { city, path, gazetteer: gazetteerOf(places), gbfs: createDemoGbfs(places, city.seed) };
}

function gazetteerOf(places: readonly DemoPlace[]): Gazetteer {
  return {
    addresses: places.flatMap((place): Address[] => {
      const { id, city, postCode, lat, lon, extra } = place;
      const house = { number: String(extra.number), street: String(extra.street) };
      return place.kind === 'address' ? [{ id, ...house, city, postCode, lat, lon }] : [];
    }),
    amenities: places.flatMap((place): Amenity[] => {
      const { id, kind, name, city, postCode, lat, lon } = place;
      const type = placeKind(kind);
      if (!type || type === 'address' || type === 'stopArea' || type === 'stopPoint') return [];
      return [{ id, type, name, city, postCode, lat, lon, facts: amenityFacts(place) }];
    }),
  };
}
