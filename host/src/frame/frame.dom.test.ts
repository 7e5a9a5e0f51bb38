import { initI18n, loadMessages } from '@halte/i18n';
import { FAKE_TENANT } from '@halte/testkit';
import { addIntegrity } from '../remotes/integrity.ts';
import { productAreas } from '../testing/product.ts';
import { watchOpenMenus } from './openMenus.ts';
import type { FrameState, ToHost } from './protocol.ts';
import { cookieText, createFrameServices, isOfBackend } from './services.ts';

const STATE: FrameState = {
  current: { name: 'schedules', params: {}, query: {}, fullPath: '/fr/schedules?line=1' },
  context: {
    context: 'schedules',
    lastRoutes: {},
    lineCameFromRoadmap: false,
  },
  session: { authenticated: false, loading: false, attributes: {} },
  accessToken: null,
  cartEmail: null,
  locale: 'fr',
  appearance: 'system',
};

async function setUp() {
  const sent: ToHost[] = [];
  initI18n({ locale: 'fr', apiKey: 'k', tenantMessages: { en: { hi: 'Ahoy' } } });
  await loadMessages('own', async (locale) => ({ hi: `Bonjour ${locale}` }));
  const start = {
    type: 'start',
    tenant: FAKE_TENANT,
    routes: productAreas('fr'),
    capabilities: ['map'],
    state: STATE,
  } as const;
  return { sent, ...createFrameServices(start, 'own', (message) => sent.push(message)) };
}

it('computes addresses and texts in the frame, and asks the host for all else', async () => {
  const { services, sent } = await setUp();
  const { navigation, session, appearance } = services;
  expect(navigation.href({ name: 'index' })).toBe('/fr');
  expect(navigation.hrefIn('de')).toBe('/de/schedules?line=1');
  expect(services.translate('hi')).toBe('Bonjour fr');
  expect([services.supports('map'), services.supports('share')]).toEqual([true, false]);
  navigation.go({ name: 'proximity' });
  navigation.replaceWith('/fr');
  session.signIn('/fr');
  appearance.set('dark');
  expect(appearance.get()).toBe('system');
  expect(sent).toEqual([
    { type: 'open', address: '/fr/proximity', step: 'push' },
    { type: 'open', address: '/fr', step: 'replace' },
    { type: 'sign-in', redirectTo: '/fr' },
    { type: 'appearance', appearance: 'dark' },
  ]);
});

it('has the language of the host for its document, and its direction', async () => {
  const { update } = await setUp();
  const written = () => [document.documentElement.lang, document.documentElement.dir];
  expect(written()).toEqual(['fr', 'ltr']);
  await update({ ...STATE, locale: 'de' });
  expect(written()).toEqual(['de', 'ltr']);
});

it('follows the host: a new language once its texts are there, the session with its token', async () => {
  const { services, update } = await setUp();
  const seen: string[] = [];
  services.locale.subscribe(() => seen.push(services.translate('hi')));
  await Promise.all([
    update({ ...STATE, locale: 'de' }),
    update({ ...STATE, locale: 'en', accessToken: 'token', session: { ...STATE.session, authenticated: true } }),
  ]);
  expect(seen).toEqual(['Ahoy']);
  expect(services.session.accessToken()).toBe('token');
  expect(services.session.state.get().authenticated).toBe(true);
});

it('has the cookies that a header may read', () => {
  expect(cookieText(STATE)).toBe('locale=fr');
  expect(cookieText({ ...STATE, cartEmail: 'a b@example.org' })).toBe('locale=fr; cartEmail=a%20b%40example.org');
});

it.each([
  ['http://bff.test/base/store/cart', true],
  ['http://bff.test/base', false],
  ['http://bff.test/other', false],
  ['http://bff.test.evil.test/base/', false],
  ['/base/', false],
])('%s is of the backend: %s', (address, expected) => {
  expect(isOfBackend({ ...FAKE_TENANT, bffUrl: 'http://bff.test/base' }, address)).toBe(expected);
});

