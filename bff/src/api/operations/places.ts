import {
  KindAndId,
  Place,
  PlaceDetails,
  PlaceParams,
  PlaceQuery,
  Places,
  ReverseGeocode,
  ReverseGeocodeQuery,
} from '@halte/engine/api/places';
import { KEYED } from './access.ts';
import { operation } from './operation.ts';

export const placeSearch = (id: string) =>
  operation({
    id,
    tag: 'places',
    summary: 'Places by the first letters of their name',
    description:
      'Stops, addresses, points of interest and stations; accents, case and small typing mistakes are forgiven. The three calls of this kind do the same: a tenant chooses one.',
    localized: true,
    tagged: true,
    security: KEYED,
    querystring: PlaceQuery,
    answers: 'At most 12 places, the best first; none for an empty search.',
    response: { 200: Places },
    problems: ['loading'],
  });

export const getPlace = operation({
  id: 'getPlace',
  tag: 'places',
  summary: 'A place by its id',
  description:
    'Also takes coordinates written `lat;lon` for an id, and answers the point itself with the address nearest to it.',
  localized: true,
  tagged: true,
  security: KEYED,
  params: PlaceParams,
  answers: 'The place.',
  response: { 200: Place },
  problems: ['loading', 'place-not-found'],
});

export const reverseGeocode = operation({
  id: 'reverseGeocode',
  tag: 'places',
  summary: 'What is at a point of the map',
  description:
    'The nearest address within 300 m, else the park or campus around the point, else the nearest stop within 600 m, else the district or town. At most 30 m away an address or a stop is there (`door`), else only near.',
  localized: true,
  tagged: true,
  security: KEYED,
  querystring: ReverseGeocodeQuery,
  answers: 'The address or the stop; its coordinates are its own, not those that were requested.',
  response: { 200: ReverseGeocode },
  problems: ['loading', 'nothing-near'],
});

export const getPlaceOfKind = operation({
  id: 'getPlaceOfKind',
  tag: 'places',
  summary: 'A place with what is known of it',
  description:
    'How much room it has, when it is open, what it costs. What changes by the minute is in `getProximityPoint`.',
  localized: true,
  tagged: true,
  security: KEYED,
  params: KindAndId,
  answers: 'The place and its facts. A fact that is absent is not known.',
  response: { 200: PlaceDetails },
  problems: ['loading', 'kind-not-found', 'place-not-found'],
});
