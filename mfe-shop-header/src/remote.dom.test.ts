import '@testing-library/jest-dom';
import { type ComponentKind, LOCALES, type Place, type PlacementSize, type TenantComponent } from '@halte/contract';
import { addMessages, initI18n } from '@halte/i18n';
import { type BackendRequest, checkRemote, type FakeHostOptions, fakeBackend, fakeHost } from '@halte/testkit';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mutate } from 'swr';
import { createSvgCache } from './icons/svgCache.ts';
import { shapeOfSvg } from './icons/svgShape.ts';
import { banners, cart } from './kinds/shop.ts';
import { messages as fr } from './messages/fr.ts';
import { whenLoaded } from './parts/whenLoaded.ts';
import * as exposed from './remote.ts';

const label = (text: string) => ({ fr: text, en: text, es: text, it: text, de: text });

interface Options {
  readonly options?: object;
  readonly needsAuthentication?: boolean;
}

/** A component at one place at every width. */
function at(
  slot: Place['slot'],
  kind: string,
  { options = {}, needsAuthentication = false }: Options = {},
): TenantComponent {
  const place: Place = { slot, position: 'start', order: 0 };
  return { kind, placement: { lg: place, md: place, mobile: place }, needsAuthentication, options };
}

const LOGO = at('header', 'top-logo');
const LINES = at('header', 'header-link', { options: { label: label('Lignes'), link: '/schedules' } });
const SHOP = at('header', 'simple-link', { options: { label: label('Shop'), link: 'https://shop.example.org' } });
const LANGUAGES = at('header', 'language-selector');
const ACCOUNT = at('header', 'account-menu');
const CMS = at('header', 'cms-menu', { options: { menu: 'main', childIcons: [['ticket']] } });
const ALL = [LOGO, LINES, SHOP, LANGUAGES, ACCOUNT];
const SIGNED_IN = {
  authenticated: true,
  attributes: { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org' },
};

const unmounts: (() => void)[] = [];
const notFound = (request: BackendRequest) => void request.answer({}, 404);
let answer = notFound;
let backend: ReturnType<typeof fakeBackend>;
const requests = () => backend.requests.map(({ url }) => url).filter((url) => !url.endsWith('/banners'));
let width = 1440;

type Part = 'mount' | 'mountSidebar' | 'mountFooter';

async function mount(options: FakeHostOptions = {}, part: Part = 'mount') {
  const { tenant, ...others } = options;
  const host = fakeHost({
    locale: 'fr',
    texts: fr,
    tenant: { components: ALL, bffUrl: 'https://bff.example.org', urls: { cms: 'https://cms.example.org' }, ...tenant },
    ...others,
  });
  const element = document.createElement('div');
  document.body.append(element);
  await act(async () => {
    unmounts.push(exposed.remote[part](element, host));
  });
  // Parts that load later have a placeholder until then.
  await waitFor(() => expect(element.querySelector('[class$=oom]')).toBeNull());
  return { host, element };
}

beforeEach(async () => {
  await mutate(() => true, undefined);
  width = 1440;
  answer = notFound;
  // Banners have tests of their own, in `shop`.
  backend = fakeBackend((request) =>
    request.path.endsWith('/banners') ? void request.answer({ banners: [] }) : answer(request),
  );
  localStorage.clear();
  window.matchMedia = (query) => {
    const [, least = '0'] = /width >= (\d+)px/.exec(query) ?? [];
    return Object.assign(new EventTarget(), { matches: width >= Number(least) }) as unknown as MediaQueryList;
  };
});

afterEach(async () => {
  await act(async () => {
    for (const unmount of unmounts.splice(0)) unmount();
  });
  document.body.replaceChildren();
  backend.restore();
  jest.restoreAllMocks();
});

it('keeps the contract, in five languages', async () => {
  expect(await checkRemote(exposed)).toEqual([]);
});

describe('bar', () => {
  it('leads home and has the tenant’s links, the current one marked as one goes along', async () => {
    const { host } = await mount();
    expect(screen.getByRole('link', { name: /^Test network/ })).toHaveAttribute('href', '/fr/index');
    const nav = screen.getByRole('navigation', { name: 'Liens du réseau' });
    const lines = within(nav).getByRole('link', { name: 'Lignes' });
    expect(lines).toHaveAttribute('href', '/fr/schedules');
    expect(lines).not.toHaveAttribute('aria-current');
    act(() => host.navigation.go({ name: 'schedules' }));
    expect(lines).toHaveAttribute('aria-current', 'page');
    expect(within(nav).getByRole('link', { name: 'Shop' })).toHaveAttribute('href', 'https://shop.example.org');
    expect(requests()).toEqual([]);
  });

  it('asks for the cart and banners once the page can be used, and keeps their room until then', async () => {
    await Promise.all([cart(), banners()]);
    const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    const element = document.createElement('div');
    document.body.append(element);
    const components = [at('header', 'cart-summary'), LANGUAGES];
    const tenant = { bffUrl: 'https://bff.example.org', components };
    const host = fakeHost({ locale: 'fr', texts: fr, tenant, hasBanners: true });
    await act(async () => void unmounts.push(exposed.remote.mount(element, host)));
    await within(element).findByRole('button', { name: /^FR/ });
    const rooms = element.querySelectorAll('.room, [data-banners]');
    expect([rooms.length, backend.requests.length]).toEqual([2, 0]);
    readyState.mockReturnValue('complete');
    act(() => void window.dispatchEvent(new Event('load')));
    await waitFor(() => expect(within(element).getAllByRole('button')).toHaveLength(2));
    await waitFor(() => expect(backend.requests).toHaveLength(1));
  });

  it.each([
    ['', true, 1],
    [', nor requests them, where there are none', false, 0],
    [' where the server did not know of any', undefined, 1],
  ] as const)('moves nothing for banners that do not come%s', async (_, hasBanners, requested) => {
    await banners();
    const { element } = await mount({ ...(hasBanners === undefined ? {} : { hasBanners }) });
    await waitFor(() => expect(backend.requests).toHaveLength(requested));
    await act(async () => undefined);
    expect(element.querySelectorAll('[data-banners]')).toHaveLength(hasBanners ? 1 : 0);
  });

  it('keeps a menu open while the width changes, which another one stands before', async () => {
    const lists: EventTarget[] = [];
    const { matchMedia } = window;
    window.matchMedia = (query) => {
      const list = Object.defineProperty(matchMedia(query), 'matches', { get: () => matchMedia(query).matches });
      lists.push(list);
      return list;
    };
    const end: Place = { slot: 'header', position: 'end', order: 0 };
    const components = [
      { ...SHOP, placement: { lg: end } },
      { ...LANGUAGES, placement: { lg: end, md: end } },
    ];
    await mount({ tenant: { components } });
    const button = screen.getByRole('button', { name: /^FR/ });
    await userEvent.click(button);
    expect(await screen.findByRole('link', { name: 'Deutsch' })).toBeVisible();
    width = 1000;
    act(() => lists.forEach((list) => void list.dispatchEvent(new Event('change'))));
    expect(screen.queryByRole('link', { name: 'Shop' })).toBeNull();
    expect(screen.getByRole('button', { name: /^FR/ })).toBe(button);
    expect(screen.getByRole('link', { name: 'Deutsch' })).toBeVisible();
  });

  it('reports an unknown kind once, and shows all others', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    // Every object has a `constructor`, one of kinds too.
    const unknown = ['hologram', 'constructor'].map((kind) => at('header', kind));
    const { element } = await mount({ tenant: { components: [LOGO, ...unknown, LINES] } });
    expect(log.mock.calls).toEqual([
      ['Unknown component of the header: hologram'],
      ['Unknown component of the header: constructor'],
    ]);
    expect(element.textContent).toBe('Lignes');
    expect(screen.getAllByRole('link')).toHaveLength(2);
  });

  it('keeps the others when one of them fails, and reports it', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const broken = at('header', 'additional-logos', { options: {} });
    const { host } = await mount({ tenant: { components: [LOGO, broken, LINES] } });
    expect(screen.getAllByRole('link')).toHaveLength(2);
    expect(host.calls).toEqual([expect.objectContaining({ call: 'report', where: 'additional-logos' })]);
  });

  it('has no component that needs a sign-in until there was one', async () => {
    const secret = { ...LINES, needsAuthentication: true };
    const { host } = await mount({ tenant: { components: [LOGO, secret] } });
    expect(screen.queryByRole('link', { name: 'Lignes' })).toBeNull();
    act(() => host.session.state.set({ loading: false, ...SIGNED_IN }));
    expect(screen.getByRole('link', { name: 'Lignes' })).toBeInTheDocument();
  });

  it('opens logos in a new tab, home where they have no link', async () => {
    const inGerman = (text: string) => ({ ...label('en français'), de: text });
    const logos = [
      {
        url: '/region.svg',
        link: 'https://region.example.org',
        alt: inGerman('Région'),
        title: inGerman('La région'),
      },
      { url: '/city.svg', dark: '/city-dark.svg', alt: inGerman('Ville') },
    ];
    await mount({ locale: 'de', tenant: { components: [at('header', 'sponsors-logos', { options: { logos } })] } });
    const [region, city] = screen.getAllByRole('link');
    expect(region).toHaveAttribute('href', 'https://region.example.org');
    expect(region).toHaveAttribute('target', '_blank');
    expect(region).toHaveAttribute('title', 'La région');
    expect(screen.getByRole('img', { name: 'Région' })).toHaveAttribute('src', '/region.svg');
    expect(city).toHaveAttribute('href', '/de/index');
    expect(city).toHaveAttribute('target', '_blank');
    const drawings = [...city!.querySelectorAll('img')].map((image) => [image.className, image.getAttribute('src')]);
    expect(drawings).toEqual([
      ['light', '/city.svg'],
      ['dark', '/city-dark.svg'],
    ]);
    expect(city).toHaveAttribute('title', 'Ville (nouvel onglet)');
  });

  it('shows a contextual link in its areas only', async () => {
    const options = { label: label('Abonnements vélo'), link: '/bikes', contexts: ['proximity'] };
    const { host } = await mount({ tenant: { components: [at('header', 'contextual-link', { options })] } });
    expect(screen.queryByRole('link')).toBeNull();
    act(() => host.context.set({ ...host.context.get(), context: 'proximity' }));
    expect(screen.getByRole('link', { name: 'Abonnements vélo' })).toHaveAttribute('href', '/fr/bikes');
  });
});

