import type { components } from '@halte/api';
import type { Query } from '@halte/contract';
import { MODES } from '@halte/ui';

type NearbyKind = components['schemas']['NearbyPlace']['type'];
export type Mode = (typeof MODES)[number];

/** The filters that a traveller can choose, with the kinds of places of each. */
export const KIND_GROUPS = {
  stops: ['stopArea'],
  bikes: ['bikeSharingStations', 'bikeParks'],
  parks: ['parks', 'parkAndRides'],
  sales: ['pointOfSales'],
  chargers: ['chargingStations'],
  cars: ['carSharingStations', 'rideSharingParks'],
} as const satisfies Readonly<Record<string, readonly NearbyKind[]>>;
export type KindGroup = keyof typeof KIND_GROUPS;

export const GROUPS: readonly KindGroup[] = ['stops', 'bikes', 'parks', 'sales', 'chargers', 'cars'];

/** The filter of the list and the map, as in the address. Empty: stops in the list, everything on the map; all modes. */
export interface Filter {
  readonly groups: readonly KindGroup[];
  readonly modes: readonly Mode[];
}

function namesIn<Name extends string>(text: string | undefined, known: readonly Name[]): readonly Name[] {
  const wanted = new Set(text?.split(','));
  return known.filter((name) => wanted.has(name));
}

/** Unknown values are left out. */
export function filterOfQuery({ kinds, modes }: Query): Filter {
  return { groups: namesIn(kinds, GROUPS), modes: namesIn(modes, MODES) };
}

export function queryOfFilter({ groups, modes }: Filter): Query {
  return {
    ...(groups.length > 0 && { kinds: groups.join() }),
    ...(modes.length > 0 && { modes: modes.join() }),
  };
}

/** The groups of the list: stops unless others were chosen. */
export function listedGroups({ groups }: Filter): readonly KindGroup[] {
  return groups.length > 0 ? groups : ['stops'];
}

/** The first choice takes the place of the stops that stood there unasked; later ones are added, and without any it is stops again. */
export function toggleGroup(filter: Filter, group: KindGroup): Filter {
  const chosen = new Set(filter.groups);
  if (!chosen.delete(group)) chosen.add(group);
  const groups = GROUPS.filter((one) => chosen.has(one));
  const areOnlyStops = groups.length === 1 && groups[0] === 'stops';
  return { ...filter, groups: areOnlyStops && filter.groups.length === 0 ? [] : groups };
}

export function toggleMode(filter: Filter, mode: Mode): Filter {
  const chosen = new Set(filter.modes);
  if (!chosen.delete(mode)) chosen.add(mode);
  return { ...filter, modes: MODES.filter((one) => chosen.has(one)) };
}

/**
 * The groups that can be chosen: those that the network has something of, and chosen ones, which can be given up. Stops alone are no choice; as
 * long as it is not known what there is, they hold the place of all.
 *
 * @param present kinds that the network has; null: not known yet.
 */
export function groupsToOffer(present: readonly string[] | null, { groups }: Filter): readonly KindGroup[] {
  const isOffered = (group: KindGroup) =>
    groups.includes(group) || KIND_GROUPS[group].some((kind) => present?.includes(kind) ?? kind === 'stopArea');
  const offered = GROUPS.filter(isOffered);
  return present === null || offered.some((group) => group !== 'stops') ? offered : [];
}

/** The kinds of some groups. */
export function kindsOf(groups: readonly KindGroup[]): readonly NearbyKind[] {
  return groups.flatMap((group) => KIND_GROUPS[group]);
}
