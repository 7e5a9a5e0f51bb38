import type { FastifyReply, FastifyRequest } from 'fastify';
import { getPlace, getPlaceOfKind, placeSearch, reverseGeocode } from '../../api/operations/places.ts';
import { languageOf } from '../../common/language.ts';
import type { RegionGround } from '../../ground/region.ts';
import { inWords } from '../../places/categories/categoryName.ts';
import { detailsOf, type Known, parsePlaceKind, placeOfKind } from '../../places/details.ts';
import { placeOfId } from '../../places/placeById.ts';
import { reverseGeocode as addressAt } from '../../places/reverse.ts';
import { invalid, notFound } from '../../problems/requestError.ts';
import type { Sharing } from '../../sharing/sharing.ts';
import { allowCaching } from '../plugins/caching.ts';
import type { App } from '../plugins/typedApp.ts';

const SEARCHES = [
  ['/api/v1/places', 'searchPlaces'],
  ['/core/v3/placesSearch', 'searchCorePlaces'],
  ['/core/v3/places', 'listCorePlaces'],
] as const;
const FOUND_AT_MOST = 12;
const CACHE_SECONDS = 60;
const FACTS_CACHE_SECONDS = 300;

/** The current places: those of the timetable, those of the map, and the stations of shared bikes and cars, which come and go. */
interface PlacesSnapshot extends Known {
  readonly sharing: Pick<Sharing, 'version'>;
  readonly ground?: Pick<RegionGround, 'version'> | null;
}

export function placeRoutes(app: App, snapshot: (request: FastifyRequest) => PlacesSnapshot): void {
  for (const [url, operationId] of SEARCHES) {
    app.get(url, placeSearch(operationId), async (request, reply) => {
      const { query } = request;
      keepPlaces(reply, snapshot(request));
      const near = query.userLatLon === undefined ? null : travellerAt(query.userLatLon);
      const found = snapshot(request).places.search(query.search, near, FOUND_AT_MOST);
      return found.map((place) => inWords(place, languageOf(request)));
    });
  }

  app.get('/api/v1/places/:id', getPlace, async (request, reply) => {
    const { params } = request;
    keepPlaces(reply, snapshot(request));
    const place = placeOfId(snapshot(request).feed, snapshot(request).places, params.id);
    if (!place) throw notFound('place-not-found', `There is no place with the id "${params.id}".`);
    return inWords(place, languageOf(request));
  });

  app.get('/core/v3/reverseGeocode', reverseGeocode, async (request, reply) => {
    const { query } = request;
    keepPlaces(reply, snapshot(request));
    const found = addressAt(snapshot(request).places, query);
    if (!found) throw notFound('nothing-near', 'There is no address and no stop near these coordinates.');
    return found;
  });

  app.get('/core/v3/:kind/:id', getPlaceOfKind, async (request, reply) => {
    const { kind, id } = request.params;
    const known = snapshot(request);
    const place = placeOfKind(known, parsePlaceKind(kind), id);
    keepPlaces(reply, known, FACTS_CACHE_SECONDS);
    return inWords(detailsOf(known, place), languageOf(request));
  });
}

function keepPlaces(reply: FastifyReply, { feed, ground, sharing }: PlacesSnapshot, seconds = CACHE_SECONDS): void {
  const version = [feed.version, ground?.version, sharing.version(), languageOf(reply.request)];
  allowCaching(reply, version.filter(Boolean).join('-'), seconds);
}

/** @param text `lat,lon`, validated by its pattern. */
function travellerAt(text: string): { readonly lat: number; readonly lon: number } {
  const [lat = Number.NaN, lon = Number.NaN] = text.split(',').map(Number);
  if (Math.abs(lat) <= 90 && Math.abs(lon) <= 180) return { lat, lon };
  throw invalid(
    'invalid-request',
    'In the query, userLatLon must lie on the globe: latitude up to 90, longitude up to 180.',
  );
}
