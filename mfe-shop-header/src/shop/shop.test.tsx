import { addMessages, initI18n } from '@halte/i18n';
import { type BackendRequest, type FakeHostOptions, fakeBackend, fakeHost, messageFaults } from '@halte/testkit';
import { HostProvider } from '@halte/ui/host';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { Banners } from '../banners/Banners.tsx';
import { CartMenu } from '../cart/CartMenu.tsx';
import { messages as header } from '../messages/fr.ts';
import { NotificationsMenu } from '../notifications/NotificationsMenu.tsx';
import { messages as de } from './messages/de.ts';
import { messages as en } from './messages/en.ts';
import { messages as es } from './messages/es.ts';
import { messages as fr } from './messages/fr.ts';
import { messages as it_ } from './messages/it.ts';

const HOSTILE = '<img src=x onerror="window.broken=1"><script>window.broken=1</script>';
const SHOP = { home: 'https://shop.example', cart: 'https://shop.example/cart', addItem: 'https://shop.example/add' };
const ADA = { accessToken: 'ada', session: { authenticated: true } } as const;

let backend: ReturnType<typeof fakeBackend>;
let answers: Record<string, (request: BackendRequest) => unknown>;

beforeAll(() => {
  initI18n({ locale: 'fr', apiKey: 'k' });
  addMessages('shop', 'fr', fr);
  addMessages('shop-header', 'fr', header);
});

beforeEach(() => {
  answers = {};
  backend = fakeBackend((request) => {
    const { method, path } = request;
    const answer = answers[`${method} ${path.replace(/\/items\/.+/, '/items')}`];
    if (answer) void Promise.resolve(answer(request));
  });
});

afterEach(() => {
  backend.restore();
  // biome-ignore lint/suspicious/noDocumentCookie: closed banners are there
  document.cookie = 'banners:already-closed=; path=/; max-age=0';
});

function show(part: 'cart' | 'notifications' | 'banners', options: FakeHostOptions = {}) {
  const tenant = { bffUrl: 'http://bff.test', shop: SHOP, ...options.tenant };
  const host = fakeHost({ locale: 'fr', ...options, tenant });
  const Part = { cart: CartMenu, notifications: NotificationsMenu, banners: Banners }[part];
  const { unmount } = render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <HostProvider host={host}>
        <Part />
      </HostProvider>
    </SWRConfig>,
  );
  return { host, unmount, user: userEvent.setup() };
}

