import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  KindAndId,
  Place,
  PlaceDetails,
  PlaceParams,
  PlaceQuery,
  Places,
  ReverseGeocode,
  ReverseGeocodeQuery,
} from '../../api/places.ts';
import { detailsOf, type Known, parsePlaceKind, placeOfKind } from '../../places/details.ts';
import { placeOfId } from '../../places/placeById.ts';
import { reverseGeocode } from '../../places/reverse.ts';
import { invalid, notFound } from '../../problems/requestError.ts';
import type { Sharing } from '../../sharing/sharing.ts';
import { allowCaching } from '../plugins/caching.ts';
import { KEYED } from '../plugins/security.ts';
import type { App } from '../plugins/typedApp.ts';

const SEARCHES = [
  ['/api/v1/places', 'searchPlaces'],
  ['/core/v3/placesSearch', 'searchCorePlaces'],
  ['/core/v3/places', 'listCorePlaces'],
] as const;
const FOUND_AT_MOST = 12;
const CACHE_SECONDS = 60;
const FACTS_CACHE_SECONDS = 300;

/** The places as they are now: those of the timetable, and the stations of shared bikes and cars, which come and go. */
interface PlacesSnapshot extends Known {
  readonly sharing: Pick<Sharing, 'version'>;
}

export function placeRoutes(app: App, snapshot: (request: FastifyRequest) => PlacesSnapshot): void {
  for (const [url, operationId] of SEARCHES) {
    app.get(
      url,
      {
        config: {
          localized: true,
          tagged: true,
          answers: 'At most 12 places, the best first; none for an empty search.',
          problems: ['loading'],
        },
        schema: {
          tags: ['places'],
          operationId,
          summary: 'Places by the first letters of their name',
          description:
            'Stops, addresses, points of interest and stations; accents, case and small typing mistakes are forgiven. The three calls of this kind do the same: a tenant chooses one.',
          querystring: PlaceQuery,
          response: { 200: Places },
          ...KEYED,
        },
      },
      async (request, reply) => {
        const { query } = request;
        keepPlaces(reply, snapshot(request));
        const near = query.userLatLon === undefined ? null : travellerAt(query.userLatLon);
        return snapshot(request).places.search(query.search, near, FOUND_AT_MOST);
      },
    );
  }

  app.get(
    '/api/v1/places/:id',
    {
      config: { localized: true, tagged: true, answers: 'The place.', problems: ['loading', 'place-not-found'] },
      schema: {
        tags: ['places'],
        operationId: 'getPlace',
        summary: 'A place by its id',
        description:
          'Also takes coordinates written `lat;lon` for an id, and answers the point itself with the address nearest to it.',
        params: PlaceParams,
        response: { 200: Place },
        ...KEYED,
      },
    },
    async (request, reply) => {
      const { params } = request;
      keepPlaces(reply, snapshot(request));
      const place = placeOfId(snapshot(request).feed, snapshot(request).places, params.id);
      if (!place) throw notFound('place-not-found', `There is no place with the id "${params.id}".`);
      return place;
    },
  );

  app.get(
    '/core/v3/reverseGeocode',
    {
      config: {
        localized: true,
        tagged: true,
        answers: 'The address or the stop; its coordinates are its own, not those that were requested.',
        problems: ['loading', 'nothing-near'],
      },
      schema: {
        tags: ['places'],
        operationId: 'reverseGeocode',
        summary: 'What is at a point of the map',
        description: 'The nearest address within 300 m, else the nearest stop within 600 m.',
        querystring: ReverseGeocodeQuery,
        response: { 200: ReverseGeocode },
        ...KEYED,
      },
    },
    async (request, reply) => {
      const { query } = request;
      keepPlaces(reply, snapshot(request));
      const found = reverseGeocode(snapshot(request).places, query);
      if (!found) throw notFound('nothing-near', 'There is no address and no stop near these coordinates.');
      return found;
    },
  );

  app.get(
    '/core/v3/:kind/:id',
    {
      config: {
        localized: true,
        tagged: true,
        answers: 'The place and its facts. A fact that is absent is not known.',
        problems: ['loading', 'kind-not-found', 'place-not-found'],
      },
      schema: {
        tags: ['places'],
        operationId: 'getPlaceOfKind',
        summary: 'A place with what is known of it',
        description:
          'How much room it has, when it is open, what it costs. What changes by the minute is in `getProximityPoint`.',
        params: KindAndId,
        response: { 200: PlaceDetails },
        ...KEYED,
      },
    },
    async (request, reply) => {
      const { kind, id } = request.params;
      const known = snapshot(request);
      const place = placeOfKind(known, parsePlaceKind(kind), id);
      keepPlaces(reply, known, FACTS_CACHE_SECONDS);
      return detailsOf(known, place);
    },
  );
}

function keepPlaces(reply: FastifyReply, { feed, sharing }: PlacesSnapshot, seconds = CACHE_SECONDS): void {
  allowCaching(reply, [feed.version, sharing.version()].filter(Boolean).join('-'), seconds);
}

/** @param text `lat,lon`, as its pattern says. */
function travellerAt(text: string): { readonly lat: number; readonly lon: number } {
  const [lat = Number.NaN, lon = Number.NaN] = text.split(',').map(Number);
  if (Math.abs(lat) <= 90 && Math.abs(lon) <= 180) return { lat, lon };
  throw invalid(
    'invalid-request',
    'In the query, userLatLon must lie on the globe: latitude up to 90, longitude up to 180.',
  );
}
