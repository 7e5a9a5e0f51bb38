/** The map data of a section in a result list: a few hundred bytes, while the detailed journey has thousands. */
import type { Static } from 'typebox';
import type { MapPoint as MapPointSchema, SummarySection } from '../api/journeys.ts';
import type { Feed } from '../timetable/feed/feed.ts';
import { encodeLine } from '../timetable/geo/encodeLine.ts';
import { simplifyLine } from '../timetable/geo/simplify.ts';
import { rideGeometry, rideStops } from '../timetable/rides.ts';
import { type Plan, profileOfPlan } from './plan.ts';
import { stepEnds } from './stepEnds.ts';
import type { Step } from './steps.ts';
import { wayOfLeg } from './walkWay.ts';

export type MapPoint = Static<typeof MapPointSchema>;

/** Less than the width of a street, and less than a pixel of a map that shows a whole journey. */
const TOLERANCE_METRES = 5;

/** The simplified and encoded geometry of a step, and the stops of a ride. */
export function sectionMap(
  feed: Feed,
  plan: Plan,
  steps: readonly Step[],
  index: number,
): Pick<Static<typeof SummarySection>, 'geometry' | 'stops'> {
  const step = steps[index]!;
  if (step.kind === 'wait') return {};
  if (step.kind === 'ride')
    return {
      geometry: encodeLine(simplifyLine(rideGeometry(feed, step), TOLERANCE_METRES)),
      stops: rideStops(feed, step).map((index) => {
        const stop = feed.stops[index]!;
        return { ...mapPoint(stop), stopAreaId: feed.areas[stop.area]!.id };
      }),
    };
  const ends = stepEnds(plan, steps, index);
  const [from, to] = [ends.from, ends.to].map((end) => {
    const { lat, lon } = typeof end === 'number' ? feed.stops[end]! : end;
    return [lat, lon] as const;
  });
  const { line } = wayOfLeg(feed, ends, step, profileOfPlan(plan));
  return { geometry: encodeLine(simplifyLine([from!, ...line, to!], TOLERANCE_METRES)) };
}

export function mapPoint({ name, lat, lon }: MapPoint): MapPoint {
  return { name, lat, lon };
}