/** Every kind, and what is seen of it in the bar, in the rail and in the menu alike. */
const EVERY_KIND: Readonly<Record<ComponentKind, readonly [options: object, seen: RegExp]>> = {
  'account-menu': [{}, /Ada Lovelace/],
  'additional-logos': [{ logos: [{ url: '/region.svg', alt: label('Région') }] }, /alt="Région"/],
  'cart-summary': [{}, /aria-label="Mon panier"/],
  'cms-menu': [{ menu: 'kinds' }, /Actualités/],
  'contextual-link': [
    { label: label('Ici'), link: '/here', contexts: ['trip-planner', 'proximity', 'schedules'] },
    /href="\/fr\/here"/,
  ],
  'header-link': [{ label: label('Lignes'), link: '/schedules' }, /href="\/fr\/schedules"/],
  'language-selector': [{}, /hreflang="de"/],
  'mobile-apps': [{ apps: [{ name: 'Android', link: 'https://apps.example.org/a' }] }, /Android/],
  'notifications-menu': [{}, /aria-label="Notifications"/],
  'sidebar-link': [{ label: label('Boutique'), link: '/shop' }, /href="\/fr\/shop"/],
  'simple-link': [{ label: label('Aide'), link: '/help' }, /href="\/fr\/help"/],
  'social-networks': [{ networks: [{ name: 'Mastodon', link: 'https://social.example.org' }] }, /Mastodon/],
  'sponsors-logos': [{ logos: [{ url: '/sponsor.svg', alt: label('Mécène') }] }, /alt="Mécène"/],
  'top-logo': [{}, /alt="Test network"/],
  'vertical-divider': [{}, /<hr|class="divider"/],
};

