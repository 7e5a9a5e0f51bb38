import { BOUNDS } from './keptAnswers.ts';
import { onNetworkChange } from './network/keptNetwork.ts';
import { type FakeBrowser, fakeBrowser, ORIGIN, sha384 } from './testing/fakeScope.ts';

const BUILD = 'aaaaaaaaaaaa';
const NEWER = 'bbbbbbbbbbbb';
const NEWEST = 'cccccccccccc';
const DAY = 86_400_000;
const MAIN = '/assets/main.1234abcd.js';
const VIEW = '/remotes/schedules/2.0.0/view.1234abcd.js';

let browser: FakeBrowser;
beforeEach(async () => {
  browser = await fakeBrowser();
});

const json = (content: unknown, init: ResponseInit = {}) =>
  new Response(JSON.stringify(content), { ...init, headers: { 'content-type': 'application/json', ...init.headers } });

const HEADERS = { 'accept-language': 'fr', 'x-api-key': 'demo' };
const read = (path: string, headers: Record<string, string> = HEADERS) =>
  new Request(`${ORIGIN}/bff${path}`, { headers });
const search = (body: string) =>
  new Request(`${ORIGIN}/bff/api/trip-planner/v2/journeys/search`, { method: 'POST', headers: HEADERS, body });
const page = (path: string, cache = 'default') => ({
  ...{
    method: 'GET',
    url: `${ORIGIN}${path}`,
    mode: 'navigate',
    destination: 'document',
    cache,
    headers: new Headers(),
  },
});

const offline = async () => {
  throw new TypeError('no network');
};
const never = () => new Promise<Response>(() => undefined);

async function answered(request: object, clientId?: string): Promise<Response> {
  const answer = browser.ask(request, clientId);
  if (answer === null) throw new Error('The worker does not answer it.');
  const response = await answer;
  await browser.settled();
  return response;
}

/** The host's server with one build. */
function server(
  buildId: string,
  latest: object = {},
  files: Readonly<Record<string, string>> = { [MAIN]: 'main', [VIEW]: 'view' },
) {
  const integrity = Object.fromEntries(Object.entries(files).map(([file, text]) => [file, sha384(text)]));
  return async (url: string): Promise<Response> => {
    const [, locale] = /^\/builds\/shell\/(\w+)\.json/.exec(url) ?? [];
    if (locale)
      return json({ buildId, html: `shell ${buildId} ${locale} ${url.split('theme=')[1]}`, policy: 'p', integrity });
    if (url === '/builds/latest.json') return json({ buildId, ...latest });
    return new Response(files[url] ?? `page ${url}`, { headers: { 'content-type': 'text/x' } });
  };
}

const keep = (changes: object = {}) =>
  browser.say({
    kind: 'keep',
    buildId: BUILD,
    locale: 'fr',
    theme: 'system',
    apiKey: 'demo',
    files: [MAIN, VIEW],
    answers: [],
    ...changes,
  });

const named = () => answered(new Request(`${ORIGIN}/builds/latest.json`));

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise(setImmediate);
}

