import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tenant } from '@halte/contract/tenant';
import { buildApp } from './app.ts';
import { HOSTILE_VALUES } from './page/testing/hostileValues.ts';
import { loadTenants } from './tenants/loadTenants.ts';
import { builtHost, remoteJson } from './testing/builtHost.ts';

const FRAME = {
  html: '<header data-reserved=""></header><main></main>',
  css: '.frame{color:red}',
  holes: [
    { at: 23, kind: 'page', name: 'banners' },
    { at: 40, kind: 'slot', name: 'view' },
  ],
  fixed: [],
};
const TAB = {
  html: '<li><a href=""><path d=""></path></a></li>',
  css: '',
  holes: [
    { at: 13, kind: 'tab', name: 'href' },
    { at: 24, kind: 'tab', name: 'icon' },
    { at: 33, kind: 'tab', name: 'label' },
  ],
  fixed: [],
};
const VIEW = {
  html: '<h1>Lignes</h1><input value=""><a href=""></a>',
  css: '.view{color:blue}',
  holes: [
    { at: 4, length: 6, kind: 'text', key: 'schedules.title.schedules' },
    { at: 29, kind: 'query', name: 'q' },
    { at: 40, kind: 'href', target: { name: 'index' } },
  ],
  fixed: ['schedules.count'],
};

/** A host with a first paint of the lines in French, in a page of its own and in a partner’s. */
function paintedHost(tenantOf: (tenant: Tenant) => Tenant = (tenant) => tenant, frame: unknown = FRAME) {
  const { options, folder } = builtHost('--bff-url', 'http://127.0.0.1:9');
  const write = (path: string, content: unknown) => writeFileSync(join(folder, path), JSON.stringify(content));
  write('dist/host.json', {
    version: '7',
    preload: { main: { js: ['main.12345678.js'], css: ['main.0123abcd.css'] } },
    fonts: [],
    fontFaces: '',
    paint: {
      ...{ 'frame-full.fr': 'frame.1.paint.json', 'frame-full-widget.fr': 'frame.1.paint.json' },
      ...{ 'tab.fr': 'tab.1.paint.json', 'tab-short.fr': 'tab.1.paint.json', 'tab-current.fr': 'tab.2.paint.json' },
    },
  });
  write('dist/frame.1.paint.json', frame);
  write('dist/tab.1.paint.json', TAB);
  write('dist/tab.2.paint.json', { ...TAB, html: TAB.html.replace('li', 'LI') });
  write('schedules/remote.json', {
    ...JSON.parse(remoteJson('remoteEntry.1.js')),
    version: '1.0',
    preload: { remote: { js: ['a.js'], css: ['a.00000001.css'] }, schedules: { js: [], css: ['view.00000002.css'] } },
    paint: { 'schedules.fr': 'view.1.paint.json', 'schedules.de': '../../secret.paint.json' },
  });
  write('schedules/view.1.paint.json', VIEW);
  const [tenant] = loadTenants(options.tenants);
  const app = buildApp(options, [tenantOf({ ...tenant!, isDemo: false })]);
  const get = (url: string, cookie = '') => app.inject({ url, headers: { host: 'localhost', cookie } });
  const report = (payload: object) => app.inject({ method: 'POST', url: '/builds/paint-differs', payload });
  return { app, get, report };
}

const rootOf = (html: string) => /<div id="root">(.*?)<\/div>\n/s.exec(html)?.[1];
const VIEW_HTML = '<h1>Lignes</h1><input value=""><a href="/fr"></a>';

it('has frame and view as markup, in which React finds its boundary', async () => {
  const { app, get } = paintedHost();
  const { body, headers } = await get('/fr/schedules');
  expect(rootOf(body)).toBe(`<header data-reserved="false"></header><main><!--$-->${VIEW_HTML}<!--/$--></main>`);
  expect(JSON.parse(/id="boot">(.*?)<\/script>/s.exec(body)?.[1] ?? '').painted).toEqual({
    ...{ remote: 'schedules', view: 'schedules', version: '1.0', host: '7' },
  });
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]{44}'/);
  expect(policy).not.toMatch(/unsafe/);
  await app.close();
});

it.each<[string, string | undefined, RegExp]>([
  [
    'the tenant’s logo in the bar of the product’s header',
    undefined,
    /^<header><a href="\/fr"><picture>.*<\/a><\/header>/,
  ],
  ['an empty bar where the tenant’s own header draws it', '/remotes/shop-header', /^<header><\/header>/],
])('has %s', async (_, header, expected) => {
  const frame = { ...FRAME, html: '<header></header>', holes: [{ at: 8, kind: 'slot', name: 'header' }] };
  const { app, get } = paintedHost(
    (tenant) => ({ ...tenant, remotes: { ...tenant.remotes, ...(header && { header }) } }),
    frame,
  );
  expect(rootOf((await get('/fr/schedules')).body)).toMatch(expected);
  await app.close();
});

