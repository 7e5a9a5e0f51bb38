import { type Asked, type OfflineState, route } from './route.ts';

const NOW = Date.UTC(2026, 10, 27, 8, 12);
const HOUR = 3_600_000;

const state: OfflineState = {
  origin: 'https://halte.example',
  latest: { buildId: 'new', at: NOW - HOUR },
  shells: [
    { buildId: 'old', pages: { fr: 'system', en: 'system', de: 'dark' }, bytes: 1 },
    { buildId: 'new', pages: { fr: 'system', en: 'system' }, bytes: 1 },
  ],
  now: NOW,
};

function asked(address: string, changes: Partial<Asked> = {}): Asked {
  const url = new URL(address, state.origin).href;
  return { method: 'GET', url, mode: 'cors', destination: '', cache: 'default', headers: new Set(), ...changes };
}

const page = (address: string, changes: Partial<Asked> = {}) =>
  asked(address, { mode: 'navigate', destination: 'document', ...changes });

describe('pages', () => {
  it.each<[string, Asked, Partial<OfflineState>, object]>([
    ['of the build that was named', page('/fr/schedules?a=1'), {}, { first: 'kept', buildId: 'new' }],
    ['home', page('/en'), {}, { first: 'kept', buildId: 'new' }],
    ['that are loaded again', page('/fr', { cache: 'no-cache' }), {}, { first: 'network', buildId: 'new' }],
    ['whose shell is of an older build', page('/de'), {}, { first: 'network', buildId: 'old' }],
    [
      'when another build was named',
      page('/fr'),
      { latest: { buildId: 'newer', at: NOW } },
      { first: 'network', buildId: 'new' },
    ],
    [
      'when the older build was named, as after a withdrawal',
      page('/fr'),
      { latest: { buildId: 'old', at: NOW } },
      { first: 'kept', buildId: 'old' },
    ],
    [
      'when none was named for a day',
      page('/fr'),
      { latest: { buildId: 'new', at: NOW - 24 * HOUR } },
      { first: 'network', buildId: 'new' },
    ],
    [
      'when the clock was moved back',
      page('/fr'),
      { latest: { buildId: 'new', at: NOW + 1 } },
      { first: 'network', buildId: 'new' },
    ],
    ['when none was ever named', page('/fr'), { latest: null }, { first: 'network', buildId: 'new' }],
  ])('%s', (_, request, changes, { first, buildId }: { first?: string; buildId?: string }) => {
    const strategy = route(request, { ...state, ...changes });
    const { locale } = strategy as { readonly locale?: string };
    expect(strategy).toEqual({ kind: 'page', first, locale, shell: { buildId, locale } });
    expect(new URL(request.url).pathname.split('/')[1]).toBe(locale);
  });

  it('without a shell in their language come from the network', () => {
    expect(route(page('/it/x'), state)).toEqual({ kind: 'page', first: 'network', locale: 'it', shell: null });
  });

  it('without a language lead to the one that was kept last', () => {
    expect(route(page('/'), state)).toEqual({ kind: 'start', locale: 'en' });
    expect(route(page('/share?text=a'), state)).toEqual({ kind: 'start', locale: 'en' });
    expect(route(page('/'), { ...state, shells: [] })).toEqual({ kind: 'start', locale: null });
    expect(route(page('/?widget=true'), state)).toEqual({ kind: 'network' });
  });

  it.each([
    ['of a partner', page('/fr?widget=true')],
    ['in a frame', page('/fr', { destination: 'iframe' })],
    ['of another tenant', page('/fr?tenant=littoral')],
    ['that end a sign-in', page('/fr/signed-in?code=1')],
    ['with a token', page('/fr/unsubscribe?token=1')],
    ['in no language of the product', page('/frame')],
    ['of the backend', page('/bff/login')],
    ['that are sent', page('/fr', { method: 'POST' })],
    ['of another origin', page('https://other.example/fr')],
  ])('%s are none of the worker’s', (_, request) => expect(route(request, state)).toEqual({ kind: 'network' }));
});

describe('files, pictures and calls', () => {
  it.each<[string, Asked, object]>([
    ['a file of the host', asked('/assets/main.1234abcd.js'), { kind: 'file' }],
    ['a font', asked('/assets/media/figtree-latin-wght-normal.c134f287.woff2'), { kind: 'file' }],
    ['a file of a version of a remote', asked('/remotes/schedules/1.0.0+ab-c/view.1234abcd.css'), { kind: 'file' }],
    ['the build of now', asked('/builds/latest.json'), { kind: 'latest' }],
    ['a logo', asked('/tenants/demo/logo.svg'), { kind: 'answer', cache: 'seen' }],
    ['a drawn logo', asked('/logo-light.svg'), { kind: 'answer', cache: 'seen' }],
    ['a line', asked('/bff/api/v1/lines/a%3Ab'), { kind: 'answer', cache: 'seen' }],
    ['a tile', asked('/bff/tiles/12/1/2.svg?a=1#lines', { mode: 'no-cors' }), { kind: 'answer', cache: 'tiles' }],
    [
      'a search',
      asked('/bff/api/trip-planner/v2/journeys/search', { method: 'POST' }),
      { kind: 'answer', cache: 'searches' },
    ],
  ])('%s', (_, request, expected) => expect(route(request, state)).toEqual(expected));

  it.each([
    ['a file that is asked for again', asked('/assets/main.1234abcd.js?retry=1')],
    ['a file without a hash', asked('/remotes/schedules/remote.json')],
    ['a hash of seven characters', asked('/assets/main.1234abc.js')],
    ['a file in no folder of builds', asked('/fr/main.1234abcd.js')],
    ['the head of a file', asked('/assets/main.1234abcd.js', { method: 'HEAD' })],
    ['a part of a file', asked('/assets/main.1234abcd.js', { headers: new Set(['range']) })],
    ['a file of another origin', asked('https://other.example/assets/main.1234abcd.js')],
    ['a tile of another origin', asked('https://tiles.example/bff/tiles/1/1/1.svg')],
    ['the same host at another port', asked('https://halte.example:8443/bff/api/v1/lines')],
    ['a line of somebody who is signed in', asked('/bff/api/v1/lines', { headers: new Set(['authorization']) })],
    ['the sign-in', asked('/bff/login', { method: 'POST' })],
    ['a cart', asked('/bff/store/cart')],
    ['a favourite', asked('/bff/api/v1/lines', { method: 'PUT' })],
    ['what somebody writes', asked('/bff/api/v1/clientErrors', { method: 'POST' })],
    ['the worker itself', asked('/worker.js')],
    ['an address that is none', asked('/x', { url: 'http://' })],
  ])('%s is none of the worker’s', (_, request) => expect(route(request, state)).toEqual({ kind: 'network' }));
});
