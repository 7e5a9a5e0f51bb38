import { JourneySearchBody } from '@halte/engine/api/journeySearch';
import { JourneyDetailBody, JourneySearchAnswer, LaterRidesAnswer } from '@halte/engine/api/journeys';
import { DetailedJourney } from '@halte/engine/api/roadmap';
import { Type } from 'typebox';
import { AddressAnswer, AddressQuery } from '../addressSearch.ts';
import { Preferences } from '../preferences.ts';
import { KEYED } from './access.ts';
import { operation } from './operation.ts';

/** The search thread also serializes the JSON, and Fastify sends bytes unchanged: described as their content, typed as bytes. */
const SearchAnswerBytes = Type.Unsafe<Buffer>(JourneySearchAnswer);

const AddressAnswerBytes = Type.Unsafe<Buffer>(AddressAnswer);

export const searchJourneys = operation({
  id: 'searchJourneys',
  tag: 'journeys',
  summary: 'Journeys between two places',
  description:
    'Say where from and where to by coordinates or by an id (coordinates win), and when to leave or when to arrive; without a time, now. The way back of an out-and-back is a second search with `previousJourneySummaryCode`. Live delays and cancellations are already part of the answer.',
  localized: true,
  security: KEYED,
  body: JourneySearchBody,
  answers:
    'Journeys in groups, the groups in the order in which to show them. No group at all, and a reason, where nothing was found.',
  response: { 200: SearchAnswerBytes },
  problems: [
    'loading',
    'busy',
    'search-interrupted',
    'engine-unavailable',
    'invalid-time',
    'beyond-limit',
    'invalid-place',
    'missing-place',
    'return-too-early',
    'invalid-summary-code',
    'place-not-found',
    'journey-expired',
  ],
});

export const searchJourneysOfAddress = operation({
  id: 'searchJourneysOfAddress',
  tag: 'journeys',
  summary: 'Journeys of the address of a page of results',
  description:
    'For a page that is sent with its journeys. The query is that of the page: `fi`, `fv`, `flat`, `flon` (from), `ti`, `tv`, `tlat`, `tlon` (to), `v[0][i]` … (via), `tt`, `dt`, `at`, `rt` (type and times) and options of the template of preferences. It is read as the app reads it: what cannot be parsed is left out, and of a repeated parameter the first counts. Without a time, now.',
  localized: true,
  security: KEYED,
  querystring: AddressQuery,
  answers: 'The search that the app sends for this address, for a traveller without preferences, and its answer.',
  response: { 200: AddressAnswerBytes },
  problems: [
    'loading',
    'busy',
    'search-interrupted',
    'engine-unavailable',
    'beyond-limit',
    'invalid-place',
    'missing-place',
    'return-too-early',
    'place-not-found',
  ],
});

export const getJourney = operation({
  id: 'getJourney',
  tag: 'journeys',
  summary: 'A journey step by step',
  description:
    'From the code of a journey that was found, also days later: the answer has the times and alerts of now.',
  localized: true,
  security: KEYED,
  body: JourneyDetailBody,
  answers: 'The journey with all its steps, calls and ways on the map.',
  response: { 200: DetailedJourney },
  problems: ['loading', 'invalid-summary-code', 'journey-expired'],
});

export const listLaterRides = operation({
  id: 'listLaterRides',
  tag: 'journeys',
  summary: 'The same journey with one ride made later',
  description:
    'For each ride: the next two vehicles of the same line between the same stops. What comes before it stays; what comes after it is made by the same lines, as soon as one can change. Live delays and cancellations are taken into account.',
  security: KEYED,
  body: JourneyDetailBody,
  answers: 'For each ride, the next vehicles of its line with the journey by them.',
  response: { 200: LaterRidesAnswer },
  problems: ['loading', 'invalid-summary-code', 'journey-expired'],
});

export const getJourneyPreferences = operation({
  id: 'getJourneyPreferences',
  tag: 'journeys',
  summary: 'What a traveller can choose for a search',
  description:
    'A template for a form: sections of options with their defaults. What is chosen goes into `itineraryOptions` of a search under `bodyParam`, or else under `key`.',
  tagged: true,
  security: KEYED,
  answers: 'The sections in the order in which to show them.',
  response: { 200: Preferences },
  problems: ['loading'],
});
