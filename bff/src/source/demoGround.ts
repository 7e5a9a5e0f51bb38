/** The demo city in the tables of a real map. */
import type { GroundMap } from '@halte/demo-city/ground';
import type { CityPlaces } from '@halte/demo-city/places';
import { createAddressColumns } from '../ground/addressColumns.ts';
import { UNITS_PER_DEGREE } from '../ground/area.ts';
import type { RoadClass } from '../ground/classify/roads.ts';
import type { Ground } from '../ground/ground.ts';
import { NO_INTERPOLATIONS } from '../ground/interpolations.ts';
import { createOtherNames } from '../ground/otherNames.ts';
import { createPlaceColumns } from '../ground/placeColumns.ts';
import { NO_STATIONS } from '../ground/stations.ts';
import { createRoadWays } from '../ground/streets.ts';
import { createTextsMaker } from '../ground/texts.ts';
import { createTownFinder } from '../ground/towns.ts';
import { demoDrawing } from './demoDrawing.ts';

/** Nobody walks along its motorways. */
const CLASSES: Readonly<Record<GroundMap['streets'][number]['class'], RoadClass | null>> = {
  motorway: null,
  primary: 'primary',
  secondary: 'secondary',
  minor: 'residential',
};

export function demoGround(map: GroundMap, { addresses }: Pick<CityPlaces, 'addresses'>): Ground {
  const texts = createTextsMaker();
  const roads = createRoadWays();
  const houses = createAddressColumns(texts);
  const points = createPoints();
  for (const { class: kind, name, path } of map.streets) {
    const roadClass = CLASSES[kind];
    if (roadClass !== null)
      roads.add({ class: roadClass, flags: 0, layer: 0, steps: 0, name: texts.number(name) }, path.map(points.number));
  }
  for (const { number, street, city, postCode, lat, lon } of addresses)
    houses.add({ number, street, town: city, postCode }, units(lat), units(lon));
  const nowhere = createTownFinder([], []);
  return {
    streets: roads.streets({ ...points.columns(), flags: new Map() }),
    addresses: houses.addresses(nowhere, () => 0),
    interpolations: NO_INTERPOLATIONS,
    // Its places are a list of their own.
    places: createPlaceColumns(texts).places(nowhere),
    otherNames: createOtherNames(texts).otherNames(),
    stations: NO_STATIONS,
    drawing: demoDrawing(map, texts),
    // Last, as all other tables add to them.
    texts: texts.texts(),
  };
}

/** Streets meet where they have the same point. */
function createPoints() {
  const numbers = new Map<string, number>();
  const [lon, lat]: [number[], number[]] = [[], []];
  return {
    number(place: readonly [lon: number, lat: number]): number {
      const [east, north] = [units(place[0]), units(place[1])];
      const key = `${east} ${north}`;
      const number = numbers.get(key) ?? numbers.size;
      if (number === numbers.size) {
        numbers.set(key, number);
        lon.push(east);
        lat.push(north);
      }
      return number;
    },
    columns: () => ({ lon, lat, count: lon.length }),
  };
}

const units = (degrees: number) => Math.round(degrees * UNITS_PER_DEGREE);
