/** The pathways of a walk inside a station, for the journey details. */
import type { Static } from 'typebox';
import type { SectionPathway as SectionPathwaySchema } from '../api/roadmap.ts';
import type { AccessWay } from '../engine/entrances.ts';
import { type PathStep, pathMetres, type StationPath, stationPathsOf } from '../engine/stationPaths.ts';
import type { Feed, StopIndex } from '../timetable/feed/feed.ts';
import { metresBetween } from '../timetable/geo/distance.ts';
import { STRAIGHT_WALKS } from '../timetable/geo/walkRouter.ts';

/** The other end of a walk to or from a stop. */
interface StreetPlace {
  readonly lat: number;
  readonly lon: number;
}

export type SectionPathway = Static<typeof SectionPathwaySchema>;

/**
 * In order of travel; empty if the stops are not connected by pathways. A stored journey does not say whether it is for a wheelchair, but it has
 * its length: if the step-free path has that length, it is used.
 */
export function stationWay(feed: Feed, from: StopIndex, to: StopIndex, metres: number): SectionPathway[] {
  const { path } = stationPathsOf(feed);
  const stepFree = path(from, to, true);
  const way = stepFree && lengthOf(stepFree) === metres ? stepFree : path(from, to, false);
  return way ? way.steps.map(sectionPathway) : [];
}

export interface EntranceWay {
  /** Position in `Feed.stationNodes`. */
  readonly entrance: number;
  readonly streetMetres: number;
  readonly pathways: readonly SectionPathway[];
}

/**
 * The same for a walk from a place on the street to a stop (`toStops`), or back, with the entrance. Its metres identify it; null if no entrance matches.
 */
export function entranceWay(
  feed: Feed,
  { place, stop, direction }: { place: StreetPlace; stop: StopIndex; direction: AccessWay['direction'] },
  metres: number,
): EntranceWay | null {
  const { connectedEntrances, path } = stationPathsOf(feed);
  const { walks = STRAIGHT_WALKS } = feed;
  const ways = (['stepFree', 'foot'] as const).flatMap((profile) => {
    const around = walks.around(place, { maxMetres: metres, direction, profile });
    const stepFree = profile === 'stepFree';
    return connectedEntrances(stop).flatMap((entrance) => {
      const node = entrance - feed.stops.length;
      const { lat, lon } = feed.stationNodes[node]!;
      const street = around.entrance(node, metresBetween(place.lat, place.lon, lat, lon));
      const way = direction === 'toStops' ? path(entrance, stop, stepFree) : path(stop, entrance, stepFree);
      const isLong = street && way && street.metres + pathMetres(way) === metres;
      return isLong ? [{ entrance: node, streetMetres: street.metres, pathways: way.steps.map(sectionPathway) }] : [];
    });
  });
  return ways[0] ?? null;
}

/** Metres, as counted for a walk between two rides. */
function lengthOf(path: StationPath): number {
  return Math.max(1, pathMetres(path));
}

function sectionPathway({ pathway, isReversed }: PathStep): SectionPathway {
  const { mode, seconds, stairCount, fromLevel, toLevel } = pathway;
  const level = isReversed ? fromLevel : toLevel;
  return {
    mode,
    durationSeconds: seconds,
    ...(stairCount === 0 ? {} : { stairCount: isReversed ? -stairCount : stairCount }),
    ...(level === '' || fromLevel === toLevel ? {} : { level }),
  };
}
