import type { RouteTarget } from '@halte/contract';
import type { Trip } from '@halte/contract/trip';
import type { Instant } from '@halte/i18n';
import { useHost } from '@halte/ui/host';
import { useNow } from '../../../state/useNow.ts';
import { useFoundGroups } from '../../../state/useSearchResults.ts';
import { useTripOfAddress } from '../../../state/useTripOfAddress.ts';
import type { DetailedJourney } from '../../../trip/detailedJourney.ts';
import {
  nextJourney,
  type RoadmapAddress,
  toChoice,
  toOtherJourney,
  toParentScreen,
  toReturnSearch,
  toSearchFromNow,
  tripInJourneyDirection,
} from '../rules/roadmapLinks.ts';

/** Link targets of a roadmap. A target is null when the address does not name both places. */
export interface RoadmapLinks {
  /** The next journey of the same search results. */
  readonly next: { readonly target: RouteTarget; readonly departure: Instant } | null;
  /** Search for the same trip, leaving now. */
  readonly searchFromNow: RouteTarget | null;
  /** Search for the trip in the opposite direction. */
  readonly returnSearch: RouteTarget | null;
  /** The link that chooses the journey as one way of a round trip. */
  readonly choice: ReturnType<typeof toChoice>;
  /** The screen from which the roadmap is opened. */
  readonly parent: RouteTarget;
  /** The roadmap of a journey in the place of this one, by its summary code. */
  readonly toOther: (code: string) => RouteTarget;
  /** The trip in the direction of the journey. */
  readonly trip: Trip;
}

export function useRoadmapLinks(address: RoadmapAddress, journey: DetailedJourney | null): RoadmapLinks {
  const now = useNow();
  const found = useFoundGroups();
  const { timeZone: zone } = useHost().tenant;
  const trip = tripInJourneyDirection(useTripOfAddress(address.query), address);
  const hasBothPlaces = trip.departurePlace !== null && trip.arrivalPlace !== null;
  const next = journey && nextJourney(found, journey, now);
  return {
    next: next && {
      target: toOtherJourney(address, next.journeySummaryCode),
      departure: next.departureDateTime,
    },
    searchFromNow: hasBothPlaces ? toSearchFromNow(trip, zone, now) : null,
    returnSearch:
      hasBothPlaces && journey ? toReturnSearch(trip, zone, { arrival: journey.arrivalDateTime, now }) : null,
    choice: hasBothPlaces ? toChoice(address) : null,
    parent: toParentScreen(address),
    toOther: (code) => toOtherJourney(address, code),
    trip,
  };
}
