import type { Locale, TicketField } from '@halte/contract';
import { localClock } from '@halte/i18n';
import type { DetailedJourney } from '../../trip/detailedJourney.ts';

type Fare = NonNullable<DetailedJourney['fare']>;

/** The journeys that a ticket is for. */
export interface TicketTrip {
  readonly outbound: DetailedJourney;
  /** null for one way. */
  readonly back: DetailedJourney | null;
  /** Total fare. */
  readonly fare: Fare;
}

export interface TicketContext {
  readonly zone: string;
  readonly locale: Locale;
}

/** The first and the last ride: a ticket is from stop to stop, and where the traveller lives is not the shop's business. */
function endsOf({ sections }: DetailedJourney) {
  const rides = sections.flatMap((section) => (section.ride ? [{ ...section, ride: section.ride }] : []));
  const [first, last] = [rides[0], rides.at(-1)];
  return first && last && { first, last, rides };
}

type Ends = NonNullable<ReturnType<typeof endsOf>>;

/** The planned departure, of which a ticket speaks also when the vehicle is late. */
function clockOf({ first: { ride, departureDateTime } }: Ends, zone: string): readonly [date: string, time: string] {
  const [date = '', time = ''] = localClock(ride.scheduledDepartureDateTime ?? departureDateTime, zone).split('T');
  return [date, time];
}

function valuesOf(
  { back, fare }: TicketTrip,
  out: Ends,
  { zone, locale }: TicketContext,
): Readonly<Record<TicketField, string>> {
  const backEnds = back && endsOf(back);
  const [date, time] = clockOf(out, zone);
  const [returnDate, returnTime] = backEnds ? clockOf(backEnds, zone) : ['', ''];
  return {
    from: out.first.from.name,
    to: out.last.to.name,
    fromId: out.first.from.stopPointId ?? '',
    toId: out.last.to.stopPointId ?? '',
    date,
    time,
    returnDate,
    returnTime,
    lines: out.rides.map(({ ride: { line } }) => line.shortName || line.longName).join(','),
    price: String(fare.amount),
    currency: fare.currency,
    locale,
  };
}

const UNPAIRED_SURROGATE = /\p{Surrogate}/gu;

/** Everything but letters, digits and `-._~` of ASCII, as simple expansion of RFC 6570 has it: nothing leaves its field. */
function encode(value: string): string {
  return encodeURIComponent(value.replaceAll(UNPAIRED_SURROGATE, '\ufffd')).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/**
 * Where the ticket of a trip is bought, with the trip in the address. null where nothing is ridden, and for a return where the shop's address has none:
 * it would sell half of what the price is for.
 *
 * @param template as the tenant's file has it, with {@link TicketField}s in braces
 */
export function ticketAddress(template: string, trip: TicketTrip, context: TicketContext): string | null {
  const ends = endsOf(trip.outbound);
  if (!ends || (trip.back && !template.includes('{returnDate}'))) return null;
  const values: Readonly<Record<string, string>> = valuesOf(trip, ends, context);
  return template.replaceAll(/\{(\w+)\}/g, (field, name: string) =>
    Object.hasOwn(values, name) ? encode(values[name] ?? '') : field,
  );
}