it('gives scripts and style sheets the hashes of the manifest, and nothing else', () => {
  const hashes = new Map([
    ['http://own.test/entry.js', 'sha384-entry'],
    ['http://own.test/bar.css', 'sha384-bar'],
  ]);
  addIntegrity((file) => hashes.get(file) ?? null);
  const loaded = (element: HTMLScriptElement | HTMLLinkElement, name: 'src' | 'href', address: string) => {
    Reflect.set(element, name, address);
    return [Reflect.get(element, name), element.integrity, element.crossOrigin];
  };
  const script = () => document.createElement('script');
  expect(loaded(script(), 'src', 'http://own.test/menu/../entry.js')).toEqual([
    'http://own.test/entry.js',
    'sha384-entry',
    'anonymous',
  ]);
  const style = document.createElement('link');
  expect(loaded(style, 'href', 'http://own.test/bar.css').slice(1)).toEqual(['sha384-bar', 'anonymous']);
  expect(loaded(script(), 'src', 'http://own.test/entry.js?1').slice(1)).toEqual(['sha384-entry', 'anonymous']);
  const [, unlisted] = loaded(script(), 'src', 'http://own.test/other.js');
  expect(unlisted || undefined).toBeUndefined();
});

describe('what does not fit into the bar', () => {
  const heard: boolean[] = [];
  const bottoms = new Map<Element, number>();
  let draw: () => void = () => undefined;
  /** The next frame after what has changed was observed. */
  async function drawn(): Promise<readonly boolean[]> {
    await Promise.resolve();
    draw();
    return heard.splice(0);
  }

  beforeAll(() => {
    // jsdom has no layout.
    Element.prototype.checkVisibility = function isVisible(this: Element) {
      return this.closest('[hidden]') === null;
    };
    Element.prototype.getBoundingClientRect = function place(this: Element) {
      return new DOMRect(0, 0, 10, bottoms.get(this) ?? 65);
    };
    Object.assign(globalThis, {
      ResizeObserver: class {
        observe(): void {}
      },
      requestAnimationFrame: (callback: () => void) => {
        draw = () => {
          draw = () => undefined;
          callback();
        };
      },
    });
  });

  function header(html: string): HTMLElement {
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = html;
    watchOpenMenus(root, (isOpen) => heard.push(isOpen));
    return root;
  }

  it('is reported once when it opens and once when it is closed', async () => {
    const root = header('<button aria-expanded="false">Menu</button><div hidden role="menu"></div>');
    expect(await drawn()).toEqual([]);
    const [button, menu] = root.children;
    button?.setAttribute('aria-expanded', 'true');
    expect(await drawn()).toEqual([true]);
    menu?.toggleAttribute('hidden');
    expect(await drawn()).toEqual([]);
    button?.setAttribute('aria-expanded', 'false');
    expect(await drawn()).toEqual([]);
    menu?.toggleAttribute('hidden');
    expect(await drawn()).toEqual([false]);
  });

  it('is what reaches below the bar, whatever it is', async () => {
    const root = header('');
    await drawn();
    const part = document.createElement('p');
    bottoms.set(part, 66);
    root.append(part);
    expect(await drawn()).toEqual([]);
    bottoms.set(part, 67);
    part.textContent = 'more';
    expect(await drawn()).toEqual([true]);
  });

  it('is seen in shadow trees, also in those that come later', async () => {
    const root = header('<p></p>');
    await drawn();
    const tree = document.createElement('div').attachShadow({ mode: 'open' });
    tree.innerHTML = '<button aria-expanded="false">Menu</button>';
    root.append(tree.host);
    expect(await drawn()).toEqual([]);
    tree.querySelector('button')?.setAttribute('aria-expanded', 'true');
    expect(await drawn()).toEqual([true]);
  });
});