describe('reads', () => {
  it('are answered by the network, and without it as they were kept, to a page that has none', async () => {
    browser.network = async () =>
      json({ lines: [1] }, { headers: { 'x-kept-at': '1', 'set-cookie': 'a=b', date: 'x' } });
    expect(await (await answered(read('/api/v1/lines'))).json()).toEqual({ lines: [1] });
    browser.network = offline;
    browser.tabs.set('reloaded', 'top-level');
    browser.now += 60_000;
    const old = await answered(read('/api/v1/lines'), 'reloaded');
    expect(await old.json()).toEqual({ lines: [1] });
    expect([...old.headers.keys()]).toEqual(['content-type']);
    const address = expect.stringMatching(/^\/bff\/api\/v1\/lines [0-9a-f]{8}$/);
    const kept = { kind: 'kept', address, at: browser.now - 60_000 };
    expect(browser.told).toEqual([kept]);
    await browser.say({ kind: 'ages' }, 'reloaded');
    await browser.say({ kind: 'ages' }, 'tab');
    expect(browser.told).toEqual([kept, kept]);
    browser.network = async () => json({ lines: [2] });
    expect(await (await answered(read('/api/v1/lines'), 'reloaded')).json()).toEqual({ lines: [2] });
    expect(browser.told.slice(2)).toEqual([{ kind: 'fresh', address }]);
    await browser.say({ kind: 'ages' }, 'reloaded');
    expect(browser.told).toHaveLength(3);
  });

  it('that are old are none of banners, preferences and tiles', async () => {
    browser.network = async () => json({});
    const timeless = [
      read('/core/v1/banners'),
      read('/api/trip-planner/v4/journeys/preferences'),
      read('/tiles/1/1/1.svg'),
    ];
    for (const request of timeless) await answered(request.clone());
    browser.network = offline;
    browser.tabs.set('reloaded', 'top-level');
    for (const request of timeless) expect((await answered(request, 'reloaded')).status).toBe(200);
    expect(browser.told).toEqual([]);
  });

  it('fail as before in a page that has an answer of the network, which says itself that it gets old', async () => {
    browser.network = async () => json({});
    await answered(read('/api/v1/lines'));
    browser.network = offline;
    await expect(answered(read('/api/v1/lines'))).rejects.toThrow('no network');
  });

  it('say nothing of vehicles once they are old', async () => {
    const late = { status: 'live', departureDateTime: 'late', scheduledDepartureDateTime: 'planned', delaySeconds: 60 };
    browser.network = async () => json({ lines: [late] });
    expect(await (await answered(read('/api/v1/stopPoints/a/schedules'))).json()).toEqual({ lines: [late] });
    browser.network = offline;
    browser.start();
    const old = await answered(read('/api/v1/stopPoints/a/schedules'), 'other');
    const planned = { ...late, status: 'scheduled', departureDateTime: 'planned', delaySeconds: null };
    expect(await old.json()).toEqual({ lines: [planned] });
  });

  it('are shown as they were kept after three seconds, and the later answer is kept', async () => {
    browser.network = async () => json({ version: 1 });
    await answered(read('/api/v1/lines'));
    browser.start();
    let arrive: (answer: Response) => void = () => undefined;
    browser.network = () => new Promise((resolve) => (arrive = resolve));
    browser.tabs.set('other', 'top-level');
    const asked = browser.ask(read('/api/v1/lines'), 'other')!;
    browser.waits.length = 0;
    await until(() => browser.waits.length === 1);
    expect(browser.waits[0]?.milliseconds).toBe(3000);
    expect(browser.told).toEqual([]);
    browser.waits[0]?.resolve();
    expect(await (await asked).json()).toEqual({ version: 1 });
    await until(() => browser.told.length === 1);
    arrive(json({ version: 2 }));
    await browser.settled();
    await browser.settled();
    expect((await browser.contents())['halte-seen']).toEqual(['{"version":2}']);
  });

  it.each([502, 504])('are shown as they were kept where the proxy answers %s', async (status) => {
    browser.network = async () => json({ version: 1 });
    await answered(read('/api/v1/lines'));
    browser.start();
    browser.network = async () => json({}, { status });
    expect(await (await answered(read('/api/v1/lines'), 'other')).json()).toEqual({ version: 1 });
  });

  it.each([400, 404, 429, 500, 503])(
    'are the answer of the server where it answers %s, which is not kept',
    async (status) => {
      browser.network = async () => json({ version: 1 });
      await answered(read('/api/v1/lines'));
      browser.start();
      browser.network = async () => json({}, { status });
      expect((await answered(read('/api/v1/lines'), 'other')).status).toBe(status);
      expect((await browser.contents())['halte-seen']).toEqual(['{"version":1}']);
    },
  );

  it.each([
    ['another language', read('/api/v1/lines', { ...HEADERS, 'accept-language': 'en' })],
    ['another tenant', read('/api/v1/lines', { ...HEADERS, 'x-api-key': 'littoral' })],
    ['another question', read('/api/v1/lines?mode=bus')],
    ['another path', read('/api/v1/network/lines')],
  ])('are not those of %s', async (_, other) => {
    browser.network = async () => json({});
    await answered(read('/api/v1/lines'));
    browser.network = offline;
    await expect(answered(other, 'other')).rejects.toThrow('no network');
  });

  it('are those of the same search only, whose body is sent as it is', async () => {
    const bodies: string[] = [];
    browser.network = async (_, request) => {
      bodies.push(await request!.text());
      return json({ groups: bodies.length });
    };
    await answered(search('{"from":1}'));
    await answered(search('{"from":2}'));
    expect(bodies).toEqual(['{"from":1}', '{"from":2}']);
    browser.network = offline;
    expect(await (await answered(search('{"from":1}'), 'other')).json()).toEqual({ groups: 1 });
    await expect(answered(search('{"from":3}'), 'other')).rejects.toThrow('no network');
  });

  it('of a page inside another one are not kept', async () => {
    browser.tabs.set('frame', 'nested');
    browser.network = async () => json({});
    await answered(read('/api/v1/lines'), 'frame');
    expect(await browser.contents()).toEqual({});
  });

  it.each([
    ['of another origin, whose content nobody can check', { type: 'opaque' }],
    ['that was led elsewhere', { redirected: true }],
  ])('%s are not kept', async (_, properties) => {
    browser.network = async () => {
      const answer = json({});
      for (const [name, value] of Object.entries(properties)) Object.defineProperty(answer, name, { value });
      return answer;
    };
    await answered(read('/api/v1/lines'));
    expect(await browser.contents()).toEqual({});
  });

  it('of more than a megabyte are not kept', async () => {
    browser.network = async () => json('x'.repeat(1_000_000));
    await answered(read('/api/v1/lines'));
    expect(await browser.contents()).toEqual({});
  });

  it.each([
    ['a week', 7 * DAY, false],
    ['less than a week', 7 * DAY - 1, true],
    ['a time that has not come', -1, false],
  ])('of %s', async (_, age, isShown) => {
    browser.network = async () => json({});
    await answered(read('/api/v1/lines'));
    browser.network = offline;
    browser.now += age;
    const answer = await answered(read('/api/v1/lines'), 'other').catch(() => null);
    expect(answer !== null).toBe(isShown);
    expect((await browser.contents())['halte-seen']).toEqual(isShown ? ['{}'] : undefined);
  });

  it('are as many as are allowed: the one that was asked for first goes first, and what is asked again stays', async () => {
    browser.network = async (_, request) => json(await request!.text());
    const { most } = BOUNDS.searches;
    for (let number = 0; number < most; number += 1) await answered(search(String(number)));
    await answered(search('0'));
    await answered(search('new'));
    const kept = (await browser.contents())['halte-searches'];
    expect(kept).toHaveLength(most);
    expect(kept).toEqual(expect.arrayContaining(['"0"', '"new"', '"2"']));
    expect(kept).not.toContain('"1"');
  });

  it('that came with the page are kept as if the page had asked for them', async () => {
    browser.network = server(BUILD);
    const answers = [
      { method: 'GET', address: '/bff/api/v1/lines?b=2&a=1', body: '', answer: { lines: [] }, at: browser.now + 5000 },
      {
        method: 'POST',
        address: '/bff/api/trip-planner/v2/journeys/search',
        body: '{"from":1}',
        answer: { groups: [] },
        at: browser.now - 5,
      },
      { method: 'GET', address: '/bff/store/cart', body: '', answer: { email: 'x' }, at: browser.now },
    ];
    await keep({ answers });
    browser.network = offline;
    expect(await (await answered(read('/api/v1/lines?a=1&b=2'))).json()).toEqual({ lines: [] });
    expect(await (await answered(search('{"from":1}'))).json()).toEqual({ groups: [] });
    expect(browser.told.map((message) => 'at' in message && message.at)).toEqual([browser.now, browser.now - 5]);
    expect(JSON.stringify(await browser.contents())).not.toContain('email');
  });
});

