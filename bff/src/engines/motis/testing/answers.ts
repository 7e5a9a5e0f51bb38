/** For tests: answers of MOTIS, typed by the client that its makers publish. */
import type { Itinerary, Leg, Place, PlanResponse } from '@motis-project/motis-client';
import { MONDAY } from '../../../testing/smallTown.ts';

const PLACE: Place = { name: '', lat: 48, lon: -1.7 };

/** An instant of the Monday of the small town, by its clock: `08:04`. */
const at = (clock: string) => `${MONDAY}T${clock}:00+01:00`;

const minuteOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** A ride by tram A from Gare to Centre. */
export function rideLeg(departure: string, arrival: string, more: Partial<Leg> = {}): Leg {
  const [start, end] = [at(departure), at(arrival)];
  return {
    mode: 'TRAM',
    from: { ...PLACE, stopId: 'town_Gare:1', departure: start, scheduledDeparture: start },
    to: { ...PLACE, stopId: 'town_Centre:1', arrival: end, scheduledArrival: end },
    duration: 240,
    startTime: start,
    endTime: end,
    scheduledStartTime: start,
    scheduledEndTime: end,
    realTime: false,
    scheduled: true,
    interlineWithPreviousLeg: false,
    tripId: `20261123_${departure}_town_A-out-${minuteOf(departure)}`,
    routeId: 'town_A',
    routeShortName: 'A',
    legGeometry: { points: '', precision: 6, length: 0 },
    ...more,
  };
}

/** A walk that begins and ends at these times. */
export function walkLeg(departure: string, arrival: string, metres: number): Leg {
  const { routeId, routeShortName, tripId, interlineWithPreviousLeg, from, to, ...leg } = rideLeg(departure, arrival);
  const duration = (minuteOf(arrival) - minuteOf(departure)) * 60;
  return { ...leg, mode: 'WALK', from: PLACE, to: PLACE, duration, distance: metres };
}

export function itinerary(...legs: Leg[]): Itinerary {
  return { duration: 0, startTime: at('08:00'), endTime: at('08:00'), transfers: 0, id: '', legs };
}

export function page(itineraries: Itinerary[], more: Partial<PlanResponse> = {}): PlanResponse {
  return {
    requestParameters: {},
    debugOutput: {},
    from: PLACE,
    to: PLACE,
    direct: [],
    itineraries,
    previousPageCursor: '',
    nextPageCursor: '',
    ...more,
  };
}
