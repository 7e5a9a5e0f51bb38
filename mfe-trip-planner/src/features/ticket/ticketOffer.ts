import type { DetailedJourney } from '../../trip/detailedJourney.ts';
import { type TicketContext, type TicketTrip, ticketAddress } from './ticketAddress.ts';

/** `buy`: the shop, with the trip in the address. `fares`: the operator's page about tickets, without it. */
export interface TicketOffer {
  readonly kind: 'buy' | 'fares';
  readonly url: string;
}

export interface PricedTrip extends Omit<TicketTrip, 'fare'> {
  /** null where the price is not known. */
  readonly fare: TicketTrip['fare'] | null;
}

/** The page that the timetable names for all rides; null where they have none, or each another. */
function farePageOf(journeys: readonly (DetailedJourney | null)[]): string | null {
  const pages = new Set(journeys.flatMap((each) => each?.sections.flatMap(({ ride }) => ride?.fareUrl ?? []) ?? []));
  const isOfAll = journeys.every((each) => !each || each.sections.every(({ ride }) => !ride || ride.fareUrl));
  const [page] = pages;
  return page !== undefined && pages.size === 1 && isOfAll ? page : null;
}

/** Where tickets for a trip are sold: in the shop that the tenant has set, else at the address in the timetable. */
export function ticketOffer(
  shop: string | undefined,
  { fare, ...trip }: PricedTrip,
  context: TicketContext,
): TicketOffer | null {
  if (shop !== undefined && fare) {
    const url = ticketAddress(shop, { ...trip, fare }, context);
    return url === null ? null : { kind: 'buy', url };
  }
  const url = farePageOf([trip.outbound, trip.back]);
  return url === null ? null : { kind: 'fares', url };
}
