import { type BackendRequest, type FakeBackend, fakeBackend, fakeHost } from '@halte/testkit';
import { NO_USER_WEB } from './accountCalls.ts';
import { userWebOf } from './userWeb.ts';

const refresh = jest.fn();
const live = () => new AbortController().signal;
const answerAda = (request: BackendRequest) => void request.answer({ attributes: { firstName: 'Ada' } });
let backend: FakeBackend;

function start(userWeb: string | undefined, react: (request: BackendRequest) => void = answerAda) {
  backend = fakeBackend(react);
  return userWebOf(fakeHost({ tenant: { urls: { userWeb }, bffUrl: '/bff' }, accessToken: 'abc' }));
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
  const userWeb = start(address);
  expect(await userWeb.read(live())).toEqual({ firstName: 'Ada' });
  expect(await userWeb.update({ city: null })).toEqual({ firstName: 'Ada' });
  const [read, update] = backend.requests;
  expect([read?.method, read?.url]).toEqual(['GET', `${base}/me?attributes`]);
  expect([...(read?.headers ?? [])]).toEqual([['authorization', 'Bearer abc']]);
  expect([update?.method, update?.url]).toEqual(['PUT', `${base}/userinfo/update`]);
  expect(update?.body).toEqual({ attributes: { city: null } });
  expect(refresh).not.toHaveBeenCalled();
});

it('without an address fails with the error of the specification, and sends nothing', async () => {
  const userWeb = start(undefined);
  await expect(userWeb.read(live())).rejects.toThrow(NO_USER_WEB);
  await expect(userWeb.update({})).rejects.toThrow('KAS UserWeb URL was not provided.');
  expect(backend.requests).toEqual([]);
});

it.each([
  ['a refused token', 401, { code: 'session-over' }, { code: 'session-over' }],
  ['an answer without attributes', 200, {}, { message: 'The account system answered without attributes.' }],
])('requests a new token after %s', async (_, status, body, problem) => {
  const userWeb = start('https://people.example', (request) => void request.answer(body, status));
  await expect(userWeb.read(live())).rejects.toMatchObject(problem);
  expect(refresh).toHaveBeenCalledTimes(1);
});

it('requests no token for a page that was left', async () => {
  const leaving = new AbortController();
  const reading = start('https://people.example', () => undefined).read(leaving.signal);
  leaving.abort();
  await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
  expect(refresh).not.toHaveBeenCalled();
});
