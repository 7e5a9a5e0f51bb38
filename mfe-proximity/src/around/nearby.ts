import type { components, paths } from '@halte/api';
import { type Instant, millisOf } from '@halte/i18n';
import type { LatLon } from '@halte/map-core';
import { distanceMetres } from '@halte/places';

export type Nearby = components['schemas']['Nearby'];
export type NearbyStop = components['schemas']['NearbyStop'];
export type NearbyPlace = components['schemas']['NearbyPlace'];
export type NearbyQuery = paths['/api/v1/proximity/nearby']['get']['parameters']['query'];
export type NearestStop = components['schemas']['NearestStop'];

/** An answer in the order in which it is shown. */
export interface ShownNearby extends Nearby {
  readonly receivedAt: Instant;
}

/** After a touch, rows stay where they are for so long. */
const TOUCH_MILLIS = 5_000;
const REFRESHED_SECONDS = 30;
/** Live data older than this is interrupted; four requests have brought nothing new. */
const LOST_SECONDS = 4 * REFRESHED_SECONDS;

export const REFRESH_MILLIS = REFRESHED_SECONDS * 1_000;

/** The stops in the order in which they stood before; new ones behind. */
export function keepOrder(stops: readonly NearbyStop[], before: readonly NearbyStop[]): readonly NearbyStop[] {
  const places = new Map(before.map(({ id }, index) => [id, index]));
  const placeOf = ({ id }: NearbyStop) => places.get(id) ?? before.length;
  return [...stops].sort((one, other) => placeOf(one) - placeOf(other));
}

export function isBeingTouched(touchedAt: number, now: number): boolean {
  return now - touchedAt < TOUCH_MILLIS;
}

/** The middle of a list stays while the map moves less than this. */
export const STABLE_METRES = 150;
/** About a metre, so that one place has one address. */
const DECIMALS = 5;

/** The point to ask for: the former one while the next is close to it. */
export function stablePoint(former: LatLon | null, next: LatLon, isExact: boolean): LatLon {
  if (former && !isExact && distanceMetres(former, next) < STABLE_METRES) return former;
  const rounded = { lat: Number(next.lat.toFixed(DECIMALS)), lon: Number(next.lon.toFixed(DECIMALS)) };
  return former && former.lat === rounded.lat && former.lon === rounded.lon ? former : rounded;
}

/** How much is known of the vehicles: live, lost since an instant, or planned times only. */
export interface Freshness {
  readonly state: 'live' | 'lost' | 'planned';
  readonly at: Instant | null;
}

/**
 * @param lastLiveAt when the newest live data of this visit was written, in an earlier answer or this one.
 * @param receivedAt when the last answer came: without answers, live data is lost too.
 */
export function freshnessOf(lastLiveAt: Instant | null, answer: ShownNearby | undefined, now: Instant): Freshness {
  if (lastLiveAt === null || !answer) return { state: 'planned', at: null };
  const age = (at: Instant) => (millisOf(now) - millisOf(at)) / 1_000;
  const isLost = answer.liveAt === null || age(answer.liveAt) > LOST_SECONDS || age(answer.receivedAt) > LOST_SECONDS;
  return { state: isLost ? 'lost' : 'live', at: lastLiveAt };
}

/** The stop as if nothing were known of its vehicles: what was predicted no longer counts. */
export function asPlanned(stop: NearbyStop): NearbyStop {
  const lines = stop.lines.map((line) => ({
    ...line,
    directions: line.directions.map((direction) => ({
      ...direction,
      departures: direction.departures.map((departure) =>
        departure.status === 'live' && departure.scheduledDepartureDateTime !== null
          ? {
              ...departure,
              status: 'scheduled' as const,
              delaySeconds: null,
              departureDateTime: departure.scheduledDepartureDateTime,
            }
          : departure,
      ),
    })),
  }));
  return { ...stop, lines };
}

export const FIRST_RADIUS = 800;
const WIDER = [2_000, 5_000] as const;

/** The smallest wider circle that holds the nearest stop; null where it is too far to walk. */
export function widerRadius({ metres }: Pick<NearestStop, 'metres'>): number | null {
  return WIDER.find((radius) => metres <= radius) ?? null;
}
