/** The marks of rides in packed form. Each place is written as its distance from the one before: mostly a byte or two. */
import type { PackReader, PackWriter } from './packing.ts';
import { PLACES_EACH_DEGREE, placed, type RideMarks, type StopMarks } from './rideMarks.ts';

/** No trip takes longer. Seconds. */
const MOST_SECONDS = 2 ** 20;

/** The place that was written or read last. */
export interface Places {
  lat: number;
  lon: number;
}

/** @param origin degrees: where the journey begins. */
export function placesFrom(origin: { readonly lat: number; readonly lon: number }): Places {
  return { lat: placed(origin.lat), lon: placed(origin.lon) };
}

export function writeMarks(writer: PackWriter, marks: RideMarks, places: Places): void {
  writer.bits24(marks.line);
  for (const { id, name, lat, lon } of [marks.from, marks.to]) {
    writer
      .bits24(id)
      .bits24(name)
      .whole(lat - places.lat)
      .whole(lon - places.lon);
    places.lat = lat;
    places.lon = lon;
  }
  writer.whole(marks.departure).whole(marks.arrival - marks.departure);
}

/** Throws RangeError for what {@link writeMarks} does not write: places off the earth would never be found. */
export function readMarks(reader: PackReader, places: Places): RideMarks {
  const line = reader.bits24();
  const [from, to] = [readStop(reader, places), readStop(reader, places)];
  const departure = reader.whole();
  const arrival = departure + reader.whole();
  if (!isWithin(departure, MOST_SECONDS) || !isWithin(arrival, MOST_SECONDS)) throw new RangeError('no time');
  return { line, from, to, departure, arrival };
}

function readStop(reader: PackReader, places: Places): StopMarks {
  const [id, name] = [reader.bits24(), reader.bits24()];
  places.lat += reader.whole();
  places.lon += reader.whole();
  if (!isWithin(places.lat, 90 * PLACES_EACH_DEGREE) || !isWithin(places.lon, 180 * PLACES_EACH_DEGREE))
    throw new RangeError('no place');
  return { id, name, lat: places.lat, lon: places.lon };
}

function isWithin(value: number, most: number): boolean {
  return Math.abs(value) <= most;
}