describe('sign-out', () => {
  it('deletes searches, roadmaps and what was seen, and keeps nothing of what is under way', async () => {
    browser.network = async () => json({ secret: 1 });
    await answered(search('{}'));
    await answered(read('/api/v1/lines'));
    let arrive: (answer: Response) => void = () => undefined;
    browser.network = () => new Promise((resolve) => (arrive = resolve));
    const pending = browser.ask(read('/api/v1/alerts'), 'tab')!;
    await until(() => browser.sent.includes('/bff/api/v1/alerts'));
    await browser.say({ kind: 'forget' });
    arrive(json({ secret: 2 }));
    expect((await pending).status).toBe(200);
    await browser.settled();
    expect(Object.values(await browser.contents()).flat()).toEqual([]);
  });

  it('never had anything with a token', () => {
    expect(browser.ask(read('/api/v1/lines', { ...HEADERS, authorization: 'Bearer x' }))).toBeNull();
  });
});

describe('pages and files', () => {
  it('come from the kept shell while its build is the one that the server names, which is asked again', async () => {
    browser.network = server(BUILD);
    await keep();
    await named();
    browser.sent.length = 0;
    expect(await (await answered(page('/fr/schedules/line/1'))).text()).toBe(`shell ${BUILD} fr system`);
    expect(browser.sent).toEqual(['/builds/latest.json']);
    browser.network = server(NEWER);
    await answered(page('/fr'));
    expect(await (await answered(page('/fr'))).text()).toBe('page /fr');
  });

  it('are of the build that a page has just been told of', async () => {
    browser.network = server(BUILD);
    await keep();
    await named();
    browser.network = server(NEWER);
    await browser.ask(new Request(`${ORIGIN}/builds/latest.json`));
    expect(await (await browser.ask(page('/fr')))?.text()).toBe('page /fr');
  });

  it('without a network come from the shell, whatever build was named, and their files too', async () => {
    browser.network = server(BUILD);
    await keep();
    browser.network = offline;
    browser.start();
    const shell = await answered(page('/fr/x'));
    expect(shell.headers.get('content-security-policy')).toBe('p');
    expect(await shell.text()).toBe(`shell ${BUILD} fr system`);
    for (const [file, text] of [
      [MAIN, 'main'],
      [VIEW, 'view'],
    ] as const)
      expect(await (await answered(new Request(ORIGIN + file))).text()).toBe(text);
    expect((await answered(page('/'))).headers.get('location')).toBe(`${ORIGIN}/fr`);
  });

  it('without a network and a shell are a page that says so in their language', async () => {
    const answer = await answered(page('/de/schedules'));
    expect(answer.status).toBe(503);
    expect(await answer.text()).toMatch(/<html lang="de">.*Keine Verbindung.*<a href="">Erneut versuchen<\/a>/);
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/]+=';/);
    await expect(answered(page('/'))).rejects.toThrow('no network');
  });

  it('come from the shell after three seconds without an answer', async () => {
    browser.network = server(BUILD);
    await keep();
    browser.network = never;
    const asked = browser.ask(page('/fr'))!;
    await until(() => browser.waits.length === 1);
    expect(browser.waits[0]?.milliseconds).toBe(3000);
    browser.waits[0]?.resolve();
    expect(await (await asked).text()).toBe(`shell ${BUILD} fr system`);
  });

  it('keep no file whose content has another hash, or that the server does not name', async () => {
    browser.network = server(BUILD);
    await keep({ files: [] });
    browser.network = async (url) => new Response(url === VIEW ? 'view' : 'changed');
    await keep({
      files: [MAIN, VIEW, '/assets/other.1234abcd.js', 'https://other.example/x.js', '//other.example/y.js'],
    });
    const files = (await browser.contents())[`halte-shell-${BUILD}`];
    expect(files).toEqual(expect.arrayContaining(['view']));
    expect(files).not.toContain('changed');
    expect(browser.sent.filter((url) => url.includes('other'))).toEqual([]);
  });

  it('do not keep the page of another build than that of the page that asks', async () => {
    browser.network = server(NEWER);
    await keep();
    expect(await browser.contents()).toEqual({});
  });

  it('are kept until there are two newer builds', async () => {
    for (const buildId of [BUILD, NEWER, NEWEST]) {
      browser.network = server(buildId);
      await keep({ buildId });
    }
    const names = Object.keys(await browser.contents());
    expect(names.filter((name) => name.startsWith('halte-shell'))).toEqual([
      `halte-shell-${NEWER}`,
      `halte-shell-${NEWEST}`,
    ]);
  });

  it('have at most so many bytes of files', async () => {
    const large = 'x'.repeat(2_000_000);
    browser.network = server(BUILD, {}, { [MAIN]: large, [VIEW]: large, '/assets/small.1234abcd.js': 'small' });
    await keep({ files: [MAIN, VIEW, '/assets/small.1234abcd.js'] });
    const files = (await browser.contents())[`halte-shell-${BUILD}`] ?? [];
    expect(files.filter((text) => text === large)).toHaveLength(1);
    expect(files).toContain('small');
  });

  it('are written again for another appearance only', async () => {
    browser.network = server(BUILD);
    await keep();
    browser.sent.length = 0;
    await keep();
    expect(browser.sent).toEqual([]);
    await keep({ theme: 'dark' });
    browser.network = offline;
    expect(await (await answered(page('/fr'))).text()).toBe(`shell ${BUILD} fr dark`);
  });

  it('lose the files and the page of a version that was withdrawn', async () => {
    browser.network = server(BUILD);
    await keep();
    browser.network = server(BUILD, { withdrawn: ['/remotes/other/1.0.0/'] });
    await named();
    expect(Object.keys(await browser.contents())).toContain(`halte-shell-${BUILD}`);
    browser.network = server(NEWER, { withdrawn: ['/remotes/schedules/2.0.0/', '/', 7] });
    await named();
    expect(Object.keys(await browser.contents())).toEqual(['halte-state']);
    browser.network = offline;
    expect((await answered(page('/fr'))).status).toBe(503);
  });
});

