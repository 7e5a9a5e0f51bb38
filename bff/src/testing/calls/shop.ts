import type { RunningServer } from '../runningServer.ts';
import { TEST_KEY } from '../testApp.ts';
import { at, type Call } from './call.ts';

const CART = '/store/cart';
const ITEMS = `${CART}/items`;
const EMAIL = 'anonymous@example.org';
/** Cart calls accept a user's token in addition to the key, according to the document. */
const ofCamille = async (server: RunningServer) => ({ authorization: `Bearer ${await server.signIn()}` });

const SINGLE_TICKETS = {
  fr: 'Ticket 1 heure',
  en: 'One-hour ticket',
  es: 'Billete de una hora',
  it: 'Biglietto da un’ora',
  de: 'Einzelticket (1 Stunde)',
} as const;

const PLANS = {
  fr: 'Abonnement mensuel',
  en: 'Monthly season ticket',
  es: 'Abono mensual',
  it: 'Abbonamento mensile',
  de: 'Monatsabonnement',
} as const;

/** Adds an item to the cart of an e-mail address; resolves to the item's path. */
async function itemOf(server: RunningServer, email: string): Promise<string> {
  const cart = await server.send({
    path: ITEMS,
    method: 'POST',
    headers: TEST_KEY,
    body: { productId: 'single-ticket', quantity: 1, email },
  });
  return `${ITEMS}/${at('baskets.0.products.0.itemId')(cart.body)}?email=${email}`;
}

