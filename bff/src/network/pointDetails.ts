import type { EpochSeconds } from '@halte/engine/common/time';
import type { StopIndex } from '@halte/engine/timetable/feed/feed';
import { linesOfStops } from '@halte/engine/timetable/stopIndex';
import { badgeOf } from '@halte/engine/timetable/trips';
import type { Static } from 'typebox';
import type { ProximityDetails } from '../api/proximity.ts';
import type { ProximityStopPoint } from '../api/stops.ts';
import { detailsOf, type Known, placeOfKind } from '../places/details.ts';
import type { PlaceKind } from '../places/kinds.ts';
import type { StationKind } from '../sharing/gbfs/system.ts';
import type { Sharing } from '../sharing/sharing.ts';
import { sharingStation } from './sharingStation.ts';

/** The data for details of a place, including live data. */
export interface SharingSnapshot extends Known {
  readonly sharing: Pick<Sharing, 'station' | 'version'>;
}

type StopPoint = Static<typeof ProximityStopPoint>;
type Details = Static<typeof ProximityDetails>;

/** A place with its stop points or its current availability. @throws RequestError if there is none with that kind and id. */
export function pointDetails(known: SharingSnapshot, kind: PlaceKind, id: string, now: EpochSeconds): Details {
  const { feed } = known;
  const place = placeOfKind(known, kind, id);
  const details = detailsOf(known, place);
  if (kind === 'stopArea') {
    const { stops } = feed.areas[feed.areaById.get(id)!]!;
    return { ...details, stopPoints: stops.map((stop) => stopPointOf(known, stop)) };
  }
  if (kind === 'stopPoint') {
    const stop = feed.stopById.get(id)!;
    return { ...details, stopAreaId: feed.areas[feed.stops[stop]!.area]!.id, stopPoints: [stopPointOf(known, stop)] };
  }
  if (!isStationKind(kind)) return details;
  const status = known.sharing.station(kind, id);
  return { ...details, availability: sharingStation(place, details.facts, status, { now, zone: feed.timeZone }) };
}

function stopPointOf({ feed }: Pick<Known, 'feed'>, stop: StopIndex): StopPoint {
  const { id, name, code, platform, lat, lon, wheelchair } = feed.stops[stop]!;
  const lines = linesOfStops(feed, [stop]).map((route) => badgeOf(feed, route));
  return { id, name, code, platform, lat, lon, wheelchair, lines };
}

export function isStationKind(kind: PlaceKind): kind is StationKind {
  return kind === 'bikeSharingStations' || kind === 'carSharingStations';
}
