import { type BackendRequest, type FakeBackend, fakeBackend, fakeHost } from '@halte/testkit';
import { HostProvider } from '@halte/ui/host';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { NO_USER_WEB } from './accountCalls.ts';
import { useAttributes, useChangedAttributes } from './useAttributes.ts';
import { updateAttributes } from './userWeb.ts';

const refresh = jest.fn();
const answerAda = (request: BackendRequest) => void request.answer({ attributes: { firstName: 'Ada' } });
let backend: FakeBackend;

function start(userWeb: string | undefined, react: (request: BackendRequest) => void = answerAda) {
  backend = fakeBackend(react);
  const session = { authenticated: true };
  const host = fakeHost({ tenant: { urls: { userWeb }, bffUrl: '/bff' }, accessToken: 'abc', session });
  const cache = new Map();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <SWRConfig value={{ provider: () => cache }}>
      <HostProvider host={host}>{children}</HostProvider>
    </SWRConfig>
  );
  const read = () => renderHook(() => useAttributes(), { wrapper });
  return { host, wrapper, read };
}

beforeEach(() => {
  refresh.mockClear();
  window.addEventListener('kas-refresh-token', refresh);
});
afterEach(() => {
  backend.restore();
  window.removeEventListener('kas-refresh-token', refresh);
});

it.each([
  ['https://people.example', 'https://people.example'],
  ['/bff', 'http://localhost/bff'],
])('at %s it is sent the token, and neither key nor language', async (address, base) => {
  const { host, read } = start(address);
  const { result } = read();
  await waitFor(() => expect(result.current.attributes).toEqual({ firstName: 'Ada' }));
  expect(host.session.state.get().attributes).toEqual({ firstName: 'Ada' });
  expect(await updateAttributes(host, { city: null })).toEqual({ firstName: 'Ada' });
  const [reading, update] = backend.requests;
  expect([reading?.method, reading?.url]).toEqual(['GET', `${base}/me?attributes`]);
  expect([...(reading?.headers ?? [])]).toEqual([['authorization', 'Bearer abc']]);
  expect([update?.method, update?.url]).toEqual(['PUT', `${base}/userinfo/update`]);
  expect(update?.body).toEqual({ attributes: { city: null } });
  expect(refresh).not.toHaveBeenCalled();
});

it('without an address fails with the error of the specification, and sends nothing', async () => {
  const { host, read } = start(undefined);
  expect(read().result.current.error).toMatchObject({ message: 'KAS UserWeb URL was not provided.' });
  await expect(updateAttributes(host, {})).rejects.toThrow(NO_USER_WEB);
  expect(backend.requests).toEqual([]);
});

it.each([
  ['a refused token', 401, { code: 'session-over' }, { code: 'session-over' }],
  ['an answer without attributes', 200, {}, { code: 'invalid-answer' }],
])('requests a new token after %s', async (_, status, body, problem) => {
  const { result } = start('https://people.example', (request) => void request.answer(body, status)).read();
  await waitFor(() => expect(result.current.error).toMatchObject(problem));
  expect(refresh).toHaveBeenCalledTimes(1);
});

it('requests no token for a page that was left', async () => {
  const { unmount } = start('https://people.example', () => undefined).read();
  await waitFor(() => expect(backend.requests).toHaveLength(1));
  unmount();
  await act(async () => undefined);
  expect(backend.requests[0]?.signal?.aborted).toBe(true);
  expect(refresh).not.toHaveBeenCalled();
});

it('asks nothing again on the way back, and shows what was changed since', async () => {
  const { host, wrapper, read } = start('https://people.example');
  const first = read();
  await waitFor(() => expect(first.result.current.attributes).not.toBeNull());
  first.unmount();
  const { result: changed } = renderHook(() => useChangedAttributes(), { wrapper });
  act(() => changed.current({ firstName: 'Grace' }));
  const { result } = read();
  await waitFor(() => expect(result.current.attributes).toEqual({ firstName: 'Grace' }));
  expect(host.session.state.get().attributes).toEqual({ firstName: 'Grace' });
  expect(backend.requests).toHaveLength(1);
});
