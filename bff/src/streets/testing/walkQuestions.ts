/** For tests: what the judge of walks is asked in a city. */

import { gridOf } from '@halte/engine/timetable/geo/grid';
import type { Position } from '@halte/engine/timetable/geo/position';
import { WALK_PROFILES, type WalkProfile } from '@halte/engine/timetable/geo/walkRouter';
import { dailyNumber, rounds } from '@halte/judge/sample';
import { UNITS_PER_DEGREE } from '../../ground/area.ts';
import { between, randomNumbers } from '../../timetable/testing/random.ts';
import type { JudgedQuestion } from './judgedWalks.ts';
import type { WalkedCity } from './walkedCities.ts';

/** Questions that begin at one place: the judge searches once for them. */
const GOALS = 10;
const NEAR_METRES = 1_000;
const MAX_METRES = 2_250;

/** Places at which questions begin, for each profile. */
const beginnings = (): number => rounds({ all: 30, few: 3 });

export interface WalkQuestion extends JudgedQuestion {
  readonly profile: WalkProfile;
}

export function questionsOf({ feed, ground }: WalkedCity, name: string): WalkQuestion[] {
  const random = randomNumbers(dailyNumber(`walks ${name}`));
  const grid = gridOf(feed.stops);
  const any = <T>(list: readonly T[]): T => list[between(random, 0, list.length - 1)]!;
  const stops = feed.stops.map((_, stop) => stop);
  const nearStops = ({ lat, lon }: Position) => {
    const near: number[] = [];
    grid.within(lat, lon, NEAR_METRES, (stop) => near.push(stop));
    return near;
  };
  const { addresses } = ground;
  /** A house; where the map has few of them, any place around a stop. */
  const door = (): Position => {
    const house = between(random, 0, addresses.number.length - 1);
    if (addresses.number.length > 100)
      return { lat: addresses.lat[house]! / UNITS_PER_DEGREE, lon: addresses.lon[house]! / UNITS_PER_DEGREE };
    const { lat, lon } = feed.stops[any(stops)]!;
    return { lat: lat + (random() - 0.5) / 100, lon: lon + (random() - 0.5) / 100 };
  };
  const times = <T>(count: number, make: () => T) => Array.from({ length: count }, make);
  return WALK_PROFILES.flatMap((profile) =>
    times(beginnings(), () => {
      const from = any(stops);
      const near = nearStops(feed.stops[from]!).filter((stop) => stop !== from);
      const changes = times(near.length === 0 ? 0 : GOALS / 2, () => any(near)).flatMap((to): WalkQuestion[] => [
        { profile, kind: 'change', from, to },
        { profile, kind: 'ruled', from, to },
      ]);
      const place = door();
      const around = nearStops(place);
      const limits = { profile, kind: 'access', maxMetres: MAX_METRES } as const;
      const there = times(around.length === 0 ? 0 : GOALS, () => ({ ...limits, from: place, to: any(around) }));
      const back = times(GOALS / 2, () => ({ ...limits, from, to: door() }));
      const direct = times(2, () => ({ ...limits, kind: 'direct' as const, from: place, to: door() }));
      return [...changes, ...there, ...back, ...direct];
    }).flat(),
  );
}