it('has the rules in the page at first and leaves the sheets to the app, later the sheets alone', async () => {
  const { app, get } = paintedHost();
  const used = '.frame{color:red}.view{color:blue}';
  const first = (await get('/fr/schedules')).body;
  expect(first).toContain(`>${used}</style>`);
  const order = [
    '/assets/main.0123abcd.css',
    '/remotes/schedules/a.00000001.css',
    '/remotes/schedules/view.00000002.css',
  ];
  const links = (html: string) => [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)];
  expect(links(first)).toEqual([]);
  const preloads = [...first.matchAll(/<link rel="preload" as="style" href="([^"]+)"/g)].map(([, href]) => href);
  expect(preloads.slice(0, 3)).toEqual(order);
  expect(preloads.filter((href) => href?.startsWith('/remotes/schedules'))).toHaveLength(2);

  const later = (await get('/fr/schedules', 'sheets=0123abcd.00000001.00000002')).body;
  expect(later).not.toContain(used);
  expect(links(later).map(([, href]) => href)).toEqual(order);
  expect(links(later)[2]!.index).toBeLessThan(later.indexOf('</head>'));
  await app.close();
});

it('asks for what starts the app before all else, because what is painted waits for nothing', async () => {
  const { app, get } = paintedHost();
  const { body, headers } = await get('/fr/schedules');
  const priorities = [...body.matchAll(/<link rel="preload" as="script" href="([^"]+)".*?fetchpriority="(\w+)">/g)];
  const [first, ...others] = priorities.map(([, href, priority]) => [href, priority]);
  expect(first).toEqual(['/assets/main.12345678.js', 'high']);
  expect(others[0]).toEqual(['/remotes/schedules/a.js', 'low']);
  expect(others.filter(([, priority]) => priority !== 'low')).toEqual([]);
  expect(priorities).toHaveLength([...body.matchAll(/<link rel="preload" as="script"/g)].length);
  expect(headers['link']).toBe('</assets/main.12345678.js>; rel=preload; as=script; fetchpriority=high');
  await app.close();
});

it.each([
  ['another language', '/en/schedules'],
  ['a file outside of its folder', '/de/schedules'],
  ['another view', '/fr/schedules/line/1'],
  ['a page of the host', '/fr/error'],
  ['a missing page', '/fr/nowhere'],
])('has a skeleton for %s', async (_, url) => {
  const { app, get } = paintedHost();
  const { body, headers } = await get(url);
  expect(rootOf(body)).toContain('boot-header');
  expect(body).not.toContain('<script>');
  expect(String(headers['content-security-policy'])).not.toContain('sha256');
  await app.close();
});

it.each([
  ['words a text with values otherwise', { 'schedules.count': '{{count}} lignes' }],
  ['has a text that the app would fill', { 'schedules.title.schedules': 'Lignes {{x}}' }],
])('has a skeleton for a tenant that %s', async (_, fr) => {
  const { app, get } = paintedHost((tenant) => ({ ...tenant, messages: { fr } }));
  expect(rootOf((await get('/fr/schedules')).body)).toContain('boot-header');
  await app.close();
});

it('has the tenant’s words, and links that stay in the frame of a partner', async () => {
  const fr = { 'title.schedules': 'Toutes <les> lignes' };
  const { app, get } = paintedHost((tenant) => ({ ...tenant, messages: { fr } }));
  const { body } = await get('/fr/schedules?widget=true&theme=dark');
  expect(body).toContain('<h1>Toutes &lt;les&gt; lignes</h1>');
  expect(body).toContain('<a href="/fr?widget=true&amp;theme=dark">');
  await app.close();
});

it.each(HOSTILE_VALUES)('is the same markup with %j in the address', async (value) => {
  const { app, get } = paintedHost();
  const { body } = await get(`/fr/schedules?${new URLSearchParams({ q: value })}`);
  expect(rootOf(body)?.replace(/value="[^"<>]*"/, 'value=""')).toBe(rootOf((await get('/fr/schedules')).body));
  await app.close();
});

describe('markup that differs from what its code draws', () => {
  const view = { remote: 'schedules', view: 'schedules', version: '1.0' };

  it.each([
    ['the view', view],
    ['the frame', { ...view, remote: 'host', version: '7' }],
  ])('is left out when %s differs twice in a row, which the operator sees', async (_, reported) => {
    const { app, get, report } = paintedHost();
    const isPainted = async () => (await get('/fr/schedules')).body.includes(VIEW_HTML);
    const reasons = async () => (await get('/healthz')).json().reasons as string[];
    expect(await isPainted()).toBe(true);
    expect((await report(reported)).statusCode).toBe(204);
    expect(await isPainted()).toBe(true);
    expect((await reasons()).join()).not.toContain('first paint');
    await report(reported);
    expect(await isPainted()).toBe(false);
    expect((await reasons()).filter((reason) => reason.includes('first paint'))).toHaveLength(1);
    await app.close();
  });

  it('is not left out by reports of anything else', async () => {
    const { app, get, report } = paintedHost();
    await get('/fr/schedules');
    const bad = [{}, { ...view, remote: 1 }, { ...view, view: null }];
    for (const payload of bad) expect((await report(payload)).statusCode).toBe(400);
    for (const payload of [
      { ...view, version: '0' },
      { ...view, view: 'x'.repeat(300) },
    ])
      await report(payload);
    for (let times = 0; times < 3; times += 1) await report({ ...view, view: 'y'.repeat(600) });
    expect((await get('/fr/schedules')).body).toContain(VIEW_HTML);
    await app.close();
  });
});
