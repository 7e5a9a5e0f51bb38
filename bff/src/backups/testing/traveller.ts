/** For tests: a traveller with an account, favourites and a cart, by the calls of the pages. */
const KEY = 'halte-test';
export const TRAVELLER = { email: 'ada@example.org', password: 'correct horse battery' };
const LOGIN = '/login/v1';
const FAVOURITES = '/api/v1/favorites';
const CART = '/store/cart';

async function call(origin: string, path: string, token: string | null, body?: unknown): Promise<unknown> {
  const answer = await fetch(`${origin}${path}`, {
    headers: {
      'x-api-key': KEY,
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
  return text === '' ? null : JSON.parse(text);
}

export async function signIn(origin: string, password = TRAVELLER.password): Promise<string> {
  const session = await call(origin, `${LOGIN}/sessions`, null, { ...TRAVELLER, password });
  return (session as { accessToken: string }).accessToken;
}

/** @returns the token of a session. */
export async function signUp(origin: string): Promise<string> {
  await call(origin, `${LOGIN}/accounts`, null, { ...TRAVELLER, attributes: { firstName: 'Ada' } });
  return signIn(origin);
}

export const addLine = (origin: string, token: string) => call(origin, FAVOURITES, token, { type: 'LINE', id: 'A' });

export const addTicket = (origin: string, token: string) =>
  call(origin, `${CART}/items`, token, {
    productId: 'day-pass',
    email: TRAVELLER.email,
    recipient: { firstName: 'Ada', lastName: 'Martin' },
  });

/** What a page shows of them. */
export async function belongings(origin: string, token: string) {
  return {
    favourites: await call(origin, FAVOURITES, token),
    cart: await call(origin, `${CART}?email=${TRAVELLER.email}`, token),
  };
}
