import { distance, toMetres } from '../city/geometry.ts';
import { createRandom, hashText } from '../city/random.ts';
import type { AmenityRow } from '../places/places.ts';
import type { EpochSeconds } from '../timetable/time.ts';
import { STEP_SECONDS, shareTaken } from './occupancy.ts';

/** A station, independent of the version of GBFS. */
export interface Station {
  readonly id: string;
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
  readonly postCode: string;
  readonly capacity: number;
}

/** The vehicles at a station at an instant. */
export interface StationStatus {
  readonly id: string;
  readonly usual: number;
  readonly electric: number;
  readonly disabled: number;
  readonly freeDocks: number;
  readonly open: boolean;
  readonly reportedAt: EpochSeconds;
}

const CENTRE = { x: 0, y: 0 } as const;
/** Beyond this distance from the centre people only live. */
const OUTSKIRTS_METRES = 2_600;
const SLOWEST_REPORT_SECONDS = 50;

export function stationsOf(amenities: readonly AmenityRow[], kind: AmenityRow['kind']): readonly Station[] {
  return amenities
    .filter((amenity) => amenity.kind === kind)
    .map(({ id, name, lat, lon, postCode, facts }) => ({
      id,
      name,
      lat,
      lon,
      postCode,
      capacity: facts.capacity ?? 0,
    }));
}

/** The same seed, station and minute give the same status. */
export function stationStatus(seed: number, station: Station, electricShare: number, at: EpochSeconds): StationStatus {
  const moment = at - (at % STEP_SECONDS);
  const { id, lat, lon, capacity } = station;
  const workplace = Math.max(-1, 1 - (2 * distance(CENTRE, toMetres({ lat, lon }))) / OUTSKIRTS_METRES);
  const parked = Math.round(shareTaken(seed, id, workplace, moment) * capacity);
  // Broken vehicles and closed stations stay so for a day.
  const day = createRandom(hashText(`${id} ${Math.floor(moment / 86_400)}`, seed));
  const disabled = Math.min(parked, day.index(4) === 0 ? 1 : 0);
  const open = !day.chance(0.01);
  const electric = Math.round((parked - disabled) * Math.min(1, electricShare * day.between(0.6, 1.4)));
  return {
    id,
    usual: parked - disabled - electric,
    electric,
    disabled,
    freeDocks: capacity - parked,
    open,
    reportedAt: moment - (hashText(`${id} ${moment}`, seed) % SLOWEST_REPORT_SECONDS),
  };
}
