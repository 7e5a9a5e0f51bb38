/** The pathways of a walk inside a station, as the roadmap gives them. */
import type { Static } from 'typebox';
import type { SectionPathway as SectionPathwaySchema } from '../api/roadmap.ts';
import type { Feed, StopIndex } from '../timetable/feed/feed.ts';
import { type PathStep, pathMetres, type StationPath, stationPathsOf } from '../timetable/stationPaths.ts';

type SectionPathway = Static<typeof SectionPathwaySchema>;

/**
 * In order of travel; none where the stops are not connected by pathways. A stored journey does not say whether it is for a wheelchair, but how
 * far it is: where the path without steps is as long, that is the one.
 */
export function stationWay(feed: Feed, from: StopIndex, to: StopIndex, metres: number): SectionPathway[] {
  const { path } = stationPathsOf(feed);
  const stepFree = path(from, to, true);
  const way = stepFree && lengthOf(stepFree) === metres ? stepFree : path(from, to, false);
  return way ? way.steps.map(sectionPathway) : [];
}

/** As a walk between two rides counts it. */
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
