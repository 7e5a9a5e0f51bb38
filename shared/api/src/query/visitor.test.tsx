import type { SessionState } from '@halte/contract';
import { initI18n } from '@halte/i18n';
import { type FakeBackend, fakeBackend, fakeHost } from '@halte/testkit';
import { act, waitFor } from '@testing-library/react';
import { useSWRConfig } from 'swr';
import { BACKEND, hostOf, renderQuery } from './testing/renderQuery.tsx';
import { useQuery } from './useQuery.ts';

let backend: FakeBackend;

beforeEach(() => {
  initI18n({ locale: 'fr', apiKey: 'test' });
  // Each token gets its own answer.
  backend = fakeBackend(
    ({ headers, path, answer }) =>
      void answer({ notifications: [{ label: headers.get('authorization') }], lines: [], path }),
  );
});
afterEach(() => backend.restore());

const signedIn = (firstName: string): SessionState => ({
  authenticated: true,
  loading: false,
  attributes: { firstName },
});
const SIGNED_OUT: SessionState = { authenticated: false, loading: false, attributes: {} };

/** A page whose session changes. */
function page() {
  let token: string | null = 'camille';
  const host = fakeHost({ tenant: { bffUrl: BACKEND, apiKey: 'azur' }, session: signedIn('Camille') });
  Object.assign(host.session, { accessToken: () => token });
  return {
    host,
    become: (state: SessionState, next: string | null) =>
      act(async () => {
        token = next;
        host.session.state.set(state);
        await new Promise((done) => setTimeout(done));
      }),
  };
}

const useNotifications = (isWanted: boolean) => useQuery('/store/notifications', isWanted ? {} : null);
const useBoard = (id: string) => useQuery('/api/v1/stopPoints/{id}/schedules', { params: { path: { id } } });

/** The entries of the cache that hold an answer. */
function useCachedAddresses(): () => readonly unknown[] {
  const { cache } = useSWRConfig();
  return () =>
    [...cache.keys()].flatMap((key) =>
      cache.get(key)?.data ? (Reflect.get(Object(cache.get(key)), '_k')?.[3] ?? key) : [],
    );
}
const cached = () => renderQuery(useCachedAddresses, null).result.current();

it('asks again for another account, and never shows what the former one may see', async () => {
  const { host, become } = page();
  const { result } = renderQuery(useNotifications, true, host);
  await waitFor(() => expect(result.current.data).toMatchObject({ notifications: [{ label: 'Bearer camille' }] }));
  await become(signedIn('Sacha'), 'sacha');
  await waitFor(() => expect(result.current.data).toMatchObject({ notifications: [{ label: 'Bearer sacha' }] }));
  expect(backend.requests).toHaveLength(2);
});

it('shares what does not depend on the account', async () => {
  const { host, become } = page();
  const first = renderQuery(useBoard, 'shared', host);
  await waitFor(() => expect(first.result.current.data).toBeDefined());
  await become(signedIn('Camille'), 'renewed');
  const second = renderQuery(useBoard, 'shared', host);
  expect(second.result.current.data).toBe(first.result.current.data);
  expect(backend.requests).toHaveLength(1);
});

it.each([
  ['a sign-out', SIGNED_OUT, null],
  ['a change of account', signedIn('Sacha'), 'sacha'],
] as const)('forgets at %s all but what is still on the screen', async (_name, state, token) => {
  const { host, become } = page();
  const left = renderQuery(useBoard, 'left', host);
  const shown = renderQuery(useBoard, 'shown', host);
  const notifications = renderQuery((isWanted: boolean) => useNotifications(isWanted), true, host);
  await waitFor(() => expect(notifications.result.current.data && left.result.current.data).toBeDefined());
  left.unmount();
  notifications.unmount();
  expect(cached()).toEqual(expect.arrayContaining(['/store/notifications', '/api/v1/stopPoints/{id}/schedules']));
  await become(state, token);
  expect(cached()).toEqual(['/api/v1/stopPoints/{id}/schedules']);
  expect(shown.result.current.data).toBeDefined();
  // Also while it is fresh it is asked for again.
  const sent = backend.requests.length;
  const again = renderQuery(useBoard, 'left', host);
  await waitFor(() => expect(again.result.current.data).toBeDefined());
  expect(backend.requests).toHaveLength(sent + 1);
});

it('forgets the answers of another tenant', async () => {
  const { result, unmount } = renderQuery(useBoard, 'tenant', hostOf('azur'));
  await waitFor(() => expect(result.current.data).toBeDefined());
  unmount();
  const vert = renderQuery(useBoard, 'tenant', hostOf('vert'));
  await waitFor(() => expect(vert.result.current.data).toBeDefined());
  expect(cached()).toHaveLength(1);
});
