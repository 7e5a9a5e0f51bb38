import { randomUUID } from 'node:crypto';
import type { EpochSeconds } from '@halte/engine/common/time';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  addCartItem,
  changeCartItem,
  getCart,
  getCatalogue,
  listShopNotifications,
  removeCartItem,
} from '../../api/operations/shop.ts';
import { languageOf } from '../../common/language.ts';
import type { Content } from '../../content/load.ts';
import { notificationsNow } from '../../content/notifications.ts';
import type { CartGuard } from '../../people/signInGuard.ts';
import { notFound, unauthenticated } from '../../problems/requestError.ts';
import { type Cart as CartAnswer, cartOf } from '../../shop/cart.ts';
import { catalogueResponse } from '../../shop/catalogueResponse.ts';
import { type ChangeableCarts, createChangeCart } from '../../shop/changeCart.ts';
import { added, type CartItem, itemsOf, without, withQuantity } from '../../shop/items.ts';
import { anonymous, type Customer, ownerOf } from '../../shop/owner.ts';
import type { App } from '../plugins/typedApp.ts';
import { tenantOf } from './cms.ts';

export interface ShopOptions {
  content(): Content;
  readonly carts: ChangeableCarts;
  readonly guard: CartGuard;
  /** The user of the token in `Authorization`. @throws RequestError if there is none, or it is not valid at the tenant. */
  signedIn(request: Pick<FastifyRequest, 'headers'>): Promise<{ readonly id: string; readonly email: string }>;
  now(): EpochSeconds;
}

/** A demo shop: a catalogue, carts, notifications. There is no payment. */
export function shopRoutes(app: App, { content, carts, guard, signedIn, now }: ShopOptions): void {
  const changeCart = createChangeCart(carts);

  /** An invalid token is rejected even with an e-mail address: otherwise a signed-out user would unknowingly fill a different cart. */
  async function customerOf(request: FastifyRequest, email: string | undefined): Promise<Customer> {
    const { authorization } = request.headers;
    if (authorization !== undefined) {
      const { id, email: own } = await signedIn(request);
      return { tenant: tenantOf(request), userId: id, email: own };
    }
    if (email !== undefined) return anonymous(tenantOf(request), email);
    throw unauthenticated(
      'no-cart-owner',
      'Send the user’s token in the Authorization header, or the email of an anonymous cart.',
    );
  }

  function show(
    request: FastifyRequest,
    reply: FastifyReply,
    customer: Customer,
    items: readonly CartItem[],
  ): CartAnswer {
    reply.header('cache-control', 'no-store');
    return cartOf(customer, items, content().catalogue, languageOf(request));
  }

  app.get('/store/cart', getCart, async (request, reply) => {
    const customer = await customerOf(request, request.query.email);
    const stored = await carts.get(ownerOf(customer));
    return show(request, reply, customer, itemsOf(stored?.content));
  });

  app.post('/store/cart/items', addCartItem, async (request, reply) => {
    const { productId, quantity = 1, recipient, email } = request.body;
    const customer = await customerOf(request, email);
    if (!content().catalogue.products.has(productId))
      throw notFound('product-not-found', `"${productId}" is not sold: see /store/catalogue for what is.`);
    const wanted = {
      productId,
      quantity,
      recipient: recipient
        ? {
            firstName: recipient.firstName.trim(),
            lastName: recipient.lastName.trim(),
            email: recipient.email?.trim().toLowerCase() ?? null,
          }
        : null,
    };
    const newId = randomUUID();
    const owner = ownerOf(customer);
    const items = await changeCart(owner, (before) => added(before, wanted, newId), {
      onNew: async () => {
        if (owner.kind === 'email') await guard.enter(request.ip);
      },
    });
    return show(request, reply, customer, items);
  });

  app.put('/store/cart/items/:id', changeCartItem, async (request, reply) => {
    const customer = await customerOf(request, request.query.email);
    const { params, body } = request;
    const items = await changeCart(ownerOf(customer), (before) => withQuantity(before, params.id, body.quantity));
    return show(request, reply, customer, items);
  });

  app.delete('/store/cart/items/:id', removeCartItem, async (request, reply) => {
    const customer = await customerOf(request, request.query.email);
    const items = await changeCart(ownerOf(customer), (before) => without(before, request.params.id));
    return show(request, reply, customer, items);
  });

  app.get('/store/catalogue', getCatalogue, async (request, reply) => {
    reply.header('cache-control', 'private, no-cache');
    return catalogueResponse(content().catalogue, languageOf(request));
  });

  app.get('/store/notifications', listShopNotifications, async (request, reply) => {
    await signedIn(request);
    reply.header('cache-control', 'no-store');
    return {
      notifications: notificationsNow(content().notifications, tenantOf(request), languageOf(request), now()),
    };
  });
}
