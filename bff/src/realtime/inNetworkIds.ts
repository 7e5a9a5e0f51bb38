/** Real time of one of several feeds, with ids mapped to those of the network. */
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { prefixed } from '../timetable/merge/prefixIds.ts';
import type { RealTimeSource } from './sources.ts';
import type { EntitySelector, TripDescriptor, TripUpdate, WireAlert, WireVehicle } from './wire/gtfsRealtime.ts';
import type { RealTimeMessage } from './wire/message.ts';

/** @param feed the network, whose agencies define "all buses" of the source. */
export function inNetworkIds(source: RealTimeSource, prefix: string, feed: () => Feed): RealTimeSource {
  if (feed().parts.length === 1 && prefix === '') return source;
  return { ...source, toNetworkIds: (message) => translated(message, prefix, agenciesOf(feed(), prefix)) };
}

/** Network ids of the agencies of one feed. */
function agenciesOf({ agencies, parts }: Feed, prefix: string): string[] {
  const others = parts.flatMap(({ id }) => (id === '' || id === prefix ? [] : `${id}:`));
  return agencies.flatMap(({ id }) =>
    id.startsWith(prefixed(prefix, '')) && !others.some((other) => id.startsWith(other)) ? id : [],
  );
}

type Rename = (id: string) => string;

function translated(message: RealTimeMessage, prefix: string, agencies: readonly string[]): RealTimeMessage {
  const rename: Rename = (id) => (id === '' ? '' : prefixed(prefix, id));
  const each = <T>(entries: readonly { readonly id: string; readonly value: T }[], change: (value: T) => T) =>
    entries.map(({ id, value }) => ({ id: rename(id), value: change(value) }));
  return {
    ...message,
    tripUpdates: each(message.tripUpdates, (update) => tripUpdate(update, rename)),
    vehicles: each(message.vehicles, (vehicle) => vehiclePosition(vehicle, rename)),
    alerts: each(message.alerts, (alert) => alertOf(alert, rename, agencies)),
  };
}

function tripUpdate(update: TripUpdate, rename: Rename): TripUpdate {
  const { trip, stopTimeUpdate, vehicle, tripProperties } = update;
  return {
    ...update,
    ...(trip && { trip: tripOf(trip, rename) }),
    ...(vehicle && { vehicle: withIds(vehicle, ['id'], rename) }),
    ...(tripProperties && { tripProperties: withIds(tripProperties, ['tripId'], rename) }),
    ...(stopTimeUpdate && { stopTimeUpdate: stopTimeUpdate.map((one) => withIds(one, ['stopId'], rename)) }),
  };
}

function vehiclePosition(position: WireVehicle, rename: Rename): WireVehicle {
  const { trip, vehicle } = position;
  return {
    ...withIds(position, ['stopId'], rename),
    ...(trip && { trip: tripOf(trip, rename) }),
    ...(vehicle && { vehicle: withIds(vehicle, ['id'], rename) }),
  };
}

function alertOf(alert: WireAlert, rename: Rename, agencies: readonly string[]): WireAlert {
  return { ...alert, informedEntity: (alert.informedEntity ?? []).flatMap((one) => selectors(one, rename, agencies)) };
}

/** "All buses" of one feed are those of its agencies. */
function selectors(selector: EntitySelector, rename: Rename, agencies: readonly string[]): EntitySelector[] {
  const { trip, ...own } = withIds(selector, ['agencyId', 'routeId', 'stopId'], rename);
  const renamed = { ...own, ...(trip && { trip: tripOf(trip, rename) }) };
  const isOfMode = selector.routeType !== undefined && !selector.agencyId && !selector.routeId && !selector.trip;
  return isOfMode ? agencies.map((agencyId) => ({ ...renamed, agencyId })) : [renamed];
}

const tripOf = (trip: TripDescriptor, rename: Rename) => withIds(trip, ['tripId', 'routeId'], rename);

/** A copy with these string properties renamed, if present. */
function withIds<Name extends string, T extends { readonly [key in Name]?: string | undefined }>(
  message: T,
  names: readonly Name[],
  rename: Rename,
): T {
  const renamed = names.flatMap((name) => {
    const id = message[name];
    return id === undefined ? [] : [[name, rename(id)] as const];
  });
  return { ...message, ...Object.fromEntries(renamed) };
}
