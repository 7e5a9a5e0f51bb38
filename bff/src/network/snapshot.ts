import { getOrCompute } from '@halte/engine/common/memoize';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { timetableOf } from '@halte/engine/timetable/realtime/overlay';
import type { Ground } from '../ground/ground.ts';
import type { RegionGround } from '../ground/region.ts';
import { addressTableOfGround } from '../places/groundAddresses.ts';
import type { MapIndex } from '../places/mapIndex.ts';
import type { PlaceIndex } from '../places/placeIndex.ts';
import { createPlaces, type Gazetteer, type Places } from '../places/places.ts';
import { type AlertIndex, NO_ALERTS } from '../realtime/alerts.ts';
import type { RealTimeState } from '../realtime/realTime.ts';
import type { VehiclePosition } from '../realtime/resolve/model.ts';
import type { Sharing } from '../sharing/sharing.ts';
import type { WalkTables } from '../streets/walkTables.ts';
import type { MapPictures } from '../tiles/picture.ts';
import { withUpdates } from '../timetable/realtime/withUpdates.ts';
import { type Line, linesOf } from './lines.ts';
import { type Network, networkOf } from './networkSummary.ts';

/**
 * The current data of one network for all queries: built once per timetable, and replaced as a whole when another timetable or
 * new real time arrives. A caller that holds a snapshot can continue to use it.
 */
export interface NetworkSnapshot {
  /** With real-time updates laid over the timetable. */
  readonly feed: Feed;
  readonly places: Places;
  readonly lines: readonly Line[];
  readonly network: Network;
  readonly tiles: MapPictures;
  readonly alerts: AlertIndex;
  readonly vehicles: readonly VehiclePosition[];
  readonly sharing: Sharing;
  /** The streets around its stops; null where no map is given. */
  readonly ground: RegionGround | null;
  /** The tables of `feed.walks`; null: walks are straight lines. */
  readonly walkTables: WalkTables | null;
}

/** Data that accompanies a timetable. */
export interface NetworkExtras {
  readonly gazetteer: Gazetteer;
  readonly tiles: MapPictures;
  /** True for a made-up city. */
  readonly imaginary: boolean;
  readonly sharing: Sharing;
  /** Prebuilt, if available. */
  readonly placeIndex?: PlaceIndex | null;
  readonly ground?: RegionGround | null;
  /** What the places of `ground` are found by; null: those of `gazetteer` are found. */
  readonly mapIndex?: MapIndex | null;
  readonly walkTables?: WalkTables | null;
}

export function createNetworkSnapshot(
  feed: Feed,
  {
    gazetteer,
    tiles,
    imaginary,
    sharing,
    placeIndex = null,
    ground = null,
    mapIndex = null,
    walkTables = null,
  }: NetworkExtras,
): NetworkSnapshot {
  const known = ground && mapIndex ? gazetteerOf(ground.ground, mapIndex) : gazetteer;
  return {
    feed,
    places: createPlaces(feed, known, sharing.stations, placeIndex),
    lines: linesOf(feed),
    network: networkOf(feed, imaginary, ground),
    tiles,
    alerts: NO_ALERTS,
    vehicles: [],
    sharing,
    ground,
    walkTables,
  };
}

const gazetteers = new WeakMap<Ground, Gazetteer>();

/** Made once for each map. */
function gazetteerOf(ground: Ground, index: MapIndex): Gazetteer {
  return getOrCompute(gazetteers, ground, () => ({ addresses: addressTableOfGround(ground, index), amenities: [] }));
}

/** The same network with other real-time data, resolved against its timetable. */
export function withRealTime(
  snapshot: NetworkSnapshot,
  { updates, alerts, vehicles }: Pick<RealTimeState, 'updates' | 'alerts' | 'vehicles'>,
): NetworkSnapshot {
  const feed = withUpdates(timetableOf(snapshot.feed), updates);
  return { ...snapshot, feed, alerts, vehicles };
}