describe('room', () => {
  it('is made from tiles first, and never from the shell', async () => {
    browser.network = server(BUILD);
    await keep();
    await answered(new Request(`${ORIGIN}/bff/tiles/1/1/1.svg`));
    await answered(read('/api/v1/lines'));
    browser.estimate = async () => ({ usage: 60, quota: 100 });
    await keep();
    expect(Object.keys(await browser.contents())).toContain('halte-tiles');
    browser.estimate = async () => ({ usage: (await browser.caches.has('halte-tiles')) ? 61 : 60, quota: 100 });
    await keep();
    expect(Object.keys(await browser.contents()).sort()).toEqual(['halte-seen', `halte-shell-${BUILD}`, 'halte-state']);
  });

  it('that is missing when something is stored is made in the same order', async () => {
    browser.network = server(BUILD);
    await keep();
    await answered(new Request(`${ORIGIN}/bff/tiles/1/1/1.svg`));
    await answered(read('/api/v1/lines'));
    const { open } = browser.caches;
    const refused: string[] = [];
    jest.spyOn(browser.caches, 'open').mockImplementation(async (name) => {
      const cache = await open.call(browser.caches, name);
      const { put } = cache;
      if (name === 'halte-searches' && (await browser.caches.has('halte-seen')))
        cache.put = async () => {
          refused.push(name);
          throw new DOMException('full', 'QuotaExceededError');
        };
      else cache.put = put;
      return cache;
    });
    await answered(search('{}'));
    jest.restoreAllMocks();
    expect(refused).toHaveLength(2);
    const names = Object.keys(await browser.contents()).sort();
    expect(names).toEqual(['halte-searches', `halte-shell-${BUILD}`, 'halte-state']);
  });
});

