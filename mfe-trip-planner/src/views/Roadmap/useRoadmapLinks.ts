import type { HostServices, RouteTarget } from '@halte/contract';
import type { Instant } from '@halte/i18n';
import { useFoundStore } from '../../parts/useFoundStore.ts';
import { useTripOfAddress } from '../../parts/useTripOfAddress.ts';
import { useTripStore } from '../../parts/useTripStore.ts';
import {
  nextJourney,
  type Opened,
  toOtherJourney,
  toParentScreen,
  toReturnSearch,
  toSearchFromNow,
  tripInJourneyDirection,
} from '../../roadmap/roadmapLinks.ts';
import type { DetailedJourney } from '../../trip/detailedJourney.ts';
import type { Trip } from '../../trip/model.ts';

/** Where one can go from a journey. null where the address does not say between which places it is. */
export interface RoadmapLinks {
  /** The next journey among those that were found with this one. */
  readonly next: { readonly target: RouteTarget; readonly departure: Instant } | null;
  /** The same trip, searched from now on. */
  readonly again: RouteTarget | null;
  readonly back: RouteTarget | null;
  readonly origin: RouteTarget;
  /** The trip in the direction of the journey. */
  readonly trip: Trip;
}

export function useRoadmapLinks(host: HostServices, opened: Opened, journey: DetailedJourney | null): RoadmapLinks {
  const { now } = useTripStore();
  const { search, returnSearch } = useFoundStore();
  const zone = host.tenant.timeZone;
  const trip = tripInJourneyDirection(useTripOfAddress(host, opened.query), opened);
  const isWhole = trip.departurePlace !== null && trip.arrivalPlace !== null;
  const next = journey && nextJourney([...search.groups, ...returnSearch.groups], journey, now);
  return {
    next: next && {
      target: toOtherJourney(opened, next.journeySummaryCode),
      departure: next.departureDateTime,
    },
    again: isWhole ? toSearchFromNow(trip, zone, now) : null,
    back: isWhole && journey ? toReturnSearch(trip, zone, { arrival: journey.arrivalDateTime, now }) : null,
    origin: toParentScreen(opened),
    trip,
  };
}
