import type { FastifyReply } from 'fastify';
import { detailsOf, type Known, kindMeant, placeOfKind } from '../../places/details.ts';
import { placeOfId } from '../../places/known.ts';
import { reverseGeocode } from '../../places/reverse.ts';
import { invalid, notFound } from '../../refusal.ts';
import type { Sharing } from '../../sharing/sharing.ts';
import { KEYED, keyedAnswers } from '../answers.ts';
import { keep } from '../freshness.ts';
import {
  KindAndId,
  Place,
  PlaceDetails,
  PlaceParams,
  PlaceQuery,
  Places,
  ReverseGeocode,
  ReverseGeocodeQuery,
} from '../schemas/places.ts';
import type { App } from '../typedApp.ts';

const FOUND_AT_MOST = 12;
const KEPT_SECONDS = 60;
const FACTS_KEPT_SECONDS = 300;

/** The places as they are now: those of the timetable, and the stations of shared bikes and cars, which come and go. */
interface PlacesLive extends Known {
  readonly sharing: Pick<Sharing, 'version'>;
}

export function placeRoutes(app: App, live: () => PlacesLive): void {
  for (const url of ['/api/v1/places', '/core/v3/placesSearch', '/core/v3/places']) {
    app.get(
      url,
      {
        schema: {
          tags: ['places'],
          summary: 'Places by the first letters of their name, typing mistakes forgiven; none for an empty search',
          querystring: PlaceQuery,
          response: keyedAnswers(Places),
          ...KEYED,
        },
      },
      async ({ query }, reply) => {
        keepPlaces(reply, live());
        const near = query.userLatLon === undefined ? null : travellerAt(query.userLatLon);
        return live().places.search(query.search, near, FOUND_AT_MOST);
      },
    );
  }

  app.get(
    '/api/v1/places/:id',
    {
      schema: {
        tags: ['places'],
        summary: 'One place by its id, or by its coordinates written `lat;lon` (ours)',
        params: PlaceParams,
        response: keyedAnswers(Place),
        ...KEYED,
      },
    },
    async ({ params }, reply) => {
      keepPlaces(reply, live());
      const place = placeOfId(live().feed, live().places, params.id);
      if (!place) throw notFound('place-not-found', `There is no place with the id "${params.id}".`);
      return place;
    },
  );

  app.get(
    '/core/v3/reverseGeocode',
    {
      schema: {
        tags: ['places'],
        summary: 'The nearest address within 300 m, else the nearest stop within 600 m, else 404',
        querystring: ReverseGeocodeQuery,
        response: keyedAnswers(ReverseGeocode),
        ...KEYED,
      },
    },
    async ({ query }, reply) => {
      keepPlaces(reply, live());
      const found = reverseGeocode(live().places, query);
      if (!found) throw notFound('nothing-near', 'There is no address and no stop near these coordinates.');
      return found;
    },
  );

  app.get(
    '/core/v3/:kind/:id',
    {
      schema: {
        tags: ['places'],
        summary: 'A place of any kind with what is known of it: how much room it has, when it is open, what it costs',
        params: KindAndId,
        response: keyedAnswers(PlaceDetails),
        ...KEYED,
      },
    },
    async ({ params: { kind, id } }, reply) => {
      const known = live();
      const place = placeOfKind(known, kindMeant(kind), id);
      keepPlaces(reply, known, FACTS_KEPT_SECONDS);
      return detailsOf(known, place);
    },
  );
}

function keepPlaces(reply: FastifyReply, { feed, sharing }: PlacesLive, seconds = KEPT_SECONDS): void {
  keep(reply, [feed.version, sharing.version()].filter(Boolean).join('-'), seconds);
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
