import { Nearby, NearbyQuery, StopsNext, StopsNextQuery } from '../nearby.ts';
import { KEYED } from './access.ts';
import { operation } from './operation.ts';

export const listNearby = operation({
  id: 'listNearby',
  tag: 'proximity',
  summary: 'What is near, with the next departures',
  description:
    'Stops around a point with their next departures by line and direction, and other places with what stands there now: all that a list of what is near shows, in one answer. Request it again every 30 s.',
  localized: true,
  tagged: true,
  security: KEYED,
  querystring: NearbyQuery,
  answers: 'Stops and places, the nearest first; none, and the nearest stop, where nothing is.',
  response: { 200: Nearby },
  problems: ['loading'],
});

export const listNextAtStops = operation({
  id: 'listNextAtStops',
  tag: 'proximity',
  summary: 'The next departures of some stops',
  description:
    'The next departures of stops that are known by their ids, e.g. favourites, by line and direction, in one answer. Request it again every 30 s.',
  localized: true,
  tagged: true,
  security: KEYED,
  querystring: StopsNextQuery,
  answers: 'The stops that the timetable has, with their next departures.',
  response: { 200: StopsNext },
  problems: ['loading'],
});
