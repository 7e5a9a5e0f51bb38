/** The entrances of stations, and the paths between them and the stops inside. */
import { getOrCompute, memoize } from '../common/memoize.ts';
import type { Feed, StopIndex } from '../timetable/feed/feed.ts';
import { type Grid, gridOf } from '../timetable/geo/grid.ts';
import { isStepFree, type WalkProfile } from '../timetable/geo/walkRouter.ts';
import { timetableOf } from '../timetable/realtime/overlay.ts';
import type { AccessPoint } from './journeyEngine.ts';
import { pathMetres, stationPathsOf } from './stationPaths.ts';

/** From the street to the stops, or from the stops to the street; those without steps avoid stairs, escalators and entrances with steps. */
export interface AccessWay {
  readonly direction: 'toStops' | 'fromStops';
  readonly profile: WalkProfile;
}

export interface Entrances {
  /** Its points are positions in `Feed.stationNodes`. */
  readonly entrances: Grid;
  /** Whether pathways lead from an entrance to the stop, or from the stop to an entrance: if so, there is no other access. */
  hasEntrance(stop: StopIndex, direction: AccessWay['direction']): boolean;
  /** Whether all of these paths have stairs or escalators, so that the stop cannot be reached (or left) without them. */
  isShut(stop: StopIndex, direction: AccessWay['direction']): boolean;
  /** From an entrance to the stops, or from the stops to it. */
  walksThrough(entrance: number, way: AccessWay): readonly AccessPoint[];
}

const entrancesOfTimetable = memoize(collect);

export function entrancesOf(feed: Feed): Entrances {
  return entrancesOfTimetable(timetableOf(feed));
}

function collect(feed: Feed): Entrances {
  const { stationNodes, stops } = feed;
  const { connectedEntrances, connectedStops, path } = stationPathsOf(feed);
  const pathOf = (entrance: number, stop: StopIndex, { direction, profile }: AccessWay) =>
    direction === 'toStops' ? path(entrance, stop, isStepFree(profile)) : path(stop, entrance, isStepFree(profile));
  const hasSteps = (entrance: number) => stationNodes[entrance - stops.length]!.wheelchair === 'no';
  const shut = { toStops: new Map<StopIndex, boolean>(), fromStops: new Map<StopIndex, boolean>() };
  const reachable = { toStops: new Map<StopIndex, boolean>(), fromStops: new Map<StopIndex, boolean>() };
  const walks = new Map<string, readonly AccessPoint[]>();
  const hasEntrance = (stop: StopIndex, direction: AccessWay['direction']) =>
    getOrCompute(reachable[direction], stop, () =>
      connectedEntrances(stop).some((entrance) => pathOf(entrance, stop, { direction, profile: 'foot' }) !== null),
    );
  return {
    entrances: gridOf(stationNodes, (node) => stationNodes[node]!.kind === 'entrance'),
    hasEntrance,
    isShut: (stop, direction) =>
      getOrCompute(shut[direction], stop, () => {
        const way = { direction, profile: 'stepFree' } as const;
        const isOpen = (entrance: number) => !hasSteps(entrance) && pathOf(entrance, stop, way) !== null;
        return hasEntrance(stop, direction) && !connectedEntrances(stop).some(isOpen);
      }),
    walksThrough: (node, way) =>
      getOrCompute(walks, `${node} ${way.direction} ${isStepFree(way.profile)}`, () => {
        const entrance = stops.length + node;
        if (isStepFree(way.profile) && hasSteps(entrance)) return [];
        return connectedStops(entrance).flatMap((stop) => {
          const through = pathOf(entrance, stop, way);
          return through ? [{ stop, seconds: through.seconds, metres: pathMetres(through) }] : [];
        });
      }),
  };
}
