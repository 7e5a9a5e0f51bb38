/** Every call of the document, sent over HTTP to a listening server: valid, invalid, and for missing resources. */

import { LANGUAGES } from '../../common/language.ts';
import { PROBLEMS } from '../../problems/codes.ts';
import { at, type Call } from '../../testing/calls/call.ts';
import { EVERY_CALL } from '../../testing/calls/every.ts';
import {
  describedIn,
  HOSTILE_ID,
  hostilePaths,
  methodOf,
  neededBy,
  requestFirstSuccess,
  requestOf,
  responseOf,
  templateOf,
  waysIn,
} from '../../testing/calls/requests.ts';
import { operationsOf } from '../../testing/fuzz/requests.ts';
import { type Answer, ORIGIN, type RunningServer, runningServer } from '../../testing/runningServer.ts';

const CACHE_CONTROL = {
  tagged: /^public, max-age=[1-9]\d*$/,
  briefly: /^public, max-age=[1-9]\d*$/,
  privately: /^private, no-cache$/,
  never: /^no-store$/,
  forever: /^public, max-age=31536000, immutable$/,
};
const SHOWN_BY = { apiKey: 'x-api-key', bearer: 'authorization' };

const named = (calls: readonly Call[]) => calls.map((call) => [call.operation, call] as const);

