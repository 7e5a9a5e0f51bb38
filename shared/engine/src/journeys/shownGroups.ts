/** The groups that are shown for the journeys found, with those on foot and by bike. */
import type { Feed } from '../timetable/feed/feed.ts';
import { bikePlan, walkingPlan } from './directModes.ts';
import { type Group, groupsOf } from './groups.ts';
import type { Plan } from './plan.ts';
import type { SearchRequest } from './request.ts';

/** @param plans journeys by public transport. */
export function shownGroups(feed: Feed, plans: readonly Plan[], request: SearchRequest): readonly Group[] {
  const found = { rides: plans, walking: walkingPlan(feed, request), bike: bikePlan(feed, request) };
  return groupsOf(found, request.options.journeyType, request.direction);
}
