import { KindAndId } from '@halte/engine/api/places';
import { ProximityDetails, ProximityPoints, ProximityQuery } from '../proximity.ts';
import { KEYED } from './access.ts';
import { operation } from './operation.ts';

export const listProximityPoints = operation({
  id: 'listProximityPoints',
  tag: 'proximity',
  summary: 'What lies on a piece of the map',
  description:
    'The box around four corners. The 500 places that are used most come one by one, all others in clusters.',
  localized: true,
  tagged: true,
  security: KEYED,
  querystring: ProximityQuery,
  answers: 'Places and clusters; both empty where nothing is.',
  response: { 200: ProximityPoints },
  problems: ['loading', 'box-across-180'],
});

export const getProximityPoint = operation({
  id: 'getProximityPoint',
  tag: 'proximity',
  summary: 'A place with what is there now',
  description:
    'Of a stop its stop points and lines, of a station of shared vehicles what can be rented there now. Request it again every 10 s for stations, every minute for others.',
  localized: true,
  security: KEYED,
  params: KindAndId,
  answers: 'The place, its facts, and what is there now.',
  response: { 200: ProximityDetails },
  problems: ['loading', 'kind-not-found', 'place-not-found'],
});
