import { Cart } from '../shop.ts';
import {
  CartItemBody,
  CartItemParams,
  CartQuery,
  NewCartItemBody,
  ShopCatalogue,
  ShopNotifications,
} from '../shopCalls.ts';
import { KEYED, KEYED_MAYBE_SIGNED_IN, KEYED_SIGNED_IN, SIGNED_IN_PROBLEMS } from './access.ts';
import { operation } from './operation.ts';

/** Owner of the cart, for all cart operations. */
const OWNER =
  'of the user whose token comes along, else of the e-mail address. Anonymous carts are open to everybody who knows the address: put no secret into them.';
const OWNER_PROBLEMS = ['session-over', 'no-cart-owner', 'store-unavailable'] as const;

export const getCart = operation({
  id: 'getCart',
  tag: 'shop',
  summary: 'The cart',
  description: `That ${OWNER}`,
  localized: true,
  security: KEYED_MAYBE_SIGNED_IN,
  querystring: CartQuery,
  answers: 'The cart; with empty lists where nothing was put in.',
  response: { 200: Cart },
  problems: OWNER_PROBLEMS,
});

export const addCartItem = operation({
  id: 'addCartItem',
  tag: 'shop',
  summary: 'Puts something into the cart',
  description: `That ${OWNER} The same product for the same recipient adds to the quantity. One address of the network can begin 60 anonymous carts an hour.`,
  localized: true,
  security: KEYED_MAYBE_SIGNED_IN,
  body: NewCartItemBody,
  answers: 'The whole cart.',
  response: { 200: Cart },
  problems: [...OWNER_PROBLEMS, 'product-not-found', 'cart-full', 'too-many-pieces', 'too-many-attempts', 'cart-busy'],
});

export const changeCartItem = operation({
  id: 'changeCartItem',
  tag: 'shop',
  summary: 'Says how many there are of an item',
  description: `In the cart ${OWNER}`,
  localized: true,
  security: KEYED_MAYBE_SIGNED_IN,
  params: CartItemParams,
  querystring: CartQuery,
  body: CartItemBody,
  answers: 'The whole cart.',
  response: { 200: Cart },
  problems: [...OWNER_PROBLEMS, 'cart-item-not-found', 'cart-busy'],
});

export const removeCartItem = operation({
  id: 'removeCartItem',
  tag: 'shop',
  summary: 'Takes an item out of the cart',
  description: `In the cart ${OWNER}`,
  localized: true,
  security: KEYED_MAYBE_SIGNED_IN,
  params: CartItemParams,
  querystring: CartQuery,
  answers: 'The whole cart.',
  response: { 200: Cart },
  problems: [...OWNER_PROBLEMS, 'cart-item-not-found', 'cart-busy'],
});

export const getCatalogue = operation({
  id: 'getCatalogue',
  tag: 'shop',
  summary: 'All that is sold',
  description: 'Single products, plans that renew themselves, and packages of several products.',
  localized: true,
  security: KEYED,
  answers: 'The catalogue.',
  response: { 200: ShopCatalogue },
});

export const listShopNotifications = operation({
  id: 'listShopNotifications',
  tag: 'shop',
  summary: 'What the shop tells a customer now',
  description: 'For the person whose token comes along.',
  localized: true,
  security: KEYED_SIGNED_IN,
  answers: 'The notifications, in the order in which to show them.',
  response: { 200: ShopNotifications },
  problems: SIGNED_IN_PROBLEMS,
});
