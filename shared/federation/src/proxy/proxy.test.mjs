import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import { brotliCompressSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { createBuildEvents } from '../dev/events.mjs';
import { localCookie, localLocation, localPolicy } from './headers.mjs';
import { withLocalAreas } from './localAreas.mjs';
import { startProxy } from './server.mjs';

const title = { fr: 'Parkings', en: 'Car parks', es: 'Aparcamientos', it: 'Parcheggi', de: 'Parkplätze' };
const DECLARED = {
  routes: [{ name: 'acme.parking', path: '/parking/:id?', view: 'Parking', page: 'full', title }],
  tab: { route: 'acme.parking', icon: 'M9 17V7', label: title, after: 'proximity' },
};
const MANIFEST = {
  ...{ schema: 1, id: 'acme.parking', container: 'halte_local', version: '1.0.0+local', entry: 'remoteEntry.js' },
  ...{ preload: { remote: { js: ['remoteEntry.js'], css: [] } }, origins: ['https://api.acme.example'], ...DECLARED },
};

const route = (area, path = `/${area}`) => ({ name: area, path, page: /** @type {const} */ ('full'), area });
const tab = (area) => ({ area, route: area, icon: 'M0 0h1' });
/** @type {import('@halte/contract').Areas} */
const AREAS = {
  routes: [route('schedules'), route('proximity'), { ...route('account'), next: ['schedules'] }],
  tabs: [tab('proximity'), { ...tab('schedules'), short: true }, tab('account')],
  widgets: [{ area: 'schedules', route: 'schedules', height: 600 }],
  texts: {
    ...{ 'title.proximity': 'À proximité', 'title.schedules': 'Lignes', 'title.account': 'Compte', other: 'Autre' },
    ...{ 'tabs.proximity': 'Proximité', 'tabs.schedules': 'Les lignes', 'tabs.account': 'Compte' },
    ...{ 'tabs.schedules.rail': 'Lignes', 'next.schedules': 'Horaires' },
  },
};

/** @param {object} [changes] */
const listed = (changes = {}) => {
  const declares = { prefetch: {}, exists: {}, origins: [], firstData: {}, ...DECLARED, ...changes };
  return /** @type {import('@halte/contract/manifest/compose').ListedRemote} */ (
    /** @type {unknown} */ ({ id: 'acme.parking', manifest: { id: 'acme.parking', declares, problems: [] } })
  );
};

describe('the areas of a page', () => {
  const tabsOf = ({ areas }) => areas.tabs.map(({ area }) => area);

  it('get the local remote, its tab where it wants it, and keep all others as they were', () => {
    const { areas, problems } = withLocalAreas(AREAS, listed(), 'de');
    assert.deepEqual(problems, []);
    assert.deepEqual(tabsOf({ areas }), ['proximity', 'acme.parking', 'schedules', 'account']);
    assert.deepEqual(areas.routes.slice(0, 3), AREAS.routes);
    assert.deepEqual(
      areas.tabs.filter(({ area }) => area !== 'acme.parking'),
      AREAS.tabs,
    );
    assert.deepEqual(areas.widgets, AREAS.widgets);
    assert.deepEqual(areas.texts, {
      ...AREAS.texts,
      ...{ 'title.acme.parking': 'Parkplätze', 'tabs.acme.parking': 'Parkplätze' },
    });
  });

  it('get it in the place of the deployed one, which has other routes', () => {
    const { areas: deployed } = withLocalAreas(
      AREAS,
      listed({ routes: [{ ...DECLARED.routes[0], path: '/cars' }] }),
      'fr',
    );
    const { areas, problems } = withLocalAreas(deployed, listed(), 'fr');
    assert.deepEqual(problems, []);
    assert.deepEqual(
      areas.routes.filter(({ area }) => area === 'acme.parking').map(({ path }) => path),
      ['/parking/:id?'],
    );
    assert.deepEqual(tabsOf({ areas }), ['proximity', 'acme.parking', 'schedules', 'account']);
  });

  it('keep a path that another remote or the host has, and say so', () => {
    for (const [path, owner] of [
      ['/schedules', 'schedules'],
      ['/error', 'the host'],
    ]) {
      const local = listed({ routes: [{ ...DECLARED.routes[0], path }] });
      const { areas, problems } = withLocalAreas(AREAS, local, 'fr');
      assert.deepEqual(tabsOf({ areas }), ['proximity', 'schedules', 'account']);
      assert.deepEqual(problems, [
        `Remote acme.parking is without acme.parking: the path "${path}" belongs to ${owner}.`,
      ]);
    }
  });
});

describe('headers', () => {
  it('a policy gets what local files need, and nothing else', () => {
    const own = "default-src 'none'; script-src 'self' 'sha384-abc'; style-src 'self' 'nonce-x'; connect-src 'self'";
    assert.equal(localPolicy(own), own);
    assert.equal(
      localPolicy(
        "default-src 'none'; script-src https://cdn.example; img-src *; font-src 'none'; upgrade-insecure-requests;",
      ),
      "default-src 'none'; script-src 'self' https://cdn.example; img-src *; font-src 'self'",
    );
  });

  for (const [given, expected] of [
    [
      'session=1; Domain=.halte.example; Path=/; Secure; HttpOnly; SameSite=Lax',
      'session=1; Path=/; HttpOnly; SameSite=Lax',
    ],
    ['a=1; SameSite=None; Secure; Partitioned', 'a=1'],
    ['__Host-a=1; Path=/; Secure', '__Host-a=1; Path=/; Secure'],
    ['a="b; Domain"', 'a="b; Domain"'],
  ])
    it(`the cookie ${given} is kept here as ${expected}`, () => assert.equal(localCookie(String(given)), expected));

  it('a redirect within the host stays here', () => {
    const to = (location) => localLocation(location, 'https://halte.example');
    assert.equal(to('https://halte.example/fr?a=b#c'), '/fr?a=b#c');
    assert.equal(to('/fr'), '/fr');
    assert.equal(to('https://login.example/'), 'https://login.example/');
    assert.equal(to('http://halte.example/'), 'http://halte.example/');
  });
});

describe('in front of a host', () => {
  const around = mkdtempSync(join(tmpdir(), 'halte-proxy-'));
  const folder = join(around, 'build');
  const boot = (changes = {}) => ({
    ...{
      locale: 'fr',
      buildId: 'b',
      areas: AREAS,
      network: null,
      unreachable: ['acme.parking'],
      painted: { remote: 'x' },
    },
    tenant: { id: 'demo', bffUrl: '/bff', cookies: { domain: '.halte.example', bannersDomain: null } },
    remotes: {
      'acme.parking': { container: 'c', version: '0.9', entry: 'https://cdn.example/p/entry.js', integrity: {} },
    },
    ...changes,
  });
  const pageOf = (content = boot()) =>
    `<!doctype html><html><head><style nonce="n">@layer reset,base,ui;</style>\n<style nonce="n">.old{}</style>` +
    `<link rel="preload" as="script" href="https://cdn.example/p/entry.js" integrity="sha384-x" crossorigin>` +
    `<link rel="preload" as="script" href="/remotes/schedules/entry.js"><meta name="error" content="none"></head>` +
    `<body><div id="root"><p>old</p></div>\n<script>tap</script><script type="application/json" id="boot">` +
    `${JSON.stringify(content).replaceAll('<', '\\u003c')}</script>`;

  /** @type {(incoming: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => void} */
  let answer;
  /** @type {import('node:http').IncomingMessage[]} */
  let asked;
  let said;
  let proxy;
  let own;
  let origin;
  const events = createBuildEvents();
  const host = createServer((incoming, response) => {
    asked.push(incoming);
    answer(incoming, response);
  });
  const portOf = (server) => server.address().port;

  before(async () => {
    mkdirSync(join(folder, 'media'), { recursive: true });
    writeFileSync(join(around, 'secret.js'), 'secret()');
    writeFileSync(join(folder, 'remote.json'), JSON.stringify(MANIFEST));
    writeFileSync(join(folder, 'remoteEntry.js'), 'local()');
    writeFileSync(join(folder, 'page.js'), 'page()');
    await new Promise((resolve) => host.listen(0, '127.0.0.1', () => resolve(null)));
    origin = `http://127.0.0.1:${portOf(host)}`;
  });
  beforeEach(async () => {
    [asked, said] = [[], []];
    const taken = createServer().listen(0, 'localhost');
    await new Promise((resolve) => taken.once('listening', resolve));
    const port = portOf(taken);
    await new Promise((resolve) => taken.close(resolve));
    own = `http://localhost:${port}`;
    const parts = { origin, tenant: 'demo', folder, pageScript: join(folder, 'page.js'), events, answerMs: 500 };
    proxy = await startProxy({ ...parts, port, say: (sentence) => said.push(sentence) });
  });
  afterEach(() => proxy.stop());
  after(() => {
    host.close();
    host.closeAllConnections();
    rmSync(around, { recursive: true });
  });

  const html =
    (/** @type {string | Buffer} */ content = pageOf(), headers = {}) =>
    (_incoming, response) =>
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(content);
  const open = (path, headers = {}) =>
    fetch(`${own}${path}`, { redirect: 'manual', headers: { accept: 'text/html', ...headers } });
  const bootIn = (text) => JSON.parse(/id="boot">(.*?)<\/script>/s.exec(text)?.[1] ?? 'null');

  it('its page has the local remote, and nothing of the deployed version', async () => {
    answer = html();
    const text = await (await open('/fr')).text();
    const { remotes, areas, unreachable, painted, tenant } = bootIn(text);
    assert.deepEqual(remotes['acme.parking'], {
      ...{ container: 'halte_local', version: '1.0.0+local', entry: '/dev/remote/remoteEntry.js' },
    });
    assert.equal(areas.tabs.length, 4);
    assert.deepEqual([unreachable, painted, tenant.cookies.domain], [[], undefined, null]);
    assert.match(text, /<head>\s*<script src="\/dev\/page\.js"><\/script>/);
    assert.match(text, /<div id="root"><\/div>/);
    assert.match(text, /href="\/remotes\/schedules\/entry\.js"/);
    assert.doesNotMatch(text, /cdn\.example|\.old|old</);
    assert.match(asked[0]?.url ?? '', /^\/fr\?tenant=demo$/);
    assert.deepEqual(said, [
      `The pages of ${origin} for demo may not call https://api.acme.example, which remote.config.ts declares: its operator has to allow it (resourceOrigins).`,
    ]);
    assert.equal(await (await open('/dev/remote/remoteEntry.js')).text(), 'local()');
  });

  for (const [encoding, pack] of /** @type {const} */ ([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
    ['zstd', zstdCompressSync],
  ]))
    it(`its page may be compressed with ${encoding}, and loses what told of its bytes`, async () => {
      const packed = pack(Buffer.from(pageOf()));
      answer = html(packed, { 'content-encoding': encoding, 'content-length': packed.length, etag: '"1"' });
      const response = await open('/fr');
      assert.equal(bootIn(await response.text()).remotes['acme.parking'].container, 'halte_local');
      assert.deepEqual([response.headers.get('etag'), response.headers.get('cache-control')], [null, 'no-store']);
    });

  it('an encoding that nobody knows gets a sentence', async () => {
    answer = html('???', { 'content-encoding': 'lz9' });
    const response = await open('/fr');
    assert.deepEqual(
      [response.status, await response.text()],
      [502, `${origin} sent a page in an encoding that is not known here: lz9.\n`],
    );
  });

  it('the start of a page comes before its end is known', async () => {
    answer = (_incoming, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.write(pageOf());
      setTimeout(() => response.end('<i>late</i>'), 300);
    };
    const response = await open('/fr');
    const chunks = [];
    for await (const chunk of /** @type {any} */ (response.body)) chunks.push(Buffer.from(chunk).toString());
    assert.ok(bootIn(String(chunks[0])) !== null && !String(chunks[0]).includes('late'), 'the first part is complete');
    assert.match(chunks.join(''), /late/);
  });

  it('an address of the local remote that the host does not have is no error, others are', async () => {
    answer = (_incoming, response) => response.writeHead(404, { 'content-type': 'text/html' }).end(pageOf());
    const [known, unknown] = [await open('/fr/parking/A%2FB'), await open('/fr/none')];
    assert.deepEqual([known.status, unknown.status], [200, 404]);
    assert.doesNotMatch(await known.text(), /name="error"/);
    assert.match(await unknown.text(), /name="error"/);
    assert.match(asked[0]?.url ?? '', /^\/fr\/parking\/A%2FB\?/);
  });

  it('a host that answers 500, redirects or sets cookies does so here', async () => {
    answer = (_incoming, response) =>
      response.writeHead(500, { 'content-type': 'text/plain' }).end('Internal Server Error');
    const failed = await open('/fr');
    assert.deepEqual([failed.status, await failed.text()], [500, 'Internal Server Error']);
    answer = (_incoming, response) =>
      response
        .writeHead(302, { location: `${origin}/fr?x=1`, 'set-cookie': ['a=1; Domain=halte.example; Secure', 'b=2'] })
        .end();
    const moved = await open('/');
    assert.equal(moved.headers.get('location'), '/fr?x=1');
    assert.deepEqual(moved.headers.getSetCookie(), ['a=1', 'b=2']);
  });

  it('a host that does not answer gets a sentence, and is asked again', async () => {
    answer = (incoming) => incoming.socket.destroy();
    const response = await open('/fr');
    assert.deepEqual([response.status, await response.text()], [502, `${origin} does not answer (ECONNRESET).\n`]);
    answer = html();
    assert.equal((await open('/fr')).status, 200);
  });

  it('a host that is too slow gets a sentence', async () => {
    answer = () => undefined;
    const response = await open('/fr');
    assert.deepEqual(
      [response.status, await response.text()],
      [504, `${origin} has not answered within 0.5 seconds.\n`],
    );
  });

  it('files of other remotes are what they were, also when they have not changed', async () => {
    answer = (incoming, response) =>
      incoming.headers['if-none-match'] === '"1"'
        ? response.writeHead(304, { etag: '"1"' }).end()
        : response.writeHead(200, { 'content-type': 'text/javascript', etag: '"1"' }).end('other()');
    const file = (headers = {}) => fetch(`${own}/remotes/schedules/a%2Fb.js?x`, { headers });
    assert.equal(await (await file()).text(), 'other()');
    assert.equal((await file({ 'if-none-match': '"1"' })).status, 304);
    assert.equal(asked[0]?.url, '/remotes/schedules/a%2Fb.js?x');
  });

  it('calls of the page go on with the host’s origin, those of another site with their own', async () => {
    answer = (incoming, response) => incoming.pipe(response);
    const call = (from) =>
      fetch(`${own}/bff/api/v1/lines/A%2FB`, { method: 'POST', body: 'body', headers: { origin: from } });
    assert.equal(await (await call(own)).text(), 'body');
    await call('https://evil.example');
    assert.deepEqual(
      asked.map(({ headers, url }) => [headers.origin, url]),
      [
        [origin, '/bff/api/v1/lines/A%2FB'],
        ['https://evil.example', '/bff/api/v1/lines/A%2FB'],
      ],
    );
  });

  it('a backend of another origin is called through here, from the first page on', async () => {
    assert.equal((await open('/dev/bff/api/v1/lines')).status, 502);
    answer = html(pageOf(boot({ tenant: { ...boot().tenant, bffUrl: `${origin}/base/` } })));
    const { tenant } = bootIn(await (await open('/fr')).text());
    assert.equal(tenant.bffUrl, '/dev/bff');
    await (await open('/dev/bff/api/v1/places/A%2FB?q=1')).text();
    assert.equal(asked.at(-1)?.url, '/base/api/v1/places/A%2FB?q=1');
  });

  it('what open pages ask for has the local remote too', async () => {
    const json = (content) => (_incoming, response) =>
      response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(content));
    const read = async (path) => (await fetch(`${own}${path}`)).json();
    answer = json({ buildId: 'b', remotes: { schedules: { entry: '/s.js' } } });
    const { buildId, remotes } = await read('/builds/latest.json');
    assert.deepEqual(
      [buildId, Object.keys(remotes), remotes['acme.parking'].container],
      ['b', ['schedules', 'acme.parking'], 'halte_local'],
    );
    answer = json({ 'title.schedules': 'Linien' });
    assert.deepEqual(await read('/builds/texts/de.json'), {
      ...{ 'title.schedules': 'Linien', 'title.acme.parking': 'Parkplätze', 'tabs.acme.parking': 'Parkplätze' },
    });
  });

  it('nothing outside of the build is served, and no other name of this machine is answered', async () => {
    // As it is written: `fetch` would shorten the address.
    const statusOf = (path, headers = {}) =>
      new Promise((resolve) => {
        request(own, { path, headers }, (response) => resolve(response.resume().statusCode)).end();
      });
    for (const name of [
      '..%2Fsecret.js',
      '../secret.js',
      'media/../../secret.js',
      'media',
      '',
      'none.js',
      '.hidden.js',
    ])
      assert.equal(await statusOf(`/dev/remote/${name}`), 404, name);
    assert.equal(await statusOf('/fr', { host: 'evil.example' }), 421);
    assert.equal(await statusOf('http://evil.example/fr'), 400);
    assert.deepEqual(asked, []);
  });

  it('a build is told to each open page, and nothing is left when it stops', async () => {
    const pages = await Promise.all([1, 2].map(() => fetch(`${own}/dev/builds`)));
    events.announce({ app: 'acme.parking', hash: 'h', seconds: 1, errors: [] });
    for (const page of pages) {
      const { value } = await /** @type {any} */ (page.body).getReader().read();
      assert.equal(Buffer.from(value).toString(), 'data: {"app":"acme.parking","hash":"h","errors":[]}\n\n');
    }
    await proxy.stop();
    await assert.rejects(fetch(own));
  });

  it('a port that is taken is refused', async () => {
    const parts = { origin, tenant: null, folder, pageScript: '', events, say() {} };
    await assert.rejects(startProxy({ ...parts, port: Number(new URL(own).port) }), /EADDRINUSE/);
  });
});
