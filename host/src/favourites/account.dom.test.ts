import { type Api, ApiProblem } from '@halte/api';
import { EVENTS } from '@halte/contract';
import { createAccount } from './account.ts';
import { EMPTY_LISTS } from './lists.ts';

const AT = '2026-11-24T07:00:00.000Z';
const LINE = { favoriteId: '1', line: { id: 'A' } };
const lists = { ...EMPTY_LISTS, favoriteLines: [LINE] };
const ALL_KINDS = {
  favoriteAddresses: [
    {
      favoriteId: '2',
      category: 'HOME',
      label: 'Home',
      address: { street: '1 Elm Road', zipCode: '', city: '', coordinates: { lat: 48, lon: 7 } },
    },
  ],
  favoriteLines: [LINE],
  favoritePointOfInterests: [{ favoriteId: '3', type: 'POI', label: 'Pool', pointOfInterest: { id: 'P' } }],
  favoriteStopPoints: [{ favoriteId: '4', stopPoint: { id: 'S', lineIds: [] } }],
};

interface Answer {
  readonly status: number;
  readonly data?: unknown;
}

function accountThat(
  answer: (requests: readonly unknown[]) => Answer,
  token = () => 'token' as string | null,
  renewed = async (_token: string) => false,
) {
  const requests: unknown[][] = [];
  const call = (method: string) => async (path: string, options?: object) => {
    const { status, data } = answer([method, path]);
    requests.push([method, path, options]);
    return {
      data,
      error: { code: 'answered', message: 'x' },
      response: { ok: status < 300, status, headers: new Headers() },
    };
  };
  const api = {
    wake: () => undefined,
    GET: call('GET'),
    POST: call('POST'),
    PUT: call('PUT'),
    DELETE: call('DELETE'),
  } as unknown as Api;
  return { requests, account: createAccount(api, token, renewed) };
}

it('sends each request in the format of the API, and parses the answer', async () => {
  const served = { ...LINE, served: true };
  const { account, requests } = accountThat(([method, path]) => {
    if (method === 'DELETE') return { status: 204 };
    const isOne = method === 'PUT' || (method === 'POST' && path === '/api/v1/favorites');
    return { status: 200, data: isOne ? served : { favoriteLines: [served, { line: 7 }], rejected: [] } };
  });
  expect(await account.list()).toEqual(lists);
  expect(await account.synchronize(ALL_KINDS)).toEqual(lists);
  expect(await account.add({ kind: 'LINE', id: 'A' }, AT)).toEqual(lists);
  expect(await account.change('7', { kind: 'LINE', id: 'A' }, AT)).toEqual(lists);
  await account.arrange(['7'], AT);
  await account.remove('7', AT);
  expect(requests).toEqual([
    ['GET', '/api/v1/favorites', undefined],
    ['POST', '/api/v1/favorites/synchronize', { body: ALL_KINDS }],
    ['POST', '/api/v1/favorites', { body: { type: 'LINE', id: 'A', changedAt: AT } }],
    [
      'PUT',
      '/api/v1/favorites/{id}',
      { params: { path: { id: '7' } }, body: { type: 'LINE', id: 'A', changedAt: AT } },
    ],
    ['PUT', '/api/v1/favorites/order', { body: { ids: ['7'], changedAt: AT } }],
    ['DELETE', '/api/v1/favorites/{id}', { params: { path: { id: '7' }, query: { changedAt: AT } } }],
  ]);
});

it('treats a missing favourite as removed, and no other error', async () => {
  await expect(accountThat(() => ({ status: 404 })).account.remove('7', AT)).resolves.toBeUndefined();
  await expect(accountThat(() => ({ status: 500 })).account.remove('7', AT)).rejects.toThrow(ApiProblem);
});

it('requests a new token once for each expired one', async () => {
  const heard = jest.fn();
  window.addEventListener(EVENTS.refreshToken, heard);
  let token: string | null = 'first';
  const { account } = accountThat(
    () => ({ status: 401 }),
    () => token,
  );
  await expect(account.list()).rejects.toMatchObject({ status: 401 });
  await expect(account.remove('7', AT)).rejects.toMatchObject({ status: 401 });
  expect(heard).toHaveBeenCalledTimes(1);
  token = 'second';
  await expect(account.list()).rejects.toMatchObject({ status: 401 });
  expect(heard).toHaveBeenCalledTimes(2);
  token = null;
  await expect(account.list()).rejects.toMatchObject({ status: 401 });
  expect(heard).toHaveBeenCalledTimes(2);
  window.removeEventListener(EVENTS.refreshToken, heard);
});

it('retries with a new token', async () => {
  let token = 'first';
  const { account, requests } = accountThat(
    () => (token === 'first' ? { status: 401 } : { status: 204 }),
    () => token,
    async (former) => {
      expect(former).toBe('first');
      token = 'second';
      return true;
    },
  );
  await account.remove('7', AT);
  expect(requests).toHaveLength(2);
});

it('does not retry twice', async () => {
  const { account, requests } = accountThat(
    () => ({ status: 401 }),
    () => 'token',
    async () => true,
  );
  await expect(account.list()).rejects.toMatchObject({ status: 401 });
  expect(requests).toHaveLength(2);
});
