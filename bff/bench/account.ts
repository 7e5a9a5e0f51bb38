/** An account that writes as much as allowed: the most entries of each kind, at their maximum size. */
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { HEADERS } from './server.ts';

/** Requests per minute allowed by the limits of `people/signInGuard.ts` and the default rate of an address. */
export const A_MINUTE = { changes: 240, synchronizations: 12, sessions: 30, calls: 1_200 } as const;
const PASSWORD = 'a long enough password 7';
/** Entries in one list of a synchronisation; all lists together are just below a megabyte. */
const ENTRIES = 500;
/** Entries in one list of the other synchronisations: these are not counted as large. Every fourth one is large. */
const FEW = 25;
const LARGE_EACH = 4;
const OF_A_KIND = 200;

export interface Answered {
  readonly status: number;
  readonly milliseconds: number;
}

interface Point {
  readonly favoriteId: string;
  readonly id: string;
}

export interface Account {
  /** The header of its latest session: older ones end when there are too many. */
  authorization(): string;
  readonly signInBody: string;
  /** One of the calls that change a single favourite. */
  change(): Promise<Answered>;
  /** Alternates between the two of these calls that leave the most data. */
  deleteOrAdd(): Promise<Answered>;
  synchronize(): Promise<Answered>;
  /** The cart or the profile. */
  other(): Promise<Answered>;
  signIn(): Promise<Answered>;
}

export async function createAccount(url: string, feed: Feed, email: string): Promise<Account> {
  const { body } = await sent(url, 'POST', '/login/v1/accounts', null, { email, password: PASSWORD });
  let authorization = `Bearer ${body['accessToken']}`;
  let [kinds, changes, synchronizations, others] = [0, 0, 0, 0];
  let added = 0;
  let favourites: Point[] = [];
  const call = (method: string, path: string, json?: unknown) => sent(url, method, path, authorization, json);
  const items: string[] = [];

  async function deleteOrAdd(): Promise<Answered> {
    if (changes++ % 2 === 0 && favourites.length > 0)
      return call('DELETE', `/api/v1/favorites/${favourites.shift()!.favoriteId}`);
    const answered = await call('POST', '/api/v1/favorites', point(added++));
    const { favoriteId } = answered.body;
    if (typeof favoriteId === 'string') favourites.push({ favoriteId, id: point(added - 1).id });
    return answered;
  }

  async function change(): Promise<Answered> {
    const kind = kinds++ % 4;
    if (kind === 1 && favourites.length > 1)
      return call('PUT', '/api/v1/favorites/order', {
        ids: favourites.toReversed().map(({ favoriteId }) => favoriteId),
      });
    if (kind === 2 && favourites.length > 1) {
      const { favoriteId, id } = favourites[1]!;
      return call('PUT', `/api/v1/favorites/${favoriteId}`, { ...point(changes), id });
    }
    return deleteOrAdd();
  }

  async function synchronize(): Promise<Answered> {
    const answered = await call(
      'POST',
      '/api/v1/favorites/synchronize',
      lists(feed, synchronizations, synchronizations++ % LARGE_EACH === 0 ? ENTRIES : FEW),
    );
    const points = answered.body['favoritePointOfInterests'];
    if (Array.isArray(points))
      favourites = points.map((one) => ({ favoriteId: one.favoriteId, id: one.pointOfInterest.id }));
    return answered;
  }

  async function other(): Promise<Answered> {
    if (others++ % 10 === 0)
      return call('PUT', '/userinfo/update', { attributes: { address: `${others}`.padEnd(200, 'x') } });
    if (items.length < 50) {
      const recipient = { firstName: 'x'.repeat(80), lastName: `${items.length}`.padEnd(80, 'x') };
      const answered = await call('POST', '/store/cart/items', { productId: 'single-ticket', recipient });
      items.push(
        ...(JSON.stringify(answered.body).match(/(?<="itemId":")[^"]+/g) ?? []).filter((id) => !items.includes(id)),
      );
      return answered;
    }
    return call('PUT', `/store/cart/items/${items[others % items.length]}`, { quantity: 1 + (others % 20) });
  }

  return {
    authorization: () => authorization,
    change,
    deleteOrAdd,
    synchronize,
    other,
    signInBody: JSON.stringify({ email, password: PASSWORD }),
    async signIn() {
      const answered = await sent(url, 'POST', '/login/v1/sessions', null, { email, password: PASSWORD });
      if (answered.status === 201) authorization = `Bearer ${answered.body['accessToken']}`;
      return answered;
    },
  };
}

function point(number: number) {
  return { type: 'POI', id: `point-${number}-`.padEnd(1_900, 'x'), label: `${number}`.padEnd(200, 'x') };
}

/** All four lists with this many entries: existing entries with later changes, and new ones that exceed the limit by one. */
function lists(feed: Feed, turn: number, entries: number) {
  const updatedAt = '2999-01-01T00:00:00.000Z';
  const all = Array.from({ length: entries }, (_, i) => i);
  const at = (i: number) => ({ lat: 48 + i / 10_000, lon: 7 + turn / 1e6 });
  return {
    favoriteAddresses: all.map((i) => ({
      updatedAt,
      category: 'OTHER',
      label: `${turn} `.padEnd(60, 'x'),
      address: { street: `${i} rue`.padEnd(120, 'x'), zipCode: '67000', city: 'Strasbourg', coordinates: at(i) },
    })),
    favoriteLines: all.map((i) => ({ updatedAt, line: { id: feed.routes[i % feed.routes.length]!.id } })),
    favoritePointOfInterests: all.map((i) => ({
      updatedAt,
      type: 'POI',
      label: `${turn} `.padEnd(100, 'x'),
      pointOfInterest: { id: `synchronized-${i}-`.padEnd(900, 'x') },
    })),
    favoriteStopPoints: all.map((i) => ({
      updatedAt,
      stopPoint: {
        id: feed.stops[i % feed.stops.length]!.id,
        lineIds: i < OF_A_KIND ? [feed.routes[turn % feed.routes.length]!.id] : [],
      },
    })),
  };
}

async function sent(
  url: string,
  method: string,
  path: string,
  authorization: string | null,
  json?: unknown,
): Promise<Answered & { readonly body: Readonly<Record<string, unknown>> }> {
  const began = performance.now();
  const { 'content-type': type, ...key } = HEADERS;
  const response = await fetch(url + path, {
    method,
    headers: {
      ...key,
      ...(json === undefined ? {} : { 'content-type': type }),
      ...(authorization === null ? {} : { authorization }),
    },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  });
  const text = await response.text();
  const milliseconds = performance.now() - began;
  return { status: response.status, milliseconds, body: text.startsWith('{') ? JSON.parse(text) : {} };
}
