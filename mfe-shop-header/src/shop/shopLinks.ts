import type { Locale, TenantHref, TenantShop } from '@halte/contract';
import { hrefOf } from '../rules/links.ts';
import { type Action, ADD_PRODUCT, parameterOf } from './action.ts';

/** A shop and the language in which to lead there. */
export interface ShopContext {
  readonly shop: TenantShop | undefined;
  readonly locale: Locale;
}

function addressOf(link: TenantHref | undefined, locale: Locale): string | null {
  return link === undefined ? null : hrefOf(typeof link === 'string' ? link : link[locale], locale);
}

/** The cart page where the cart has baskets, else the shop. Null where the tenant has none. */
export function cartHref(hasBaskets: boolean, { shop, locale }: ShopContext): string | null {
  return addressOf((hasBaskets ? shop?.cart : undefined) ?? shop?.home, locale);
}

const CUSTOMER = ['providerId', 'providerUserId', 'providerUserExternalId', 'fareMediaId'];

function withQuery(address: string, { parameters }: Action): string {
  const query = new URLSearchParams();
  for (const code of ['isTemporary', ...CUSTOMER]) {
    const value = parameterOf(parameters, code);
    if (value !== null) query.set(code, value);
  }
  const text = query.toString();
  if (text === '') return address;
  return `${address}${address.includes('?') ? '&' : '?'}${text}`;
}

/** An absent id is an empty segment, except at the end. */
function withPath(address: string, { parameters }: Action): string {
  const segments = CUSTOMER.map((code) => encodeURIComponent(parameterOf(parameters, code) ?? ''));
  while (segments.at(-1) === '') segments.pop();
  return [address.replace(/\/+$/, ''), ...segments].join('/');
}

/** Where products are added to a basket: the catalogue, or the link for items of a tenant without one. */
function addProductHref(action: Action, { shop, locale }: ShopContext): string | null {
  const catalogue = addressOf(shop?.catalogue, locale);
  if (catalogue !== null) return withQuery(catalogue, action);
  const addItem = addressOf(shop?.addItem, locale);
  return addItem === null ? null : withPath(addItem, action);
}

/** Where an action leads; null where it leads nowhere. Anything that is no web address becomes a path of the app. */
export function actionHref(action: Action, context: ShopContext): string | null {
  if (action.type === ADD_PRODUCT) return addProductHref(action, context);
  return action.route === null ? null : hrefOf(action.route, context.locale);
}