it('deletes everything and unregisters when the operator switches it off, and keeps nothing afterwards', async () => {
  browser.network = server(BUILD);
  await keep();
  await answered(read('/api/v1/lines'));
  await browser.caches.open('of-somebody-else');
  browser.network = server(BUILD, { offline: false });
  const told: boolean[] = [];
  const end = onNetworkChange(() => told.push(browser.unregistered()));
  await named();
  end();
  expect(told).toEqual([true]);
  expect(browser.unregistered()).toBe(true);
  await keep();
  expect(browser.ask(read('/api/v1/lines'))).toBeNull();
  expect(await browser.caches.keys()).toEqual(['of-somebody-else']);
});

it('keeps nothing of a page that is being kept when it is switched off', async () => {
  let arrive: () => void = () => undefined;
  const isAsked = new Promise<void>((resolve) => {
    browser.network = async (url) => {
      if (url === '/builds/latest.json') return json({ buildId: BUILD, offline: false });
      resolve();
      await new Promise<void>((later) => (arrive = later));
      return server(BUILD)(url);
    };
  });
  const kept = keep({ files: [] });
  await isAsked;
  const off = browser.ask(new Request(`${ORIGIN}/builds/latest.json`));
  await until(() => browser.sent.includes('/builds/latest.json'));
  arrive();
  await Promise.all([kept, off]);
  await browser.settled();
  expect(await browser.caches.keys()).toEqual([]);
  expect(browser.unregistered()).toBe(true);
});

it.each([
  null,
  7,
  { kind: 'other' },
  { kind: 'keep' },
  { kind: 'keep', buildId: '../x', locale: 'fr', theme: 'dark', files: [], apiKey: '', answers: [] },
  { kind: 'keep', buildId: BUILD, locale: 'xx', theme: 'dark', files: [], apiKey: '', answers: [] },
  { kind: 'keep', buildId: BUILD, locale: 'fr', theme: '"><script>', files: [], apiKey: '', answers: [] },
  { kind: 'keep', buildId: BUILD, locale: 'fr', theme: 'dark', files: 'x', apiKey: '', answers: [] },
])('ignores a message that is none: %j', async (message) => {
  browser.network = server(BUILD);
  await browser.say(message);
  expect(browser.sent).toEqual([]);
});

it('ignores an answer about the build that is none, as that of a captive portal', async () => {
  browser.network = server(BUILD);
  await keep();
  browser.network = async () => new Response('<html>sign in</html>');
  await named();
  browser.network = async () => json({ buildId: 7, offline: false });
  await named();
  expect(browser.unregistered()).toBe(false);
  expect((await browser.contents())['halte-state']).toEqual([expect.stringContaining('"latest":null')]);
});
