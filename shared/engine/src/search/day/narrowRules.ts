/** Rules of transfers.txt for given rides at one pair of stops, and which of them applies to two rides. */
import type { Feed, NarrowTransfer, RouteIndex, TripIndex } from '../../timetable/feed/feed.ts';

/** The properties of a ride that rules for given rides match. */
export interface RideOf {
  readonly route: RouteIndex;
  readonly trip: TripIndex;
}

/** A ride on no route or trip that a rule names. */
export const ANY_RIDE: RideOf = { route: -1, trip: -1 };

export function rideOf({ trips }: Feed, trip: TripIndex): RideOf {
  return { route: trips.route[trip]!, trip };
}

export class NarrowRules {
  private readonly byNames = new Map<string, { readonly rule: NarrowTransfer; readonly rank: number }>();

  /** @param rules the least specific first, equals in file order; see {@link compareNarrow}. */
  constructor(rules: readonly NarrowTransfer[]) {
    for (const rule of rules) this.add(rule);
  }

  /** Adds a rule that takes precedence over all existing ones. */
  add(rule: NarrowTransfer): void {
    const { fromRoute, fromTrip, toRoute, toTrip } = rule;
    this.byNames.set(keyOf(fromRoute, fromTrip, toRoute, toTrip), { rule, rank: this.byNames.size });
  }

  get isEmpty(): boolean {
    return this.byNames.size === 0;
  }

  /** The matching rule with the highest precedence. */
  find(one: RideOf, other: RideOf): NarrowTransfer | undefined {
    if (this.isEmpty) return undefined;
    let best: { readonly rule: NarrowTransfer; readonly rank: number } | undefined;
    for (const fromRoute of [null, one.route])
      for (const fromTrip of [null, one.trip])
        for (const toRoute of [null, other.route])
          for (const toTrip of [null, other.trip]) {
            const found = this.byNames.get(keyOf(fromRoute, fromTrip, toRoute, toTrip));
            if (found && (!best || found.rank > best.rank)) best = found;
          }
    return best?.rule;
  }
}

/** Rules that name fewer trips first, then those that name fewer routes; a stable sort keeps equals in file order. */
export function compareNarrow(one: NarrowTransfer, other: NarrowTransfer): number {
  return tripsNamed(one) - tripsNamed(other) || routesNamed(one) - routesNamed(other);
}

function tripsNamed({ fromTrip, toTrip }: NarrowTransfer): number {
  return Number(fromTrip !== null) + Number(toTrip !== null);
}

function routesNamed({ fromRoute, toRoute }: NarrowTransfer): number {
  return Number(fromRoute !== null) + Number(toRoute !== null);
}

function keyOf(...names: readonly (number | null)[]): string {
  return names.join(' ');
}