describe('components of the list', () => {
  const KINDS = Object.entries(EVERY_KIND);

  it.each([
    ['header', 'mount'],
    ['sidebar', 'mountSidebar'],
    ['inner-menu', 'mount'],
  ] as const)('of all fifteen kinds are shown in the slot %s', async (slot, part) => {
    initI18n({ locale: 'fr', apiKey: '' });
    addMessages('shop-header', 'fr', fr);
    answer = ({ url, answer: give }) =>
      void give(url.includes('wp-json') ? { items: [{ title: 'Actualités', url: '/news' }] } : {});
    const components = KINDS.map(([kind, [options]]) => at(slot, kind, { options }));
    const tenant = { bffUrl: 'https://bff.example.org', components };
    await mount({ tenant, session: SIGNED_IN, accessToken: 'ada' }, part);
    if (slot === 'inner-menu') await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    const missing = () => KINDS.filter(([, [, seen]]) => !seen.test(document.body.innerHTML)).map(([kind]) => kind);
    await waitFor(() => expect(missing()).toEqual([]));
    expect(KINDS).toHaveLength(15);
  });

  it.each<[number, PlacementSize]>([
    [1280, 'lg'],
    [1279, 'md'],
    [960, 'md'],
    [959, 'mobile'],
  ])('at %d pixels have their place of %s, and the footer is there from 960 on', async (pixels, size) => {
    width = pixels;
    const link = (kind: PlacementSize) => {
      const place: Place = { slot: 'header', position: 'end', order: 0 };
      const options = { label: label(kind), link: `/${kind}` };
      return { kind: 'header-link', placement: { [kind]: place }, needsAuthentication: false, options };
    };
    const tenant = { components: [link('lg'), link('md'), link('mobile')] };
    await mount({ tenant });
    expect(screen.getByRole('link')).toHaveTextContent(size);
    const { element } = await mount({ tenant }, 'mountFooter');
    await waitFor(() => expect(element.textContent !== '').toBe(size !== 'mobile'));
  });

  it('that need a sign-in are in neither the rail nor the menu of an anonymous visitor', async () => {
    const options = { label: label('Abonnement'), link: '/plan' };
    const secret = (slot: Place['slot']) => at(slot, 'sidebar-link', { options, needsAuthentication: true });
    const open = at('inner-menu', 'simple-link', { options: { label: label('Aide'), link: '/help' } });
    const end: TenantComponent = {
      ...open,
      placement: { lg: { slot: 'sidebar', position: 'end', order: 0 } },
    };
    const tenant = { components: [secret('sidebar'), secret('inner-menu'), open, end] };
    const { host } = await mount({ tenant });
    await mount({ tenant }, 'mountSidebar');
    await screen.findByRole('link', { name: 'Aide' });
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    expect(screen.queryByRole('link', { name: 'Abonnement', hidden: true })).toBeNull();
    act(() => host.session.state.set({ loading: false, ...SIGNED_IN }));
    expect(within(menu).getByRole('link', { name: 'Abonnement' })).toBeInTheDocument();
  });
});

