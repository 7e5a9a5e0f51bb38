import type { EpochSeconds } from '../../timetable/feed.ts';
import { metresBetween } from '../../timetable/geo/distance.ts';
import type { DemoPlace } from '../demoPlaces.ts';
import { ORIGIN } from '../geometry.ts';
import { createRandom, hashText } from '../random.ts';
import { STEP_SECONDS, shareTaken } from './occupancy.ts';

/** A station of the demo city, in none of GBFS's versions yet. */
export interface DemoStation {
  readonly id: string;
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
  readonly postCode: string;
  readonly capacity: number;
}

/** What stands at one of them. */
export interface DemoState {
  readonly id: string;
  readonly usual: number;
  readonly electric: number;
  readonly disabled: number;
  readonly freeDocks: number;
  readonly open: boolean;
  readonly reportedAt: EpochSeconds;
}

/** Where people stop working and only live. */
const OUTSKIRTS_METRES = 2_600;
const SLOWEST_REPORT_SECONDS = 50;

/** @param roomFor the fact that says how many vehicles a station has room for. */
export function demoStations(
  places: readonly DemoPlace[],
  kind: DemoPlace['kind'],
  roomFor: 'docks' | 'cars',
): readonly DemoStation[] {
  return places
    .filter((place) => place.kind === kind)
    .map(({ id, name, lat, lon, postCode, extra }) => ({
      id,
      name,
      lat,
      lon,
      postCode,
      capacity: Number(extra[roomFor]),
    }));
}

/** The same seed, station and minute give the same state. */
export function demoState(seed: number, station: DemoStation, electricShare: number, at: EpochSeconds): DemoState {
  const moment = at - (at % STEP_SECONDS);
  const { id, lat, lon, capacity } = station;
  const workplace = Math.max(-1, 1 - (2 * metresBetween(ORIGIN.lat, ORIGIN.lon, lat, lon)) / OUTSKIRTS_METRES);
  const there = Math.round(shareTaken(seed, id, workplace, moment) * capacity);
  // What is broken or closed stays so for a day.
  const day = createRandom(hashText(`${id} ${Math.floor(moment / 86_400)}`, seed));
  const disabled = Math.min(there, day.index(4) === 0 ? 1 : 0);
  const open = !day.chance(0.01);
  const electric = Math.round((there - disabled) * Math.min(1, electricShare * day.between(0.6, 1.4)));
  return {
    id,
    usual: there - disabled - electric,
    electric,
    disabled,
    freeDocks: capacity - there,
    open,
    reportedAt: moment - (hashText(`${id} ${moment}`, seed) % SLOWEST_REPORT_SECONDS),
  };
}
