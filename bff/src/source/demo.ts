import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { generateCity } from '../demo/city.ts';
import { writeDemoFeed } from '../demo/demoFeed.ts';
import { type DemoPlace, demoPlaces } from '../demo/demoPlaces.ts';
import type { City } from '../demo/model.ts';
import { PLACE_KINDS } from '../http/schemas/places.ts';
import type { Address, Amenity } from '../places/kinds.ts';
import type { Gazetteer } from '../places/places.ts';

export interface DemoSource {
  readonly city: City;
  /** The timetable as a GTFS zip. */
  readonly path: string;
  readonly gazetteer: Gazetteer;
}

/** Makes up the demo city with a calendar around `today` (`YYYY-MM-DD`, in Europe/Paris). */
export async function createDemoSource(folder: string, today: string): Promise<DemoSource> {
  await mkdir(folder, { recursive: true });
  const city = generateCity();
  const path = join(folder, 'demo-city.zip');
  // Two servers may start at once on one folder: neither may read what the other has half written.
  const partial = `${path}.${process.pid}.part`;
  await writeDemoFeed(city, { today, to: partial });
  await rename(partial, path);
  return { city, path, gazetteer: gazetteerOf(demoPlaces(city)) };
}

function gazetteerOf(places: readonly DemoPlace[]): Gazetteer {
  return {
    addresses: places.flatMap((place): Address[] => {
      const { id, city, postCode, lat, lon, extra } = place;
      const house = { number: String(extra.number), street: String(extra.street) };
      return place.kind === 'address' ? [{ id, ...house, city, postCode, lat, lon }] : [];
    }),
    amenities: places.flatMap(({ id, kind, name, city, postCode, lat, lon }): Amenity[] => {
      const type = PLACE_KINDS.find((known) => known.toLowerCase() === kind);
      if (!type || type === 'address' || type === 'stopArea' || type === 'stopPoint') return [];
      return [{ id, type, name, city, postCode, lat, lon }];
    }),
  };
}
