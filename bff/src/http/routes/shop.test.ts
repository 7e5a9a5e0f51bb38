import type { InjectOptions } from 'fastify';
import { type Content, DEMO_CONTENT, loadContent } from '../../content/load.ts';
import { attemptsInMemory } from '../../people/attempts.ts';
import { sessionOver } from '../../people/sessions.ts';
import { type CartGuard, createCartGuard } from '../../people/signInGuard.ts';
import { createMemoryStore } from '../../testing/memoryStore.ts';
import { createTestApp, TEST_KEY } from '../../testing/testApp.ts';
import type { App } from '../plugins/typedApp.ts';
import { shopRoutes } from './shop.ts';

const ADA = { id: 'user-ada', email: 'ada@example.org' };
const BEARER = { authorization: 'Bearer token-of-ada' };
const STRANGER = { authorization: 'Bearer unknown-token' };
const SESSION_OVER = { status: 401, body: { code: 'session-over' } };
const NO_OWNER = { status: 401, body: { code: 'no-cart-owner' } };
const INVALID = { status: 400, body: { code: 'invalid-request' } };

let app: App;
let content: Content;
let carts: ReturnType<typeof createMemoryStore>['carts'];
let guard: CartGuard;

beforeAll(async () => {
  content = await loadContent(DEMO_CONTENT);
  app = await createTestApp((routes) =>
    shopRoutes(routes, {
      content: () => content,
      carts: {
        get: (owner) => carts.get(owner),
        put: (owner, items, expected) => carts.put(owner, items, expected),
        change: (owner, rule) => carts.change(owner, rule),
      },
      guard: { enter: (address) => guard.enter(address) },
      async signedIn({ headers }) {
        if (/^(Bearer )?token-of-ada$/.test(headers.authorization ?? '')) return ADA;
        throw sessionOver();
      },
      now: () => 1_800_000_000,
    }),
  );
});

beforeEach(() => {
  carts = createMemoryStore().carts;
  guard = createCartGuard({ attempts: attemptsInMemory(), now: () => 1_800_000_000 });
});

afterAll(() => app.close());

async function send(url: string, headers: object = {}, more: Omit<InjectOptions, 'url' | 'headers'> = {}) {
  const response = await app.inject({ url, headers: { ...TEST_KEY, ...headers }, ...more });
  return { status: response.statusCode, headers: response.headers, body: response.json() };
}

const add = (payload: object, headers: object = BEARER) =>
  send('/store/cart/items', headers, { method: 'POST', payload });
const put = (url: string, payload: object, headers: object = BEARER) => send(url, headers, { method: 'PUT', payload });
const remove = (url: string, headers: object = BEARER) => send(url, headers, { method: 'DELETE' });

