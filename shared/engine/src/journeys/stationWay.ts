/** The pathways of a walk inside a station, for the journey details. */
import type { Static } from 'typebox';
import type { SectionPathway as SectionPathwaySchema } from '../api/roadmap.ts';
import { type PathStep, stationPathsOf } from '../search/stationPaths.ts';
import type { Feed } from '../timetable/feed/feed.ts';
import { isStepFree, type WalkProfile } from '../timetable/geo/walkRouter.ts';

export type SectionPathway = Static<typeof SectionPathwaySchema>;

/** In order of travel, between two ends of pathways; empty if these do not connect them. */
export function stationWay(feed: Feed, from: number, to: number, profile: WalkProfile): SectionPathway[] {
  return stationPathsOf(feed).path(from, to, isStepFree(profile))?.steps.map(sectionPathway) ?? [];
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