const urls = () => backend.requests.map(({ method, url }) => `${method} ${url.replace(/^http:\/\/[^/]+/, '')}`);
const spaces = (text: string | null) => (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');

const line = (change: object = {}) => ({
  itemId: 'i1',
  modalProductId: 'book',
  modalProductName: 'Carnet de 10 trajets',
  providerNetworkLabel: 'Réseau Clairvenne',
  fareIncludingTaxes: 1450,
  totalFareIncludingTaxes: 1450,
  deliveryMode: 'CARDREADER_MANDATORY',
  saleableUnit: 'UNIT',
  quantity: 1,
  actions: [{ type: 'ADD_NEW_PRODUCT_TO_BASKET', parameters: [{ code: 'providerId', value: 'clairvenne' }] }],
  ...change,
});
const cartWith = (...products: object[]) => ({
  baskets: [
    { line: 1, basketInfo: 'PROVIDERFAREMEDIA', fareMediaLabel: 'Carte 4821', ownerFirstName: 'Camille', products },
  ],
  plans: [],
  packages: [],
  totalAmountExcludingTaxes: 1318,
  totalVatAmount: 132,
  totalAmountIncludingTaxes: 1450,
  immediateAmountIncludingTaxes: 1450,
  immediateVatAmount: 132,
});
const update = (detail?: object) =>
  act(async () => void window.dispatchEvent(new CustomEvent('cart-updated', { detail })));

it('has the texts of cart and notifications in five languages', () => {
  expect(messageFaults({ fr, en, es, it: it_, de })).toEqual([]);
});

describe('cart menu', () => {
  it('shows what is in the cart, what it costs and where it can be paid', async () => {
    answers['GET /store/cart'] = (request) => request.answer(cartWith(line(), line({ itemId: 'i2', quantity: 2 })));
    const { user } = show('cart', ADA);
    await user.click(await screen.findByRole('button', { name: 'Mon panier, 3 articles' }));
    const panel = await screen.findByRole('dialog', { name: 'Mon panier, 3 articles' });
    const text = spaces(panel.textContent);
    for (const words of [
      'Carte 4821',
      'Camille',
      'Carnet de 10 trajets',
      '2 × 14,50 €',
      'Lecteur de carte requis',
      'Total hors taxes13,18 €',
      'TVA1,32 €',
      'Total14,50 €',
      'À payer aujourd’huidont 1,32 € de TVA14,50 €',
    ])
      expect(text).toContain(words);
    const inPanel = within(panel);
    expect(inPanel.getByRole('link', { name: 'Voir mon panier' })).toHaveAttribute('href', SHOP.cart);
    expect(inPanel.getByRole('link', { name: 'Ajouter un titre sur cette carte' })).toHaveAttribute(
      'href',
      'https://shop.example/add/clairvenne',
    );
    expect(inPanel.queryByRole('tooltip')).toBeNull();
    expect(inPanel.getAllByText('Lecteur de carte requis')[0]!.querySelector('path')).not.toBeNull();
    await user.hover(inPanel.getAllByText('Lecteur de carte requis')[0]!);
    expect(inPanel.getByRole('tooltip')).toHaveTextContent(/avec un lecteur/);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Mon panier, 3 articles' })).toHaveFocus();
    expect(backend.requests[0]?.headers.get('authorization')).toBe('Bearer ada');
  });

  it('has a link for each line that offers another product, of plans and packages too', async () => {
    const adding = (value: string) => ({
      actions: [{ type: 'ADD_NEW_PRODUCT_TO_BASKET', parameters: [{ code: 'providerId', value }] }],
    });
    const whole = cartWith(
      line(),
      line({ itemId: 'i2' }),
      line({ itemId: 'i3', modalProductName: 'Vélo', ...adding('bike') }),
    );
    const plans = [{ modalPlanId: 'year', modalPlanName: 'Annuel', ...adding('plan') }];
    const packages = [{ modalPackageId: 'family', modalPackageName: 'Famille', ...adding('family') }];
    answers['GET /store/cart'] = (request) => request.answer({ ...whole, plans, packages });
    const { user } = show('cart', ADA);
    await user.click(await screen.findByRole('button', { name: /^Mon panier/ }));
    const panel = within(await screen.findByRole('dialog'));
    const links = panel.getAllByRole('link', { name: /^Ajouter un titre/ });
    // Two lines of one card lead to the same address.
    expect(links.map((link) => link.getAttribute('href')?.replace('https://shop.example/add/', ''))).toEqual([
      'clairvenne',
      'bike',
      'plan',
      'family',
    ]);
    expect(new Set(links.slice(0, 2).map((link) => link.getAttribute('aria-label'))).size).toBe(2);
  });

  it('changes the number of pieces, takes a line out, and says when that fails', async () => {
    answers['GET /store/cart'] = (request) => request.answer(cartWith(line(), line({ itemId: 'i2' })));
    answers['PUT /store/cart/items'] = (request) =>
      request.answer(cartWith(line({ quantity: 2 }), line({ itemId: 'i2' })));
    answers['DELETE /store/cart/items'] = (request) => request.answer({ code: 'cart-busy', message: 'x' }, 409);
    const { user, host } = show('cart', ADA);
    await user.click(await screen.findByRole('button', { name: 'Mon panier, 2 articles' }));
    const [more] = await screen.findAllByRole('button', { name: 'Carnet de 10 trajets : en ajouter un' });
    await user.click(more!);
    expect(await screen.findByRole('dialog', { name: 'Mon panier, 3 articles' })).toBeInTheDocument();
    expect(backend.requests.at(-1)).toMatchObject({
      method: 'PUT',
      path: '/store/cart/items/i1',
      body: { quantity: 2 },
    });
    await user.click(screen.getByRole('button', { name: 'Retirer Carnet de 10 trajets' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('La modification n’a pas été enregistrée.');
    expect(backend.requests.at(-1)).toMatchObject({ method: 'DELETE', path: '/store/cart/items/i2' });
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Mon panier, 3 articles');
    expect(host.calls).toContainEqual(expect.objectContaining({ call: 'report', where: 'cart' }));
  });

  it('names no unknown owner but the recipient, needs no reader for what is sent, and takes out what has no pieces', async () => {
    const sent = line({ deliveryMode: 'POSTAL', saleableUnit: 'NONE' });
    const recipientUser = { firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.org' };
    const given = {
      line: 2,
      basketInfo: 'EMAIL',
      recipientUser,
      products: [{ ...sent, itemId: 'i2', modalProductName: 'Cadeau' }],
    };
    const { baskets, ...totals } = cartWith(sent);
    answers['GET /store/cart'] = (request) => request.answer({ ...totals, baskets: [...baskets, given] });
    const shop = { ...SHOP, placeholderNames: ['Camille'] };
    const { user } = show('cart', { ...ADA, tenant: { shop } });
    await user.click(await screen.findByRole('button', { name: 'Mon panier, 2 articles' }));
    const panel = within(await screen.findByRole('dialog'));
    expect(panel.getByText('Pour Grace Hopper, grace@example.org')).toBeVisible();
    expect(panel.getByText('Carte 4821')).toBeVisible();
    expect(panel.queryByText('Camille')).toBeNull();
    expect(panel.queryByText('Lecteur de carte requis')).toBeNull();
    expect(panel.queryByRole('button', { name: /^Un de plus/ })).toBeNull();
    expect(panel.getByRole('button', { name: 'Retirer Carnet de 10 trajets' })).toBeVisible();
  });

  it('asks for nothing without an owner, then for the cart of the address in the cookie, and of no other', async () => {
    answers['GET /store/cart'] = (request) => request.answer(cartWith(line()));
    const { host } = show('cart');
    await update();
    expect(urls()).toEqual([]);
    act(() => host.session.cartEmail.set('grace+x@example.org'));
    await screen.findByRole('button', { name: 'Mon panier, 1 article' });
    act(() => host.session.cartEmail.set(null));
    await screen.findByRole('button', { name: 'Mon panier' });
    expect(urls()).toEqual(['GET /store/cart?email=grace%2Bx%40example.org']);
    expect(backend.requests[0]?.headers.get('authorization')).toBeNull();
  });

  it('takes the cart of an event without asking, opens after an addition at the new line, and asks when an event has none', async () => {
    answers['GET /store/cart'] = (request) => request.answer(cartWith(line(), line({ itemId: 'i2' })));
    const { unmount } = show('cart', { cartEmail: 'grace@example.org' });
    await screen.findByRole('button', { name: 'Mon panier, 2 articles' });
    await update({ cart: cartWith(line()) });
    await screen.findByRole('button', { name: 'Mon panier, 1 article' });
    expect([urls().length, screen.queryByRole('dialog')]).toEqual([1, null]);
    await update({ status: 'add', cart: cartWith(line(), line({ itemId: 'i3', modalProductName: HOSTILE })) });
    const panel = await screen.findByRole('dialog', { name: 'Mon panier, 2 articles' });
    expect(urls()).toHaveLength(1);
    expect(document.activeElement).toHaveTextContent(HOSTILE);
    expect(within(panel).getByText('Ajouté au panier')).toHaveAttribute('role', 'status');
    expect(document.querySelector('img, script')).toBeNull();
    await update();
    await waitFor(() => expect(panel).not.toHaveTextContent(HOSTILE));
    expect(urls()).toHaveLength(2);
    const added = line({ itemId: 'i4', modalProductName: 'Ticket' });
    answers['GET /store/cart'] = (request) => request.answer(cartWith(line(), added));
    await update({ status: 'add' });
    await waitFor(() => expect(panel.querySelector('[data-added]')).toHaveTextContent('Ticket'));
    expect(urls()).toHaveLength(3);
    unmount();
    await update();
    expect(urls()).toHaveLength(3);
  });

  it('takes an addition of a visitor who had no cart, whose code is not there yet', async () => {
    const { user } = show('cart');
    await user.click(screen.getByRole('button', { name: 'Mon panier' }));
    expect(await screen.findByText('Votre panier est vide')).toBeVisible();
    await user.keyboard('{Escape}');
    await act(async () => {
      for (const cart of [cartWith(line()), cartWith(line(), line({ itemId: 'i3', modalProductName: 'Ticket' }))])
        window.dispatchEvent(new CustomEvent('cart-updated', { detail: { status: 'add', cart } }));
    });
    const panel = await screen.findByRole('dialog', { name: 'Mon panier, 2 articles' });
    expect(panel.querySelector('[data-added]')).toHaveTextContent('Ticket');
    expect(urls()).toEqual([]);
  });

  it('asks again when it is opened, and says that an empty cart is filled in the shop', async () => {
    answers['GET /store/cart'] = (request) => request.answer({});
    const { user } = show('cart', ADA);
    await waitFor(() => expect(urls()).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Mon panier' }));
    expect(await screen.findByText('Votre panier est vide')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Aller à la boutique' })).toHaveAttribute('href', SHOP.home);
    expect(urls()).toHaveLength(2);
  });

  it('is none after a failure, which is reported', async () => {
    answers['GET /store/cart'] = (request) => request.answer({ code: 'invalid-request', message: 'x' }, 400);
    const { user, host } = show('cart', ADA);
    await waitFor(() => expect(host.calls).toEqual([expect.objectContaining({ call: 'report', where: 'cart' })]));
    await user.click(screen.getByRole('button', { name: 'Mon panier' }));
    expect(await screen.findByText('Impossible d’afficher le panier')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Aller à la boutique' })).toHaveAttribute('href', SHOP.home);
    answers['GET /store/cart'] = (request) => request.answer(cartWith(line()));
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('dialog', { name: 'Mon panier, 1 article' })).toBeVisible();
  });

  it('is none where the session was over, which is no failure of it', async () => {
    answers['GET /store/cart'] = (request) => request.answer({ code: 'session-over', message: 'x' }, 401);
    const { user, host } = show('cart', ADA);
    await user.click(screen.getByRole('button', { name: 'Mon panier' }));
    expect(await screen.findByText('Impossible d’afficher le panier')).toBeVisible();
    expect(host.calls.filter(({ call }) => call === 'report')).toEqual([]);
  });
});

describe('notifications', () => {
  const renew = {
    id: 'n',
    label: HOSTILE,
    actions: [
      { type: 'ADD_NEW_PRODUCT_TO_BASKET', label: 'Recharger', parameters: [{ code: 'providerId', value: 'p' }] },
    ],
  };

  it('are requested once, counted, listed with their action, and not for anonymous visitors', async () => {
    answers['GET /store/notifications'] = (request) => request.answer({ notifications: [renew] });
    const { user, host, unmount } = show('notifications', ADA);
    const bell = await screen.findByRole('button', { name: '1 notification' });
    expect(bell.querySelector('.dot')).not.toBeNull();
    await user.click(bell);
    const panel = await screen.findByRole('dialog', { name: 'Notifications' });
    expect(panel).toHaveTextContent(HOSTILE);
    expect(document.querySelector('img, script')).toBeNull();
    expect(within(panel).getByRole('link', { name: /^Recharger/ })).toHaveAttribute(
      'href',
      'https://shop.example/add/p',
    );
    expect(backend.requests[0]?.headers.get('accept-language')).toBe('fr');
    expect(urls()).toEqual(['GET /store/notifications']);
    act(() => host.session.state.set({ authenticated: false, loading: false, attributes: {} }));
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
    show('notifications');
    expect([urls().length, screen.queryByRole('button')]).toEqual([1, null]);
  });

  it('show that they load, that they failed, and that there are none', async () => {
    const { user } = show('notifications', ADA);
    await user.click(screen.getByRole('button', { name: 'Notifications' }));
    expect(await screen.findByRole('status', { name: 'Chargement des notifications…' })).toBeInTheDocument();
    await act(() => backend.requests[0]!.answer({ code: 'invalid-request', message: 'x' }, 400));
    expect(await screen.findByText(fr['wh:notifications:error'])).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    await act(() => backend.requests[1]!.answer({ notifications: [] }));
    expect(await screen.findByText(fr['wh:notifications:empty'])).toBeVisible();
    expect(screen.getByRole('button', { name: 'Notifications', hidden: true }).querySelector('span')).toBeNull();
  });
});

describe('banners', () => {
  const works = { id: 'works', title: 'Travaux', description: 'Ligne 1\nLigne 2', picto: 'circle_cone' };
  const survey = {
    id: 'survey',
    title: 'Enquête',
    description: HOSTILE,
    buttonText: 'Répondre',
    link: 'javascript:alert(1)',
  };
  const third = { id: 'third', title: 'Plage', buttonText: 'Voir', link: 'https://www.example.org' };

  it('turn in a circle, open in full, and are closed for good one by one', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: as above
    document.cookie = 'banners:already-closed=["old"]; path=/';
    answers['GET /core/v1/banners'] = (request) =>
      request.answer({ banners: [works, { ...works, id: 'old', title: 'Vieux' }, survey, third] });
    const { user } = show('banners', { hasBanners: true });
    const bar = await screen.findByRole('region', { name: 'Annonces' });
    const next = screen.getByRole('button', { name: 'Annonce suivante' });
    const shown = () => within(bar).getByRole('button', { name: /^(Travaux|Enquête|Plage|Vieux)$/ }).textContent;
    const seen = [shown()];
    for (let times = 0; times < 3; times++) {
      await user.click(next);
      seen.push(shown());
    }
    expect(seen).toEqual(['Travaux', 'Enquête', 'Plage', 'Travaux']);
    await user.click(screen.getByRole('button', { name: 'Annonce précédente' }));
    expect([shown(), bar.querySelectorAll('i').length]).toEqual(['Plage', 3]);
    expect([...bar.querySelectorAll('i')].map((dot) => dot.hasAttribute('data-current'))).toEqual([false, false, true]);
    expect(within(bar).getByRole('status')).toHaveTextContent('Annonce 3 sur 3');

    const text = within(bar).getByRole('button', { name: 'Plage' });
    await user.click(text);
    const dialog = await screen.findByRole('dialog', { name: 'Information' });
    expect(within(dialog).getByRole('heading', { name: 'Plage' })).toBeVisible();
    const link = within(dialog).getByRole('link', { name: /^Voir/ });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([third.link, '_blank']);
    expect(document.body).toHaveClass('modal-open');
    await user.keyboard('{Escape}');
    expect(text).toHaveFocus();
    expect(document.body).not.toHaveClass('modal-open');

    await user.click(screen.getByRole('button', { name: 'Masquer cette annonce' }));
    expect([shown(), document.cookie]).toEqual(['Travaux', expect.stringContaining('third')]);
    await user.click(screen.getByRole('button', { name: 'Masquer cette annonce' }));
    expect(screen.queryByRole('button', { name: 'Annonce suivante' })).toBeNull();
    await user.click(within(bar).getByRole('button', { name: 'Enquête' }));
    const hostile = await screen.findByRole('dialog');
    expect(hostile).toHaveTextContent(HOSTILE);
    expect(within(hostile).getByRole('link')).toHaveAttribute('href', '/fr/javascript:alert(1)');
    expect(document.querySelector('img, script')).toBeNull();
    await user.click(within(hostile).getByRole('button', { name: 'Fermer' }));
    await user.click(screen.getByRole('button', { name: 'Masquer cette annonce' }));
    expect(screen.queryByRole('region')).toBeNull();
    expect(decodeURIComponent(document.cookie)).toContain('["old","third","works","survey"]');
    expect(urls()).toEqual(['GET /core/v1/banners']);
  });

  it('have no button without both its text and its link, and close on a press outside', async () => {
    const buttons = [{ buttonText: 'Nowhere' }, { id: 'unnamed', title: 'Sans nom', link: '/schedules' }];
    answers['GET /core/v1/banners'] = (request) =>
      request.answer({ banners: buttons.map((button) => ({ ...works, ...button })) });
    const { user } = show('banners', { locale: 'en', hasBanners: true });
    await user.click(await screen.findByRole('button', { name: 'Travaux' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).queryByRole('link')).toBeNull();
    expect(within(dialog).getByText(/Ligne 1/).textContent).toBe('Ligne 1\nLigne 2');
    expect(dialog.querySelector('[data-picto="circle_cone"] path')).not.toBeNull();
    await user.click(document.documentElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Annonce suivante' }));
    await user.click(screen.getByRole('button', { name: 'Sans nom' }));
    expect(within(await screen.findByRole('dialog')).queryByRole('link')).toBeNull();
  });

  it('that the server did not know of come with the next page, and leave it without a gap', async () => {
    answers['GET /core/v1/banners'] = (request) => request.answer({ banners: [works] });
    const cookies = { domain: '.app.example', bannersDomain: '.banners.example' };
    const { host, user } = show('banners', { tenant: { cookies } });
    await waitFor(() => expect(backend.requests).toHaveLength(1));
    const goTo = (fullPath: string) =>
      act(async () => host.navigation.current.set({ ...host.navigation.current.get(), fullPath }));
    // The screen completes its own query: the page is the same.
    await goTo('/fr?search=x');
    expect(screen.queryByRole('region')).toBeNull();
    await goTo('/fr/schedules');
    expect(screen.getByRole('region')).toHaveAttribute('data-banners');
    const write = jest.spyOn(document, 'cookie', 'set');
    await user.click(screen.getByRole('button', { name: 'Masquer cette annonce' }));
    expect(document.querySelector('[data-banners]')).toBeNull();
    expect(write.mock.calls.flat()).toEqual([expect.stringMatching(/; domain=\.banners\.example/i)]);
    write.mockRestore();
  });

  it('leave nothing but their room until the next page when they cannot be loaded, and the failure is logged', async () => {
    answers['GET /core/v1/banners'] = (request) => request.answer({ code: 'x', message: 'x' }, 400);
    const { host } = show('banners', { hasBanners: true });
    await waitFor(() => expect(host.calls).toHaveLength(1));
    expect(host.calls[0]).toMatchObject({ error: new Error('Failed to load banners'), where: 'banners' });
    expect(screen.queryByRole('region')).toBeNull();
    expect(document.querySelector('[data-banners]')).toBeEmptyDOMElement();
    act(() => host.navigation.go({ name: 'schedules' }));
    expect(document.querySelector('[data-banners]')).toBeNull();
  });
});

describe('hostile texts and links', () => {
  const LINKS = [
    'javascript:window.broken=1',
    ' JavaScript:1',
    'data:text/html,<script>',
    'vbscript:1',
    '//evil.example',
  ];
  const actions = (route: string) => [{ type: 'OPEN_LINK', label: HOSTILE, route }];
  const lines = LINKS.map((route, index) =>
    line({
      itemId: `i${index}`,
      modalProductName: HOSTILE,
      providerNetworkLabel: HOSTILE,
      currency: '"><b>',
      actions: [
        { type: 'ADD_NEW_PRODUCT_TO_BASKET', label: HOSTILE, parameters: [{ code: 'providerId', value: route }] },
      ],
    }),
  );
  const baskets = lines.map((one) => ({
    fareMediaLabel: HOSTILE,
    recipientUser: { firstName: HOSTILE, lastName: HOSTILE, email: HOSTILE },
    products: [one],
  }));

  it.each<[part: 'cart' | 'notifications' | 'banners', address: string, answer: object]>([
    ['cart', 'GET /store/cart', { baskets }],
    [
      'notifications',
      'GET /store/notifications',
      { notifications: LINKS.map((route) => ({ label: HOSTILE, actions: actions(route) })) },
    ],
    [
      'banners',
      'GET /core/v1/banners',
      {
        banners: LINKS.map((link) => ({
          id: link,
          title: HOSTILE,
          description: HOSTILE,
          picto: '"><script>',
          buttonText: HOSTILE,
          link,
        })),
      },
    ],
  ])('of %s run nothing', async (part, address, answer) => {
    answers[address] = (request) => request.answer(answer);
    const { user } = show(part, { ...ADA, hasBanners: true });
    const isBanner = part === 'banners';
    await user.click(
      await screen.findByRole('button', { name: isBanner ? HOSTILE : / (articles|notifications)$|^\d/ }),
    );
    const links: string[] = [];
    for (const _ of isBanner ? LINKS : [1]) {
      const dialog = await screen.findByRole('dialog');
      expect(dialog).toHaveTextContent(HOSTILE);
      links.push(...[...dialog.querySelectorAll('a')].map(({ href }) => href));
      expect(document.querySelector('script, img, [onerror]')).toBeNull();
      if (!isBanner) break;
      await user.keyboard('{Escape}');
      await user.click(screen.getByRole('button', { name: 'Annonce suivante' }));
      await user.click(screen.getByRole('button', { name: HOSTILE }));
    }
    const own = [window.location.origin, 'https://shop.example'];
    expect(links.length).toBeGreaterThanOrEqual(LINKS.length);
    expect(links.map((href) => new URL(href).origin).filter((origin) => !own.includes(origin))).toEqual([]);
    expect(window).not.toHaveProperty('broken');
  });
});