export const SHOP: readonly Call[] = [
  {
    operation: `POST ${ITEMS}`,
    caching: 'never',
    succeeds: [
      {
        request: async (server) => ({
          path: ITEMS,
          body: { productId: 'monthly-plan' },
          headers: await ofCamille(server),
        }),
        contains: {
          empty: false,
          currency: 'EUR',
          plans: [{ modalPlanId: 'monthly-plan', fareIncludingTaxes: 4_100 }],
          baskets: [],
        },
      },
      {
        request: {
          path: ITEMS,
          body: {
            productId: 'ten-trip-book',
            quantity: 2,
            email: EMAIL,
            recipient: { firstName: 'Grace', lastName: 'Hopper' },
          },
        },
        contains: {
          userId: null,
          totalAmountIncludingTaxes: 2_900,
          baskets: [
            {
              email: EMAIL,
              deliveryMode: 'CARDREADER_MANDATORY',
              recipientUser: { firstName: 'Grace', lastName: 'Hopper' },
              products: [{ modalProductId: 'ten-trip-book', quantity: 2, unit: 10, itemId: expect.any(String) }],
            },
          ],
        },
        check: async ({ body }, server) => {
          const again = await server.send({ path: `${CART}?email=${EMAIL}`, headers: TEST_KEY });
          expect(again.body).toEqual(body);
        },
      },
    ],
    localized: { from: at('plans.0.modalPlanName'), texts: PLANS },
    refuses: [
      [400, 'invalid-request', { path: ITEMS, body: {} }],
      [400, 'invalid-request', { path: ITEMS, body: { productId: 'day-pass', email: EMAIL, quantity: 0 } }],
      [400, 'invalid-request', { path: ITEMS, body: { productId: 'day-pass', email: 'anonymous' } }],
      [400, 'invalid-request', { path: ITEMS, body: { productId: 'day-pass', email: EMAIL, price: 0 } }],
      [401, 'no-cart-owner', { path: ITEMS, body: { productId: 'day-pass' } }],
      [404, 'product-not-found', { path: ITEMS, body: { productId: 'stop|A&B=é#?/%', email: EMAIL } }],
      [413, 'too-large', { path: ITEMS, body: { productId: 'x'.repeat(70_000), email: EMAIL } }],
    ],
  },
  {
    operation: `GET ${CART}`,
    caching: 'never',
    succeeds: [
      {
        request: async (server) => ({ path: CART, headers: await ofCamille(server) }),
        contains: {
          userId: expect.any(String),
          status: 'OPEN',
          currency: 'EUR',
          plans: [{ itemId: expect.any(String) }],
        },
        check: ({ body }) => expect(Object.keys(body as object)).toHaveLength(16),
      },
      {
        request: { path: `${CART}?email=unknown%40example.org` },
        contains: { userId: null, empty: true, baskets: [], plans: [], packages: [], totalAmountIncludingTaxes: 0 },
      },
    ],
    localized: { from: at('plans.0.modalPlanName'), texts: PLANS },
    refuses: [
      [400, 'invalid-request', `${CART}?email=anonymous`],
      [401, 'no-cart-owner', CART],
      [401, 'session-over', { path: `${CART}?email=${EMAIL}`, headers: { authorization: 'Bearer unknown' } }],
    ],
  },
  {
    operation: `PUT ${ITEMS}/{id}`,
    caching: 'never',
    succeeds: [
      {
        request: async (server) => ({ path: await itemOf(server, 'put@example.org'), body: { quantity: 3 } }),
        contains: {
          baskets: [{ products: [{ quantity: 3, totalFareIncludingTaxes: 510 }] }],
          totalAmountIncludingTaxes: 510,
        },
      },
    ],
    localized: { from: at('baskets.0.products.0.modalProductName'), texts: SINGLE_TICKETS },
    refuses: [
      [400, 'invalid-request', { path: `${ITEMS}/x?email=${EMAIL}`, body: { quantity: 21 } }],
      [400, 'invalid-request', { path: `${ITEMS}/x?email=${EMAIL}`, body: {} }],
      [401, 'no-cart-owner', { path: `${ITEMS}/x`, body: { quantity: 1 } }],
      [404, 'cart-item-not-found', { path: `${ITEMS}/nowhere?email=${EMAIL}`, body: { quantity: 1 } }],
    ],
  },
  {
    operation: `DELETE ${ITEMS}/{id}`,
    caching: 'never',
    succeeds: [
      {
        request: async (server) => ({ path: await itemOf(server, 'delete@example.org') }),
        contains: { empty: true, baskets: [], totalAmountIncludingTaxes: 0 },
      },
    ],
    localizedButEmpty: true,
    refuses: [
      [400, 'invalid-request', `${ITEMS}/${'x'.repeat(101)}?email=${EMAIL}`],
      [401, 'no-cart-owner', `${ITEMS}/x`],
      [404, 'cart-item-not-found', `${ITEMS}/nowhere?email=${EMAIL}`],
      // The cart of another address is out of reach.
      [
        404,
        'cart-item-not-found',
        async (server) => ({ path: (await itemOf(server, 'other@example.org')).replace('other@', 'thief@') }),
      ],
    ],
  },
  {
    operation: 'GET /store/catalogue',
    caching: 'privately',
    succeeds: [
      {
        request: { path: '/store/catalogue' },
        contains: {
          currency: 'EUR',
          products: expect.arrayContaining([
            expect.objectContaining({ id: 'single-ticket', kind: 'product', fareIncludingTaxes: 170, vatRate: 10 }),
          ]),
          packages: expect.arrayContaining([expect.objectContaining({ id: 'family-weekend' })]),
        },
      },
    ],
    localized: { from: at('plans.0.name'), texts: PLANS },
    refuses: [],
  },
  {
    operation: 'GET /store/notifications',
    caching: 'never',
    succeeds: [
      {
        request: async (server) => ({ path: '/store/notifications', headers: await ofCamille(server) }),
        contains: {
          notifications: expect.arrayContaining([
            expect.objectContaining({
              id: 'renew-monthly-plan',
              actions: [expect.objectContaining({ type: 'ADD_NEW_PRODUCT_TO_BASKET' })],
            }),
          ]),
        },
      },
    ],
    localized: {
      from: at('notifications.0.actions.0.label'),
      texts: { fr: 'Recharger', en: 'Renew', es: 'Recargar', it: 'Ricarica', de: 'Verlängern' },
    },
    refuses: [[401, 'session-over', { path: '/store/notifications', headers: { authorization: 'Bearer unknown' } }]],
  },
];