/** It may begin with the name of a field as sent. */
const MESSAGE = /^(["'\p{Lu}]|[a-z]+[A-Za-z]* must ).*[.?]$/su;

let server: RunningServer;

beforeAll(async () => {
  server = await runningServer();
}, 30_000);

afterAll(() => server.close());

/** A problem that every screen can show, without internals. */
function expectProblem(answer: Answer, status: number, code: string): void {
  expect([answer.status, at('code')(answer.body)]).toEqual([status, code]);
  expect(PROBLEMS).toHaveProperty([code, 'status'], status);
  expect(at('message')(answer.body)).toMatch(MESSAGE);
  expect(at('requestId')(answer.body)).toBe(answer.headers.get('x-request-id'));
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.text).not.toMatch(/node_modules|\.ts:|at Object|TypeError/);
}

describe.each(named(EVERY_CALL))('%s', (_operation, call) => {
  it.each(call.succeeds.map((row, i) => [i + 1, row] as const))('answers, %#', async (_number, row) => {
    const { status = 200, contains, check } = row;
    const request = await requestOf(server, call, row.request);
    const answer = await server.send(request);
    expect([answer.status, answer.status === 204 ? answer.text : '']).toEqual([status, '']);
    expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    if (contains instanceof RegExp) expect(answer.text).toMatch(contains);
    else if (contains) expect(answer.body).toMatchObject(contains);
    expect(answer.headers.get('cache-control')).toMatch(CACHE_CONTROL[call.caching]);
    expect(answer.headers.has('etag')).toBe(call.caching === 'tagged');
    await check?.(answer, server, request);
  });

  const failures = call.refuses.length > 0 ? it.each(call.refuses) : null;
  failures?.('refuses with %d %s, %#', async (status, code, request) => {
    expectProblem(await server.send(await requestOf(server, call, request)), status, code);
    // An address unknown to the router is not a call, so it is not in the document.
    if (code !== 'unknown-address') expect(responseOf(server, call, status)?.description).toContain(`\`${code}\``);
  });

  it('is refused at least once for each kind of bad request', () => {
    const { parameters = [], requestBody } = describedIn(server, call);
    const statuses = call.refuses.map(([status]) => status);
    const inAddress = parameters.filter((one) => one.in === 'path' || one.in === 'query');
    if (inAddress.length > 0 || requestBody) expect(statuses).toContain(400);
    if (parameters.some((one) => one.in === 'path')) expect(statuses).toContain(404);
  });

  const withIds = templateOf(call).includes('{') ? it : null;
  withIds?.('knows no hostile id', async () => {
    const request = await requestOf(server, call, call.succeeds[0].request);
    for (const path of hostilePaths(call, request.path)) {
      const { status, body } = await server.send({ ...request, path });
      // Tile numbers are not ids.
      expect([path, status]).toEqual([path, path.startsWith('/tiles/') ? 400 : 404]);
      expect(at('message')(body)).toMatch(MESSAGE);
      expect(decodeURIComponent(path)).toContain(HOSTILE_ID);
    }
  });

  it('asks for what the document says, and for nothing else', async () => {
    const { headers, ...request } = await requestOf(server, call, call.succeeds[0].request);
    const needed = neededBy(server, call);
    if (needed.length === 0) expect((await server.send(request)).status).toBeLessThan(300);
    else expect(describedIn(server, call).responses).toHaveProperty('401');
    const refusedFor = async (changed: Record<string, string>, code: string) =>
      expectProblem(await server.send({ ...request, headers: changed }), 401, code);
    const { 'x-api-key': _key, ...keyless } = { ...headers };
    const { authorization: _token, ...tokenless } = { ...headers };
    if (needed.includes('apiKey')) {
      await refusedFor(keyless, 'missing-api-key');
      await refusedFor({ ...keyless, 'x-api-key': 'guess' }, 'unknown-api-key');
    }
    if (needed.includes('bearer')) await refusedFor(tokenless, 'missing-token');
    // A signed-in user can sign out, also with an expired token.
    if (needed.includes('bearer') && call.operation !== 'DELETE /login/v1/sessions')
      await refusedFor({ ...tokenless, authorization: 'Bearer guess' }, 'session-over');
  });

  it('tells caches what it depends on, and readers in which language it is', async () => {
    const { status, headers } = await requestFirstSuccess(server, call, { 'accept-language': 'it' });
    const shown = Object.entries(SHOWN_BY).flatMap(([scheme, header]) =>
      waysIn(server, call).flat().includes(scheme) ? [header] : [],
    );
    const localized = Boolean(call.localized ?? call.localizedButEmpty);
    const isPacked = status !== 204;
    const expected = [
      'origin',
      ...shown,
      ...(localized ? ['accept-language'] : []),
      ...(isPacked ? ['accept-encoding'] : []),
    ];
    expect(headers.get('vary')?.toLowerCase().split(/, ?/)).toEqual(expected);
    expect(headers.get('content-language')).toBe(localized ? 'it' : null);
  });

  it('names the methods there are', async () => {
    const { headers = {}, path } = await requestOf(server, call, call.succeeds[0].request);
    const answer = await server.send({ path, method: 'PATCH', headers: { ...headers, origin: ORIGIN } });
    expectProblem(answer, 405, 'method-not-allowed');
    // The page can read why it is rejected.
    expect(answer.headers.get('access-control-allow-origin')).toBe(ORIGIN);
    const there = Object.keys(server.document.paths[templateOf(call)]!).map((method) => method.toUpperCase());
    const allowed = answer.headers.get('allow')?.split(', ').sort();
    expect(allowed).toEqual([...there, ...(there.includes('GET') ? ['HEAD'] : [])].sort());
  });
});

it.each(named(EVERY_CALL.filter((call) => methodOf(call) === 'GET')))('HEAD is %s without a body', async (_, call) => {
  const request = await requestOf(server, call, call.succeeds[0].request);
  const [got, head] = [await server.send(request), await server.send({ ...request, method: 'HEAD' })];
  expect([head.status, head.text]).toEqual([got.status, '']);
  for (const name of ['content-type', 'content-length', 'cache-control', 'etag', 'vary'])
    expect([name, head.headers.get(name)]).toEqual([name, got.headers.get(name)]);
});

it.each(named(EVERY_CALL.filter(({ caching }) => caching === 'tagged')))('does not send %s twice', async (_, call) => {
  const first = await requestFirstSuccess(server, call);
  const tag = first.headers.get('etag') ?? '';
  // As sent by a browser, through a compressing proxy, with several tags, and with any.
  for (const known of [tag, tag.replace(/^W\//, ''), `"older", ${tag}`, '*']) {
    const again = await requestFirstSuccess(server, call, { 'if-none-match': known });
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', tag]);
    expect(responseOf(server, call, 304)).toBeDefined();
    for (const name of ['cache-control', 'vary'])
      expect([name, again.headers.get(name)]).toEqual([name, first.headers.get(name)]);
  }
  const request = await requestOf(server, call, call.succeeds[0].request);
  const head = await server.send({ ...request, method: 'HEAD', headers: { ...request.headers, 'if-none-match': tag } });
  expect(head.status).toBe(304);
  const other = await requestFirstSuccess(server, call, { 'if-none-match': '"older"' });
  expect([other.status, other.text]).toEqual([200, first.text]);
});

describe.each(named(EVERY_CALL.filter(({ localized }) => localized)))('the texts of %s', (_operation, call) => {
  const textFor = async (language: string) => {
    const answer = await requestFirstSuccess(server, call, { 'accept-language': language });
    return { text: call.localized!.from(answer.body) };
  };

  it.each(LANGUAGES)('are in %s', async (language) => {
    expect((await textFor(language)).text).toBe(call.localized!.texts[language]);
  });

  it.each([
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['pl, it;q=0.4', 'it'],
    ['pl', 'fr'],
  ] as const)('for "%s" are in %s', async (requested, language) => {
    expect((await textFor(requested)).text).toBe(call.localized!.texts[language]);
  });
});

describe.each(named(EVERY_CALL))('a page that asks for %s', (_operation, call) => {
  const HEADERS = 'authorization,content-type,x-api-key';
  const mayI = async (origin: string) => {
    const { path } = await requestOf(server, call, call.succeeds[0].request);
    const requested = { 'access-control-request-method': methodOf(call), 'access-control-request-headers': HEADERS };
    return server.send({ path, method: 'OPTIONS', headers: { origin, ...requested } });
  };

  it('may', async () => {
    const before = await mayI(ORIGIN);
    expect([before.status, before.headers.get('access-control-allow-origin')]).toEqual([204, ORIGIN]);
    expect(before.headers.get('access-control-allow-methods')?.split(', ')).toContain(methodOf(call));
    expect(before.headers.get('access-control-allow-headers')?.split(/, ?/)).toEqual(HEADERS.split(','));
    expect(before.headers.get('vary')?.toLowerCase()).toContain('origin');
    const { status, headers } = await requestFirstSuccess(server, call, { origin: ORIGIN });
    expect([Math.floor(status / 100), headers.get('access-control-allow-origin')]).toEqual([2, ORIGIN]);
    expect(headers.get('vary')?.toLowerCase()).toContain('origin');
    expect(headers.get('access-control-expose-headers')?.split(/, ?/)).toEqual(
      expect.arrayContaining(['retry-after', 'date']),
    );
  });

  it('may not where it comes from elsewhere', async () => {
    expect((await mayI(`${ORIGIN}.evil.example`)).headers.has('access-control-allow-origin')).toBe(false);
  });
});

it.each(['/api/v1/network', '/nowhere'])('answers OPTIONS of %s also to what is no page', async (path) => {
  expect(await server.send({ path, method: 'OPTIONS' })).toMatchObject({ status: 204, text: '' });
});

it('are all the calls of the document', () => {
  const described = operationsOf(server.document).map(({ method, path }) => `${method} ${path}`);
  expect(EVERY_CALL.map(({ operation }) => operation).sort()).toEqual(described.sort());
});
