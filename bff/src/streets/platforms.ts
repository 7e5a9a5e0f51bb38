/** Finds the platform of the map that is a stop of the timetable, by rule 7b of docs/walking.md. */

import { longitudeScale, METRES_PER_DEGREE } from '@halte/engine/timetable/geo/distance';
import { gridOf } from '@halte/engine/timetable/geo/grid';
import type { Position } from '@halte/engine/timetable/geo/position';
import { UNITS_PER_DEGREE } from '../ground/area.ts';
import type { Stations } from '../ground/stations.ts';
import { FARTHEST_STREET } from '../ground/streetReach.ts';
import { type Texts, textAt } from '../ground/texts.ts';
import { nearestToOrigin } from '../timetable/geo/segment.ts';
import { areNamesLike } from './likeNames.ts';
import type { LinkedStop } from './linkedStop.ts';

/** Metres. The longest platform of which all points are near one another. */
const LONGEST = 1_000;
/** A shorter number may be that of a platform at one place, and of a stop elsewhere. */
const SHORTEST_REF = 3;

/** The point of its platform that is nearest to the stop; null: none is known. */
export type FindPlatform = (stop: LinkedStop) => Position | null;

export function platformFinder({ platforms }: Pick<Stations, 'platforms'>, texts: Texts): FindPlatform {
  const pointAt = (point: number): Position => ({
    lat: platforms.lat[point]! / UNITS_PER_DEGREE,
    lon: platforms.lon[point]! / UNITS_PER_DEGREE,
  });
  const starts = Array.from(platforms.name, (_, platform) => pointAt(platforms.first[platform]!));
  const grid = gridOf(starts);
  const said = (column: Int32Array, platform: number) => textAt(texts, column[platform]!).split(/\s*;\s*/);

  /** How a platform is known to be that of the stop, best first; -1: it is not. */
  function rankOf({ id, code, platform, name }: LinkedStop, candidate: number): number {
    const { stopId, ifopt, ref, localRef } = platforms;
    const refs = said(ref, candidate).filter(({ length }) => length >= SHORTEST_REF);
    return [
      said(stopId, candidate).includes(id),
      said(ifopt, candidate).includes(id),
      refs.includes(code) || refs.includes(id),
      platform !== '' &&
        said(localRef, candidate).includes(platform) &&
        areNamesLike(name, textAt(texts, platforms.name[candidate]!)),
    ].indexOf(true);
  }

  function nearest(platform: number, { lat, lon }: Position): { readonly metres: number; readonly position: Position } {
    const scale = longitudeScale(lat);
    const [first, end] = [platforms.first[platform]!, platforms.first[platform + 1]!];
    let best = { metres: Number.POSITIVE_INFINITY, position: pointAt(first) };
    for (let i = first; i < end; i++) {
      const [from, to] = [pointAt(Math.max(first, i - 1)), pointAt(i)];
      const { share, distance } = nearestToOrigin(
        (from.lon - lon) * scale,
        from.lat - lat,
        (to.lon - lon) * scale,
        to.lat - lat,
      );
      const metres = distance * METRES_PER_DEGREE;
      if (metres >= best.metres) continue;
      const between = (one: number, other: number) => one + share * (other - one);
      best = { metres, position: { lat: between(from.lat, to.lat), lon: between(from.lon, to.lon) } };
    }
    return best;
  }

  return (stop) => {
    let best: { readonly rank: number; readonly metres: number; readonly position: Position } | null = null;
    const take = (platform: number) => {
      const rank = rankOf(stop, platform);
      if (rank === -1) return;
      const found = nearest(platform, stop);
      if (found.metres > FARTHEST_STREET) return;
      if (best && (rank > best.rank || (rank === best.rank && found.metres >= best.metres))) return;
      best = { rank, ...found };
    };
    const near: number[] = [];
    grid.within(stop.lat, stop.lon, FARTHEST_STREET + LONGEST, (platform) => near.push(platform));
    for (const platform of near.sort((a, b) => a - b)) take(platform);
    return (best as { readonly position: Position } | null)?.position ?? null;
  };
}