describe('menus', () => {
  it('have a title on a phone: that of the account', async () => {
    width = 360;
    await mount({ session: SIGNED_IN, tenant: { components: [ACCOUNT] } });
    await userEvent.click(screen.getByRole('button', { name: 'Ada Lovelace' }));
    expect(await screen.findByRole('dialog', { name: 'Mon compte' })).toBeVisible();
  });

  it('offer the languages of the tenant', async () => {
    await mount({ tenant: { languages: ['de', 'en'] } });
    await userEvent.click(screen.getByRole('button', { name: /^FR, langue/ }));
    await screen.findByRole('link', { name: 'English' });
    expect(screen.getAllByRole('link').filter((link) => link.hasAttribute('hreflang'))).toHaveLength(2);
  });

  it('offer no choice of one language', async () => {
    await mount({ tenant: { languages: ['fr'] } });
    expect(screen.queryByRole('button', { name: /langue/ })).toBeNull();
  });

  it('offer the same screen in every language, each in its own words', async () => {
    const user = userEvent.setup();
    const { host } = await mount({ route: { name: 'schedules', fullPath: '/fr/schedules?q=1' } });
    const button = screen.getByRole('button', { name: 'FR, langue : Français' });
    expect(screen.queryByRole('link', { name: 'Deutsch' })).toBeNull();
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    const german = await screen.findByRole('link', { name: 'Deutsch' });
    expect(german).toHaveAttribute('href', '/de/schedules?q=1');
    expect(german).toHaveAttribute('lang', 'de');
    expect(screen.getAllByRole('link').filter((link) => link.hasAttribute('hreflang'))).toHaveLength(LOCALES.length);
    expect(screen.getByRole('link', { name: 'Français' })).toHaveAttribute('aria-current', 'true');
    await user.click(await screen.findByRole('radio', { name: 'Sombre' }));
    expect(host.appearance.get()).toBe('dark');
    german.addEventListener('click', (event) => event.preventDefault());
    await user.click(german);
    act(() => host.locale.set('de'));
    // The list is hidden with what was chosen in it: the focus must not be lost with it.
    expect(screen.getByRole('button', { name: /^DE/ })).toHaveFocus();
  });

  it('close on Escape with the focus back on the button, on a press outside, and when the focus leaves', async () => {
    const user = userEvent.setup();
    await mount();
    const button = screen.getByRole('button', { name: /^FR/ });
    await user.click(button);
    (await screen.findByRole('link', { name: 'Français' })).focus();
    await user.keyboard('{Escape}');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(button).toHaveFocus();
    await user.click(button);
    await user.click(document.body);
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('open on an arrow key at their first or last row, and arrow keys, Home and End move through the rows', async () => {
    const user = userEvent.setup();
    await mount({ session: SIGNED_IN });
    const button = screen.getByRole('button', { name: 'Ada Lovelace' });
    act(() => button.focus());
    await user.keyboard('{ArrowDown}');
    const first = await screen.findByRole('link', { name: 'Mon compte' });
    await waitFor(() => expect(first).toHaveFocus());
    const seen: (string | null)[] = [];
    for (const key of ['ArrowDown', 'End', 'ArrowDown', 'ArrowUp', 'Home']) {
      await user.keyboard(`{${key}}`);
      seen.push(document.activeElement!.textContent);
    }
    expect(seen).toEqual(['Mes favoris', 'Se déconnecter', 'Mon compte', 'Se déconnecter', 'Mon compte']);
    await user.keyboard('{Escape}');
    expect(button).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(await screen.findByRole('button', { name: 'Se déconnecter' })).toHaveFocus();
    await user.keyboard('{Escape}{Enter}');
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(button).toHaveFocus();
  });

  it('open for a mouse that rests on them, and a click keeps them open', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await mount();
    const button = screen.getByRole('button', { name: /^FR/ });
    await user.pointer({ target: button, pointerName: 'mouse' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await act(async () => jest.advanceTimersByTime(300));
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await user.pointer({ target: document.body });
    await act(async () => jest.advanceTimersByTime(1000));
    expect(button).toHaveAttribute('aria-expanded', 'true');
    jest.useRealTimers();
  });

  it('ask to sign in and to come back to this page', async () => {
    const user = userEvent.setup();
    const { host } = await mount({ route: { fullPath: '/fr/schedules?q=1' } });
    await user.click(screen.getByRole('button', { name: 'Se connecter' }));
    expect(host.calls).toEqual([{ call: 'signIn', redirectTo: '/fr/schedules?q=1' }]);
  });

  it('show the name of the signed-in user, the product’s groups, and sign-out', async () => {
    const user = userEvent.setup();
    const { host } = await mount({ session: SIGNED_IN });
    expect(screen.queryByRole('button', { name: 'Se connecter' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Ada Lovelace' }));
    const menu = await screen.findByRole('group', { name: '' });
    await waitFor(() => expect([menu.dataset['side'], menu.dataset['align']]).toEqual(['bottom', 'start']));
    expect(await within(menu).findByText('ada@example.org')).toBeVisible();
    expect(within(menu).getByRole('heading', { name: 'Mon compte' })).toBeVisible();
    const leads = (name: string) => within(menu).getByRole('link', { name }).getAttribute('href');
    expect(leads('Mon compte')).toBe('/fr/account');
    expect(leads('Mes favoris')).toBe('/fr/account-favorites');
    expect(leads('Profil')).toBe('/fr/account-profile');
    expect(leads('Mes données')).toBe('/fr/account-personal-data');
    expect(within(menu).getByRole('heading', { name: 'Réglages' })).toBeVisible();
    await user.click(within(menu).getByRole('button', { name: 'Se déconnecter' }));
    expect(host.calls).toEqual([{ call: 'signOut' }]);
  });

  it('show the tenant’s own groups in the place of the product’s', async () => {
    const user = userEvent.setup();
    const items = [
      { icon: 'card', label: label('Mes cartes'), link: 'https://cards.example.org' },
      { icon: 'privacy', label: label('Cookies'), specific: 'consent' },
    ];
    const options = { groups: [{ title: label('Boutique'), items: items.slice(0, 1) }, { items: items.slice(1) }] };
    const opened = jest.fn();
    window.addEventListener('consent-open', opened, { once: true });
    await mount({ session: SIGNED_IN, tenant: { components: [at('header', 'account-menu', { options })] } });
    await user.click(screen.getByRole('button', { name: 'Ada Lovelace' }));
    expect(await screen.findByRole('heading', { name: 'Boutique' })).toBeVisible();
    const cards = screen.getByRole('link', { name: 'Mes cartes autre site' });
    expect(cards).toHaveAttribute('href', 'https://cards.example.org');
    // Its own, and that of another site.
    await waitFor(() => expect(cards.querySelectorAll('path')).toHaveLength(2));
    expect(screen.queryByRole('link', { name: 'Profil' })).toBeNull();
    const cookies = screen.getByRole('button', { name: 'Cookies' });
    await waitFor(() => expect(cookies.querySelector('path')).not.toBeNull());
    await user.click(cookies);
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['while the session is not known', { loading: true }, []],
    ['for a user without a name', { authenticated: true }, ['Mon compte']],
  ])('say nothing untrue %s', async (_, session, expected) => {
    await mount({ session });
    const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    expect(names.filter((name) => !name?.startsWith('FR'))).toEqual(expected);
  });
});

describe('menu of the content system', () => {
  const items = [
    {
      title: 'Acheter',
      url: '/',
      child_items: [
        { title: 'Tickets <b>', url: 'javascript:alert(1)' },
        { title: 'Guichets', url: '/', child_items: [{ title: 'Gare', url: '/station' }] },
      ],
    },
    { title: 'Actualités', url: 'https://news.example.org' },
    { title: 'Recherche', url: '/', type_label: 'Shortcode' },
  ];

  it('is asked for once in a language, and shown as text', async () => {
    answer = (request) => void request.answer({ items });
    const user = userEvent.setup();
    const { host } = await mount({ tenant: { components: [CMS], footer: { menu: 'main', links: [] } } });
    await mount({ tenant: { components: [], footer: { menu: 'main', links: [] } } }, 'mountFooter');
    const [news] = await screen.findAllByRole('link', { name: /^Actualités/ });
    expect(news).toHaveAttribute('href', 'https://news.example.org');
    expect(screen.queryByText('Recherche')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Acheter' }));
    const tickets = await screen.findByRole('link', { name: 'Tickets <b>' });
    await waitFor(() => expect(tickets.querySelector('path')).not.toBeNull());
    expect(tickets).toHaveAttribute('href', '/fr/javascript:alert(1)');
    expect(screen.getByRole('heading', { name: 'Guichets' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Gare' })).toHaveAttribute('href', '/fr/station');
    expect(screen.queryAllByRole('button', { name: /cookies/i })).toEqual([]);
    expect(screen.getAllByRole('link', { name: /^Actualités/ })).toHaveLength(2);
    expect(requests()).toEqual(['https://cms.example.org/wp-json/menus/v1/menus/main']);
    await act(async () => host.locale.set('de'));
    await waitFor(() => expect(requests()).toHaveLength(2));
    expect(requests()[1]).toBe('https://cms.example.org/wp-json/menus/v1/menus/main-de');
  });

  it('is empty when it cannot be loaded', async () => {
    answer = (request) => void request.answer({}, 400);
    await mount({ locale: 'en', tenant: { components: [CMS, LINES] } });
    await waitFor(() => expect(requests()).toHaveLength(1));
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });
});

describe('hostile texts and links', () => {
  const TEXT = '<img src=x onerror="window.broken=1"></style><script>window.broken=1</script>';

  it.each([
    ['a menu of the content system', true],
    ['the file of the tenant', false],
  ])('of %s run nothing, wherever they are shown', async (_, isCms) => {
    const links = ['javascript:window.broken=1', 'data:text/html,<script>', '//evil.example', 'java\nscript:1'];
    const entries = links.map((url, index) => ({ title: `${TEXT}${index}`, url }));
    const nested = {
      title: `${TEXT} nested`,
      url: links[0],
      child_items: [{ title: `${TEXT} below`, url: links[0], child_items: entries }],
    };
    answer = (request) => void request.answer({ items: isCms ? [...entries, nested] : [] });
    const menu = isCms ? 'hostile' : 'none';
    const own = isCms ? [] : entries;
    const slots = ['header', 'sidebar', 'inner-menu'] as const;
    const logos = own.map(({ title, url }) => ({
      url: '/logo.svg',
      link: url,
      alt: label(title),
      title: label(title),
    }));
    const groups = [{ title: label(TEXT), items: own.map(({ title, url }) => ({ label: label(title), link: url })) }];
    const components = slots.flatMap((slot) => [
      at(slot, 'cms-menu', { options: { menu } }),
      ...own.map(({ title, url }) => at(slot, 'simple-link', { options: { label: label(title), link: url } })),
      at(slot, 'sponsors-logos', { options: { title: label(TEXT), logos } }),
      at(slot, 'mobile-apps', {
        options: { title: label(TEXT), apps: own.map(({ title, url }) => ({ name: title, link: url })) },
      }),
      at(slot, 'social-networks', { options: { networks: own.map(({ title, url }) => ({ name: title, link: url })) } }),
      at(slot, 'account-menu', { options: { groups } }),
    ]);
    const footer = { menu, links: own.map(({ title, url }) => ({ title: label(title), url })) };
    const tenant = { name: TEXT, components, footer };
    await mount({ tenant, session: SIGNED_IN });
    await mount({ tenant }, 'mountSidebar');
    await mount({ tenant }, 'mountFooter');
    await screen.findAllByText(/^<img .*<\/script>0$/);
    for (const button of screen.getAllByRole('button', { name: isCms ? /nested$/ : 'Ada Lovelace' })) {
      await userEvent.click(button);
      await screen.findAllByText(isCms ? /below$/ : TEXT);
    }
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    await screen.findByRole('dialog', { name: 'Menu' });
    await screen.findAllByText(/^<img .*<\/script>3$/);
    expect(document.querySelector('script, [onerror], img[src="x"]')).toBeNull();
    const targets = [...document.querySelectorAll('a')].map(({ href }) => new URL(href).origin);
    expect(new Set(targets)).toEqual(new Set([window.location.origin]));
    expect(window).not.toHaveProperty('broken');
  });
});

describe('inner menu', () => {
  const components = [
    LOGO,
    at('inner-menu', 'account-menu'),
    at('inner-menu', 'cms-menu', { options: { menu: 'inner', icons: ['shop'] } }),
    at('inner-menu', 'language-selector'),
    at('inner-menu', 'mobile-apps', {
      options: {
        apps: [
          { name: 'iPhone', link: 'https://apps.example.org/i', images: { fr: '/badge-fr.svg', de: '/badge-de.svg' } },
          { name: 'Android', link: 'https://apps.example.org/a' },
        ],
      },
    }),
    at('inner-menu', 'social-networks', {
      options: { networks: [{ name: 'Mastodon', link: 'https://social.example.org' }] },
    }),
    {
      ...at('inner-menu', 'simple-link', { options: { label: label('Aide'), link: '/help' } }),
      placement: { mobile: { slot: 'inner-menu' as const, position: 'end' as const, order: 0 } },
    },
    at('sidebar', 'sidebar-link', { options: { label: label('Boutique'), link: '/shop' } }),
  ];

  it('asks for nothing until it is opened, has all there is on a phone, and closes when the page changes', async () => {
    width = 360;
    answer = (request) =>
      void request.answer({ items: [{ title: 'Acheter', url: '/', child_items: [{ title: 'Tickets', url: '/t' }] }] });
    const user = userEvent.setup();
    const { host } = await mount({
      tenant: { components, footer: { links: [{ title: label('Mentions'), url: '/legal' }] } },
    });
    await mount({ tenant: { components } }, 'mountSidebar');
    await mount({ tenant: { components } }, 'mountFooter');
    expect(requests()).toEqual([]);
    expect(screen.queryByRole('link', { name: 'Boutique' })).toBeNull();
    const button = screen.getByRole('button', { name: 'Menu' });
    await user.click(button);
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    expect(await within(menu).findByRole('link', { name: 'Tickets' })).toHaveAttribute('href', '/fr/t');
    expect(within(menu).getByRole('link', { name: 'Deutsch' })).toBeInTheDocument();
    expect(within(menu).getByRole('img', { name: 'iPhone' })).toHaveAttribute('src', '/badge-fr.svg');
    expect(within(menu).getByRole('link', { name: /Android/ })).toHaveAttribute('href', 'https://apps.example.org/a');
    expect(within(menu).getByRole('link', { name: 'Mastodon (nouvel onglet)' })).toHaveTextContent('Mastodon');
    expect(within(menu).getByRole('link', { name: 'Boutique' })).toHaveAttribute('href', '/fr/shop');
    expect(within(menu).getByRole('link', { name: 'Mentions' })).toHaveAttribute('href', '/fr/legal');
    const appearance = within(menu).getByRole('radio', { name: 'Auto' });
    expect(appearance).toBeChecked();
    // The end of the menu is below what the product adds.
    const help = within(menu).getByRole('link', { name: 'Aide' });
    expect(appearance.compareDocumentPosition(help)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(requests()).toEqual(['https://cms.example.org/wp-json/menus/v1/menus/inner']);
    // The rows of what is folded are left out.
    act(() => within(menu).getByRole('button', { name: 'Se connecter' }).focus());
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toHaveTextContent(/^Acheter$/);
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toHaveTextContent(/^Langue/);
    act(() => host.locale.set('es'));
    expect(within(menu).getByRole('img', { name: 'iPhone' })).toHaveAttribute('src', '/badge-fr.svg');
    act(() => host.locale.set('de'));
    expect(within(menu).getByRole('img', { name: 'iPhone' })).toHaveAttribute('src', '/badge-de.svg');
    act(() => host.navigation.go({ name: 'schedules' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(button).toHaveFocus();
  });

  it('closes before it asks to sign in', async () => {
    width = 360;
    const user = userEvent.setup();
    const { host } = await mount({ tenant: { components } });
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    await user.click(await screen.findByRole('button', { name: 'Se connecter' }));
    expect(host.calls).toContainEqual({ call: 'signIn', redirectTo: '/fr' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('has no button when nothing is in it', async () => {
    await mount();
    expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull();
  });
});

describe('rail and footer', () => {
  it('mark a link at its address with the suffix, as bar and menu do', async () => {
    const options = { icon: 'shop', label: label('Boutique'), link: '/shop', suffix: '-tickets*' };
    const slots = ['sidebar', 'header', 'inner-menu'] as const;
    const tenant = { components: slots.map((slot) => at(slot, 'sidebar-link', { options })) };
    const route = { fullPath: '/fr/shop-tickets/1' };
    const { host } = await mount({ tenant, route }, 'mountSidebar');
    const link = await screen.findByRole('link', { name: 'Boutique' });
    await waitFor(() => expect(link.querySelector('path')).not.toBeNull());
    await mount({ tenant, route });
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    await screen.findByRole('dialog', { name: 'Menu' });
    const current = () =>
      screen
        .getAllByRole('link', { name: 'Boutique', hidden: true })
        .map((shown) => shown.getAttribute('aria-current'));
    expect(current()).toEqual(['page', 'page', 'page']);
    act(() => host.navigation.go({ name: 'schedules' }));
    expect(current()).toEqual([null, 'page', 'page']);
  });

  it('have the copyright with the year of the network’s zone, the cookie panel and the links', async () => {
    jest.useFakeTimers({ now: new Date('2026-12-31T23:30:00Z'), doNotFake: ['queueMicrotask'] });
    const opened = jest.fn();
    window.addEventListener('consent-open', opened, { once: true });
    const tenant = {
      footer: { links: [{ title: { ...label('Contact'), de: 'Kontakt' }, url: 'https://contact.example.org' }] },
      urls: { consentScript: '/consent.js' },
    };
    await mount({ locale: 'de', tenant }, 'mountFooter');
    await act(async () => jest.advanceTimersByTime(1));
    expect(screen.getByText('© 2027 Test network')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Kontakt' })).toHaveAttribute('href', 'https://contact.example.org');
    screen.getByRole('button', { name: 'Gérer les cookies' }).click();
    expect(opened).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });
});

describe('svg files', () => {
  const FILE =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" fill="none"><path d="M1 1h8"/><path d="m2 2z"/></svg>';

  const address = (name: string) => `https://cdn.example.org/${name}.svg`;
  const linkWith = (name: string) =>
    at('sidebar', 'sidebar-link', { options: { icon: address(name), label: label(name), link: '/shop' } });
  const drawn = (link: HTMLElement) => link.querySelector('path')?.getAttribute('d');

  it('are loaded once and kept', async () => {
    answer = ({ url, answer: give }) => void give(url === address('empty') ? '<svg/>' : FILE);
    const earlier = { viewBox: '0 0 1 1', path: 'M0 0h1', draws: 'lines' } as const;
    createSvgCache({ storage: localStorage, now: Date.now }).set(address('earlier'), earlier);
    const tenant = { components: ['shop', 'empty', 'earlier'].map(linkWith) };
    for (const count of [1, 2]) {
      await mount({ tenant }, 'mountSidebar');
      await waitFor(() => expect(screen.queryAllByRole('link').filter(drawn)).toHaveLength(2 * count));
    }
    const once = ['M1 1h8 m2 2z', undefined, 'M0 0h1'];
    expect(screen.getAllByRole('link').map(drawn)).toEqual([...once, ...once]);
    expect(requests()).toEqual([address('shop'), address('empty')]);
    expect(localStorage.getItem('halte-svg')).toContain('cdn.example.org/shop.svg');
  });

  it('that cannot be loaded are reported, leave the words alone, and are asked for by the next page', async () => {
    const tenant = { components: [linkWith('late')] };
    const { host } = await mount({ tenant }, 'mountSidebar');
    await waitFor(() => expect(host.calls).toEqual([expect.objectContaining({ call: 'report', where: 'icon' })]));
    expect(drawn(screen.getByRole('link', { name: 'late' }))).toBeUndefined();
    await act(async () => unmounts.pop()?.());
    answer = (request) => void request.answer(FILE);
    await mount({ tenant }, 'mountSidebar');
    const link = await screen.findByRole('link', { name: 'late' });
    await waitFor(() => expect(drawn(link)).toBe('M1 1h8 m2 2z'));
    expect(requests()).toEqual([address('late'), address('late')]);
  });

  it.each([
    ['markup that is no drawing', '<html><body onload="alert(1)"/></html>'],
    ['a broken file', '<svg viewBox="0 0 1 1"><path'],
    ['a path with markup', FILE.replace('M1 1h8', 'url(javascript:alert(1))')],
    ['a view box that ends an attribute', FILE.replace('0 0 10 10', '0 0 10 10&quot; onload=&quot;x')],
    ['no path', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><script>alert(1)</script></svg>'],
  ])('give nothing for %s', (_, source) => {
    expect(shapeOfSvg(source)).toBeNull();
  });

  it('are read as other programs write them', () => {
    const source = `<?xml version='1.0'?><!-- <path d="M9 9"/> -->
      <s:svg xmlns:s="http://www.w3.org/2000/svg" aria-label="a > b" id='d="x"'
        viewBox='0 0 10 10'><s:path id="p" d="M1 1&#xA;h8" /></s:svg>`;
    expect(shapeOfSvg(source)).toEqual({ viewBox: '0 0 10 10', path: 'M1 1 h8', draws: 'areas' });
  });

  it('give their paths only', () => {
    const hostile = FILE.replace('<path', '<script>alert(1)</script><path onload="alert(1)"');
    expect(shapeOfSvg(hostile)).toEqual({ viewBox: '0 0 10 10', path: 'M1 1h8 m2 2z', draws: 'lines' });
  });
});

describe('whenLoaded', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it.each([
    ['runs its task after the load of the page', 'interactive', false, [0, 1]],
    ['runs nothing that was cancelled before the load', 'interactive', true, [0, 0]],
    ['runs its task on a page that was loaded before', 'complete', false, [1, 1]],
    ['runs nothing that was cancelled on such a page', 'complete', true, [0, 0]],
  ] as const)('%s', (_, state, isCancelled, expected) => {
    jest.spyOn(document, 'readyState', 'get').mockReturnValue(state);
    const task = jest.fn();
    const cancel = whenLoaded(task);
    if (isCancelled) cancel();
    const counts = [];
    jest.runAllTimers();
    counts.push(task.mock.calls.length);
    window.dispatchEvent(new Event('load'));
    jest.runAllTimers();
    counts.push(task.mock.calls.length);
    expect(counts).toEqual(expected);
  });

  it('runs nothing that was cancelled between the load and the first idle moment', () => {
    jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    const task = jest.fn();
    const cancel = whenLoaded(task);
    window.dispatchEvent(new Event('load'));
    cancel();
    jest.runAllTimers();
    expect(task).not.toHaveBeenCalled();
  });
});

it('leaves nothing behind', async () => {
  const { element, host } = await mount();
  await act(async () => unmounts.pop()?.());
  expect(element).toBeEmptyDOMElement();
  expect(() => host.locale.set('en')).not.toThrow();
});
