/**
 * For tests: the embedded engine in the place of a MOTIS, asked and answering in the forms of its OpenAPI document. It shows that nothing is lost between
 * the two forms; it is no MOTIS.
 */

import { isoOfDay, serviceDayStart, toIso } from '@halte/engine/common/zone';
import type { Endpoint } from '@halte/engine/journeys/endpoints';
import { type Options, optionsOf } from '@halte/engine/journeys/options';
import { createOwnFinder, NO_LIMITS } from '@halte/engine/journeys/ownFinder';
import type { Plan, PlannedLeg, PlannedRide } from '@halte/engine/journeys/plan';
import type { SearchRequest } from '@halte/engine/journeys/request';
import { type Feed, MODES, type Mode } from '@halte/engine/timetable/feed/feed';
import type { InitialResponse, Itinerary, Leg, Place, PlanData, PlanResponse } from '@motis-project/motis-client';
import type { Send } from '../../engineCalls.ts';
import type { FeedIds } from '../../feedIds.ts';
import { page } from './answers.ts';

/** One mode of MOTIS of each mode. */
const MODE_OF: Readonly<Record<Mode, NonNullable<PlanData['query']['transitModes']>[number]>> = {
  metro: 'SUBWAY',
  tram: 'TRAM',
  bus: 'BUS',
  coach: 'COACH',
  train: 'REGIONAL_RAIL',
  cableCar: 'AERIAL_LIFT',
  funicular: 'FUNICULAR',
  ferry: 'FERRY',
  onDemand: 'ODM',
};

const ABOUT = { motisVersion: 'v2.11.3', hasRoutedTransfers: false } as InitialResponse['serverConfig'];

export function motisOfOwn(feed: Feed, ids: FeedIds): Send {
  const finder = createOwnFinder();
  return async (question): Promise<PlanResponse | Pick<InitialResponse, 'serverConfig'>> => {
    if (question === '') return { serverConfig: ABOUT };
    const query: PlanData['query'] = JSON.parse(question);
    const { plans } = await finder.find(feed, requestOf(feed, query, ids), NO_LIMITS);
    return page(plans.map((plan) => itineraryOf(feed, plan, ids)));
  };
}

function requestOf(feed: Feed, query: PlanData['query'], ids: FeedIds): SearchRequest {
  const { fromPlace, toPlace, via, viaMinimumStay, arriveBy } = query;
  const time = Date.parse(query.time!) / 1_000;
  return {
    from: endOf(feed, fromPlace, ids),
    to: endOf(feed, toPlace, ids),
    via: via ? endOf(feed, via[0]!, ids) : null,
    viaStaySeconds: (viaMinimumStay?.[0] ?? 0) * 60,
    time,
    direction: arriveBy ? 'arriveBy' : 'departAfter',
    options: optionsIn(query),
    now: time,
    language: null,
  };
}

function optionsIn(query: PlanData['query']): Options {
  const { pedestrianSpeed, maxPreTransitTime, maxTransfers, additionalTransferTime, transitModes } = query;
  return {
    ...optionsOf({ bike: 'off' }),
    metresPerSecond: pedestrianSpeed!,
    maxWalk: Math.floor(maxPreTransitTime! * pedestrianSpeed!),
    maxRides: maxTransfers! + 1,
    changeMarginSeconds: additionalTransferTime! * 60,
    wheelchair: query.pedestrianProfile === 'WHEELCHAIR',
    excludedModes: new Set(MODES.filter((mode) => transitModes && !transitModes.includes(MODE_OF[mode]))),
  };
}

function endOf(feed: Feed, place: string, ids: FeedIds): Endpoint {
  const [lat, lon] = place.split(',').map(Number);
  if (lon !== undefined) return { id: '', name: '', lat: lat!, lon, stops: [] };
  const cut = place.indexOf('_');
  const id = ids.toNetwork(place.slice(0, cut), place.slice(cut + 1))!;
  const stop = feed.stopById.get(id);
  const area = feed.areas[stop === undefined ? feed.areaById.get(id)! : feed.stops[stop]!.area]!;
  return { ...area, id, stops: stop === undefined ? area.stops : [stop] };
}

function itineraryOf(feed: Feed, { legs, departure, arrival }: Plan, ids: FeedIds): Itinerary {
  const iso = (time: number) => toIso(feed.timeZone, time);
  return {
    duration: arrival - departure,
    startTime: iso(departure),
    endTime: iso(arrival),
    transfers: 0,
    id: '',
    legs: legs.map((leg) => legOf(feed, leg, ids)),
  };
}

const NOWHERE: Place = { name: '', lat: 0, lon: 0 };

function legOf(feed: Feed, leg: PlannedLeg, ids: FeedIds): Leg {
  const iso = (time: number) => toIso(feed.timeZone, time);
  const times = {
    duration: leg.arrival - leg.departure,
    startTime: iso(leg.departure),
    endTime: iso(leg.arrival),
    scheduledStartTime: iso(leg.departure),
    scheduledEndTime: iso(leg.arrival),
    realTime: false,
    scheduled: true,
    legGeometry: { points: '', precision: 6, length: 0 },
  };
  if (leg.kind !== 'ride') return { ...times, mode: 'WALK', from: NOWHERE, to: NOWHERE, distance: leg.metres };
  return { ...times, ...rideOf(feed, leg, ids) };
}

/** The end of its service day is that of the trip, so the first departure may be after 24:00. */
function rideOf(feed: Feed, ride: PlannedRide, ids: FeedIds): Pick<Leg, 'mode' | 'from' | 'to' | 'tripId' | 'routeId'> {
  const { trips, routes, stops, stopTimes } = feed;
  const start = trips.stopTimeStart[ride.trip]!;
  const zero = serviceDayStart(feed.timeZone, ride.serviceDay) + ride.offset;
  const iso = (seconds: number) => toIso(feed.timeZone, zero + seconds);
  const named = (id: string) => {
    const { feed: tag, id: own } = ids.toEngine(id)!;
    return `${tag}_${own}`;
  };
  const stopId = (stop: number) => named(stops[stop]!.id);
  const route = routes[trips.route[ride.trip]!]!;
  const minutes = Math.floor((stopTimes.departure[start]! + ride.offset) / 60);
  const clock = [Math.floor(minutes / 60), minutes % 60].map((value) => String(value).padStart(2, '0')).join(':');
  const day = isoOfDay(ride.serviceDay).replaceAll('-', '');
  return {
    mode: MODE_OF[route.mode],
    from: {
      ...NOWHERE,
      stopId: stopId(ride.from),
      scheduledDeparture: iso(stopTimes.departure[start + ride.fromPosition]!),
    },
    to: { ...NOWHERE, stopId: stopId(ride.to), scheduledArrival: iso(stopTimes.arrival[start + ride.toPosition]!) },
    tripId: `${day}_${clock}_${named(trips.ids.at(ride.trip))}`,
    routeId: named(route.id),
    ...(ride.staySeated ? { interlineWithPreviousLeg: true } : {}),
  };
}
