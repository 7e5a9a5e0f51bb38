/** The stops of a timetable, as they are joined to the streets of a map. */
import { entrancesOf } from '@halte/engine/search/entrances';
import { pathMetres, type StationPath, stationPathsOf } from '@halte/engine/search/stationPaths';
import type { Feed, Mode, Stop, StopIndex } from '@halte/engine/timetable/feed/feed';
import { linesOfStops } from '@halte/engine/timetable/stopIndex';
import type { LinkedStop, StopEntrance } from '../streets/linkedStop.ts';
import type { LinkedPlaces } from '../streets/links.ts';

const RAIL: ReadonlySet<Mode> = new Set(['metro', 'train']);
const TENTHS = 10;

export function linkedPlaces(feed: Feed): LinkedPlaces {
  const { stops, stationNodes } = feed;
  return {
    stops: stops.map((stop, index) => linkedStop(feed, stop, index as StopIndex)),
    stationNodes: stationNodes.map(({ lat, lon }) => ({ lat, lon })),
  };
}

function linkedStop(feed: Feed, { id, code, platform, name, lat, lon }: Stop, index: StopIndex): LinkedStop {
  const isOfRail = linesOfStops(feed, [index]).some((route) => RAIL.has(feed.routes[route]!.mode));
  return { id: ownId(feed, id), code, platform, name, lat, lon, isOfRail, entrances: entrancesTo(feed, index) };
}

function ownId({ parts }: Feed, id: string): string {
  const part = parts.find((one) => one.id !== '' && id.startsWith(`${one.id}:`));
  return part ? id.slice(part.id.length + 1) : id;
}

function entrancesTo(feed: Feed, stop: StopIndex): LinkedStop['entrances'] {
  const { hasEntrance } = entrancesOf(feed);
  if (!hasEntrance(stop, 'toStops') && !hasEntrance(stop, 'fromStops')) return null;
  const { connectedEntrances, path } = stationPathsOf(feed);
  const through = (stepFree: boolean): StopEntrance[] =>
    connectedEntrances(stop).flatMap((end) => {
      const node = end - feed.stops.length;
      const isShut = stepFree && feed.stationNodes[node]!.wheelchair === 'no';
      const [toStop, fromStop] = [insideOf(path(end, stop, stepFree)), insideOf(path(stop, end, stepFree))];
      return isShut || (!toStop && !fromStop) ? [] : [{ node, toStop, fromStop }];
    });
  return { foot: through(false), stepFree: through(true) };
}

const insideOf = (path: StationPath | null) => path && { metres: pathMetres(path), tenths: path.seconds * TENTHS };
