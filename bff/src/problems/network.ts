import type { Meaning } from './meaning.ts';

/** Problems with requests about the network: places, journeys, lines, stops. */
export const NETWORK = {
  'invalid-date': {
    status: 400,
    when: 'A date does not exist or is not written like 2026-11-23.',
    remedy: 'Send a calendar day as YYYY-MM-DD.',
  },
  'invalid-time': {
    status: 400,
    when: 'A point in time does not exist or is not ISO 8601.',
    remedy: 'Send it like 2026-11-23T08:00, or with an offset like 2026-11-23T08:00:00+01:00.',
  },
  'beyond-limit': {
    status: 400,
    when: 'A search wants more changes, walking or waiting than the tenant allows.',
    remedy: 'Send at most the number that the message names.',
  },
  'invalid-place': {
    status: 400,
    when: 'Only one of the two coordinates of a place was sent.',
    remedy: 'Send latitude and longitude, or neither and an id.',
  },
  'missing-place': {
    status: 400,
    when: 'A search has no origin, destination or via place.',
    remedy: 'Send the coordinates or the id of the place that the message names.',
  },
  'return-too-early': {
    status: 400,
    when: 'The requested return is before the outbound journey has arrived.',
    remedy: 'Choose a later returnDateTime.',
  },
  'invalid-summary-code': {
    status: 400,
    when: 'A journeySummaryCode is incomplete, damaged or of an older version.',
    remedy: 'Search for the journey again.',
  },
  'box-across-180': {
    status: 400,
    when: 'The corners of a map lie on both sides of the 180th meridian.',
    remedy: 'Request the part west of it and the part east of it.',
  },
  'place-not-found': {
    status: 404,
    when: 'No place has this id, or none of the kind that was requested.',
    remedy: 'Search for the place again: ids change with the timetable and its sources.',
  },
  'kind-not-found': {
    status: 404,
    when: 'There is no such kind of place.',
    remedy: 'Use one of the kinds that `type` of a place can be.',
  },
  'nothing-near': {
    status: 404,
    when: 'There is no address within 300 m and no stop within 600 m.',
    remedy: 'Use the coordinates as they are.',
  },
  'line-not-found': {
    status: 404,
    when: 'No line has this id.',
    remedy: 'List the lines again: ids change with the timetable.',
  },
  'stop-not-found': {
    status: 404,
    when: 'No stop point and no stop area has this id.',
    remedy: 'Search for the stop again: ids change with the timetable.',
  },
  'stop-point-not-found': {
    status: 404,
    when: 'No stop point and no stop area has this id.',
    remedy: 'Search for the stop again: ids change with the timetable.',
  },
  'stop-area-not-found': {
    status: 404,
    when: 'No stop area and no stop point has this id.',
    remedy: 'Search for the stop again: ids change with the timetable.',
  },
  'trip-not-found': {
    status: 404,
    when: 'No trip has this id.',
    remedy: 'Request departures again: ids change with the timetable.',
  },
  'trip-not-on-this-day': {
    status: 404,
    when: 'The trip exists and does not run on this service day.',
    remedy: 'Send the serviceDate that came with the departure.',
  },
  'run-not-found': {
    status: 404,
    when: 'The trip runs by headway and has no departure with this offset.',
    remedy: 'Send the offset that came with the departure.',
  },
  'engine-unavailable': {
    status: 503,
    when: 'The journey engine does not answer as it should.',
    remedy: 'Send the same request after the seconds that Retry-After names.',
  },
  'journey-expired': {
    status: 404,
    when: 'The timetable has changed and the journey is no longer in it.',
    remedy: 'Search again.',
  },
  'menu-not-found': {
    status: 404,
    when: 'There is no menu of this name.',
    remedy: 'Do without the menu, or get its name from the operator.',
  },
  'tile-not-found': {
    status: 404,
    when: 'The map does not reach as far as this tile.',
    remedy: 'Show nothing there.',
  },
  'network-file-not-found': {
    status: 404,
    when: 'No network has this id, or its file has another version by now.',
    remedy: 'Ask for the offer again, which names the file there is.',
  },
  'no-demo-city': {
    status: 404,
    when: 'The server runs an operator’s timetable and not the demo city.',
    remedy: 'Use the operator’s own GBFS feed.',
  },
  'document-not-found': {
    status: 404,
    when: 'The demo city has no GBFS document of this name.',
    remedy: 'Begin with gbfs.json, which lists the others.',
  },
  'not-simulated': {
    status: 404,
    when: 'The server runs an operator’s timetable, for which nothing is simulated.',
    remedy: 'Use the operator’s own GTFS Realtime feed.',
  },
  'message-not-found': {
    status: 404,
    when: 'There is no GTFS Realtime message of this name.',
    remedy: 'Use one of those that the message lists.',
  },
  'search-interrupted': {
    status: 503,
    when: 'The search broke off.',
    remedy: 'Wait for the seconds in Retry-After, and search again.',
  },
} as const satisfies Readonly<Record<string, Meaning>>;
