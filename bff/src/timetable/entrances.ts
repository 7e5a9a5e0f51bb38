/** The entrances of stations, and the ways between them and the stops inside. */
import { getOrCompute, memoize } from '../common/memoize.ts';
import type { AccessPoint } from './engine.ts';
import type { Feed, StopIndex } from './feed/feed.ts';
import { type Grid, gridOf } from './geo/grid.ts';
import { timetableOf } from './realtime/overlay.ts';
import { pathMetres, stationPathsOf } from './stationPaths.ts';

/** From the street to the stops, or from the stops to the street; in a wheelchair or not. */
export interface AccessWay {
  readonly direction: 'toStops' | 'fromStops';
  readonly wheelchair: boolean;
}

export interface Entrances {
  /** By position in `Feed.stationNodes`. */
  readonly entrances: Grid;
  /** Whether pathways lead from an entrance to the stop, or from the stop to an entrance: then these are the only ways. */
  hasEntrance(stop: StopIndex, direction: AccessWay['direction']): boolean;
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
  const pathOf = (entrance: number, stop: StopIndex, { direction, wheelchair }: AccessWay) =>
    direction === 'toStops' ? path(entrance, stop, wheelchair) : path(stop, entrance, wheelchair);
  const reachable = { toStops: new Map<StopIndex, boolean>(), fromStops: new Map<StopIndex, boolean>() };
  const walks = new Map<string, readonly AccessPoint[]>();
  return {
    entrances: gridOf(stationNodes, (node) => stationNodes[node]!.kind === 'entrance'),
    hasEntrance: (stop, direction) =>
      getOrCompute(reachable[direction], stop, () =>
        connectedEntrances(stop).some((entrance) => pathOf(entrance, stop, { direction, wheelchair: false }) !== null),
      ),
    walksThrough: (node, way) =>
      getOrCompute(walks, `${node} ${way.direction} ${way.wheelchair}`, () => {
        if (way.wheelchair && stationNodes[node]!.wheelchair === 'no') return [];
        const entrance = stops.length + node;
        return connectedStops(entrance).flatMap((stop) => {
          const through = pathOf(entrance, stop, way);
          return through ? [{ stop, seconds: through.seconds, metres: pathMetres(through) }] : [];
        });
      }),
  };
}