describe('carts', () => {
  it('are complete when they are empty', async () => {
    const { status, headers, body } = await send('/store/cart', BEARER);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toMatchObject({ userId: 'user-ada', empty: true, currency: 'EUR', baskets: [], totalVatAmount: 0 });
    expect(Object.keys(body)).toHaveLength(16);
  });

  it('are the user’s with and without the word Bearer, and with an address beside the token', async () => {
    await add({ productId: 'day-pass' });
    for (const authorization of ['Bearer token-of-ada', 'token-of-ada'])
      expect((await send('/store/cart?email=other@example.org', { authorization })).body).toMatchObject({
        userId: 'user-ada',
        baskets: [{ products: [{ modalProductId: 'day-pass' }] }],
      });
  });

  it('of an address are found however it is written, and are not those of the account with this address', async () => {
    await add({ productId: 'single-ticket' });
    await add({ productId: 'day-pass', email: ' Ada@Example.org' }, {});
    const { body } = await send('/store/cart?email=ada%40example.org');
    expect(body).toMatchObject({
      userId: null,
      baskets: [
        { accountId: null, email: 'ada@example.org', providerUserId: null, ownerFirstName: null, products: [{}] },
      ],
      totalAmountIncludingTaxes: 520,
    });
    expect((await send('/store/cart', BEARER)).body.totalAmountIncludingTaxes).toBe(170);
  });

  it('show every field of baskets and lines', async () => {
    const recipient = { firstName: ' Grace ', lastName: 'Hopper', email: 'Grace@example.org' };
    const { body } = await add({ productId: 'ten-trip-book', quantity: 2, recipient });
    const [basket] = body.baskets;
    expect(basket).toMatchObject({
      deliveryMode: 'CARDREADER_MANDATORY',
      basketType: 'SALE',
      recipientUser: { firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.org', userId: null },
    });
    expect(Object.keys(basket)).toHaveLength(20);
    const [line] = basket.products;
    expect(line).toMatchObject({ quantity: 2, unit: 10, totalFareIncludingTaxes: 2_900, modalProductVersion: 1 });
    expect(Object.keys(line)).toHaveLength(30);
    expect(line.actions[0].parameters[1]).toEqual({
      type: 'STRING',
      code: 'providerId',
      label: null,
      value: 'clairvenne',
    });
  });

  it('are filled, changed and emptied', async () => {
    await add({ productId: 'single-ticket', quantity: 2 });
    const { body } = await add({ productId: 'single-ticket' });
    const [{ itemId, quantity }] = body.baskets[0].products;
    expect(quantity).toBe(3);
    expect((await put(`/store/cart/items/${itemId}`, { quantity: 20 })).body.totalAmountIncludingTaxes).toBe(3_400);
    expect((await send('/store/cart', BEARER)).body.totalAmountIncludingTaxes).toBe(3_400);
    expect((await remove(`/store/cart/items/${itemId}`)).body).toMatchObject({ empty: true, baskets: [] });
  });

  it('of an address are changed and emptied by it', async () => {
    const { body } = await add({ productId: 'family-weekend', email: 'ada@example.org' }, {});
    const item = `/store/cart/items/${body.packages[0].itemId}`;
    expect((await put(`${item}?email=ada@example.org`, { quantity: 2 }, {})).body.packages[0].quantity).toBe(2);
    expect(await remove(item)).toMatchObject({ status: 404, body: { code: 'cart-item-not-found' } });
    expect((await remove(`${item}?email=ada@example.org`, {})).body.empty).toBe(true);
  });

  it('speak the reader’s language', async () => {
    const { body } = await add({ productId: 'monthly-plan' }, { ...BEARER, 'accept-language': 'it' });
    expect(body.plans[0].modalPlanName).toBe('Abbonamento mensile');
  });

  it('lose nothing when they are filled from several places at once', async () => {
    const products = ['single-ticket', 'day-pass', 'monthly-plan', 'family-weekend'];
    await Promise.all(products.map((productId) => add({ productId })));
    expect((await send('/store/cart', BEARER)).body).toMatchObject({
      baskets: [{ products: [{}, {}] }],
      plans: [{}],
      packages: [{}],
    });
  });

  it.each<[string, () => ReturnType<typeof send>, object]>([
    ['a cart without an owner', () => send('/store/cart'), NO_OWNER],
    ['the cart of an unknown token', () => send('/store/cart', STRANGER), SESSION_OVER],
    ['an address beside an unknown token', () => send('/store/cart?email=ada@example.org', STRANGER), SESSION_OVER],
    [
      'a cart without a key',
      () => send('/store/cart', { ...BEARER, 'x-api-key': '' }),
      { status: 401, body: { code: 'missing-api-key' } },
    ],
    ['an address that is none', () => send('/store/cart?email=ada'), INVALID],
    ['an empty address', () => send('/store/cart?email='), INVALID],
    ['two addresses', () => send('/store/cart?email=a@example.org&email=b@example.org'), INVALID],
    ['adding to a cart without an owner', () => add({ productId: 'day-pass' }, {}), NO_OWNER],
    ['adding with an unknown token', () => add({ productId: 'day-pass' }, STRANGER), SESSION_OVER],
    [
      'adding what is not sold',
      () => add({ productId: 'steam-tram' }),
      { status: 404, body: { code: 'product-not-found' } },
    ],
    ['adding __proto__', () => add({ productId: '__proto__' }), { status: 404, body: { code: 'product-not-found' } }],
    ['adding nothing', () => add({}), INVALID],
    ['adding none', () => add({ productId: 'day-pass', quantity: 0 }), INVALID],
    ['adding 21', () => add({ productId: 'day-pass', quantity: 21 }), INVALID],
    ['adding half a one', () => add({ productId: 'day-pass', quantity: 0.5 }), INVALID],
    ['adding "2"', () => add({ productId: 'day-pass', quantity: '2' }), INVALID],
    ['a field that does not exist', () => add({ productId: 'day-pass', quantiy: 2 }), INVALID],
    [
      'a recipient without a name',
      () => add({ productId: 'day-pass', recipient: { firstName: '', lastName: 'x' } }),
      INVALID,
    ],
    ['markup in a name', () => add({ productId: 'day-pass', recipient: { firstName: '<b>', lastName: 'x' } }), INVALID],
    ['a number of an item without an owner', () => put('/store/cart/items/x', { quantity: 1 }, {}), NO_OWNER],
    [
      'a number of an unknown item',
      () => put('/store/cart/items/x', { quantity: 1 }),
      { status: 404, body: { code: 'cart-item-not-found' } },
    ],
    ['a number that is none', () => put('/store/cart/items/x', { quantity: 0 }), INVALID],
    ['a number with an unknown token', () => put('/store/cart/items/x', { quantity: 1 }, STRANGER), SESSION_OVER],
    ['taking out an item without an owner', () => remove('/store/cart/items/x', {}), NO_OWNER],
    [
      'taking out an unknown item',
      () => remove('/store/cart/items/x'),
      { status: 404, body: { code: 'cart-item-not-found' } },
    ],
    ['taking out with an address that is none', () => remove('/store/cart/items/x?email=@', {}), INVALID],
  ])('refuse %s', async (_what, asking, expected) => {
    const { status, body } = await asking();
    expect({ status, body }).toMatchObject(expected);
    expect(body.message).toMatch(/\.$/);
  });

  it('refuse the 21st piece', async () => {
    await add({ productId: 'day-pass', quantity: 20 });
    expect(await add({ productId: 'day-pass' })).toMatchObject({ status: 409, body: { code: 'too-many-pieces' } });
    expect((await send('/store/cart', BEARER)).body.baskets[0].products[0].quantity).toBe(20);
  });

  it('of addresses can be begun sixty times an hour from one network address, and filled further', async () => {
    const begin = (index: number) => add({ productId: 'day-pass', email: `${index}@example.org` }, {});
    for (let index = 0; index < 60; index++) expect((await begin(index)).status).toBe(200);
    expect(await begin(60)).toMatchObject({ status: 429, body: { code: 'too-many-attempts' } });
    expect((await send('/store/cart?email=60@example.org')).body.empty).toBe(true);
    expect((await begin(59)).status).toBe(200);
    expect((await add({ productId: 'day-pass' })).status).toBe(200);
  });

  it('answer 409 when another server keeps the cart', async () => {
    carts.put = async () => null;
    carts.change = async () => null;
    expect(await add({ productId: 'day-pass' })).toMatchObject({ status: 409, body: { code: 'cart-busy' } });
  });
});

describe('catalogue', () => {
  it('shows what is sold, by kind, in the reader’s language', async () => {
    const { status, body } = await send('/store/catalogue', { 'accept-language': 'es' });
    expect(status).toBe(200);
    expect(body.currency).toBe('EUR');
    expect(body.products[0]).toEqual({
      id: 'single-ticket',
      kind: 'product',
      version: 1,
      name: 'Billete de una hora',
      description: 'Válido durante una hora, transbordos incluidos.',
      fareExcludingTaxes: 155,
      fareIncludingTaxes: 170,
      immediateFareIncludingTaxes: 170,
      vatAmount: 15,
      vatRate: 10,
      saleableUnit: 'UNIT',
      unit: 1,
      deliveryMode: null,
      providerId: 'clairvenne',
      providerNetworkLabel: 'Réseau Clairvenne',
    });
    expect([body.products.length, body.plans.length, body.packages.length]).toEqual([4, 3, 2]);
  });

  it('needs a key', async () => {
    expect((await send('/store/catalogue', { 'x-api-key': 'other' })).status).toBe(401);
  });
});

describe('notifications', () => {
  it('are for signed-in users, in their language', async () => {
    const { status, body } = await send('/store/notifications', { ...BEARER, 'accept-language': 'en' });
    expect(status).toBe(200);
    expect(body.notifications[0]).toEqual({
      id: 'renew-monthly-plan',
      label: 'Think of next month: you can already renew your season ticket.',
      actions: [
        {
          type: 'ADD_NEW_PRODUCT_TO_BASKET',
          label: 'Renew',
          parameters: [
            { type: 'BOOLEAN', code: 'isTemporary', label: null, value: 'false' },
            { type: 'STRING', code: 'providerId', label: null, value: 'clairvenne' },
            { type: 'STRING', code: 'productId', label: null, value: 'monthly-plan' },
          ],
          route: null,
        },
      ],
    });
    expect(body.notifications[1].actions[0].route).toBe('https://boutique.clairvenne.example/en/tickets');
  });

  it.each([{}, STRANGER])('are not for %j', async (headers) => {
    expect(await send('/store/notifications', headers)).toMatchObject(SESSION_OVER);
  });
});
