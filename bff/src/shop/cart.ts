import type { Static } from 'typebox';
import type { Cart as CartSchema } from '../api/shop.ts';
import type { Language } from '../common/language.ts';
import type { Catalogue } from '../content/catalogue.ts';
import { lineOf, type SoldItem, soldItems } from './cartLines.ts';
import { type CartItem, isSame } from './items.ts';
import { type Customer, cartIdOf } from './owner.ts';
import { sumOf } from './prices.ts';

export type Cart = Static<typeof CartSchema>;
type Basket = Cart['baskets'][number];

/** A customer's cart as the app reads it, with today's names and prices. Products lie in baskets, one for each recipient and support. */
export function cartOf(customer: Customer, items: readonly CartItem[], catalogue: Catalogue, language: Language): Cart {
  const { currency } = catalogue;
  const sold = soldItems(items, catalogue);
  const lines = (kind: 'plan' | 'package') =>
    sold
      .map((one, index) => ({ one, line: index + 1 }))
      .filter(({ one }) => one.product.kind === kind)
      .map(({ one, line }) => lineOf(one, { line, basketLine: null, currency, language }));
  const baskets = basketsOf(sold).map((content, index): Basket => {
    const line = index + 1;
    const products = content.map((one) =>
      lineOf(one, { line: sold.indexOf(one) + 1, basketLine: line, currency, language }),
    );
    return { ...basketFor(customer, content[0]!), line, products };
  });
  const total = sumOf(sold.map((one) => one.total));
  const immediate = sumOf(sold.map((one) => one.immediate));
  return {
    id: cartIdOf(customer),
    userId: customer.userId,
    status: 'OPEN',
    currency,
    empty: sold.length === 0,
    actions: [],
    baskets,
    packages: lines('package'),
    plans: lines('plan'),
    paymentModes: [],
    totalAmountExcludingTaxes: total.excludingTaxes,
    totalAmountIncludingTaxes: total.includingTaxes,
    totalVatAmount: total.vat,
    immediateAmountExcludingTaxes: immediate.excludingTaxes,
    immediateAmountIncludingTaxes: immediate.includingTaxes,
    immediateVatAmount: immediate.vat,
  };
}

function basketsOf(sold: readonly SoldItem[]): SoldItem[][] {
  const baskets: SoldItem[][] = [];
  for (const one of sold) {
    if (one.product.kind !== 'product') continue;
    const basket = baskets.find(([first]) => first && areTogether(first, one));
    if (basket) basket.push(one);
    else baskets.push([one]);
  }
  return baskets;
}

function areTogether(a: SoldItem, b: SoldItem): boolean {
  return (
    isSame(a.item.recipient, b.item.recipient) &&
    a.product.providerId === b.product.providerId &&
    a.product.basketType === b.product.basketType &&
    a.product.basketInfo === b.product.basketInfo &&
    a.product.deliveryMode === b.product.deliveryMode
  );
}

/** Owner of a basket, as far as known from the cart's own items. */
function basketFor({ userId, email }: Customer, { item, product }: SoldItem): Omit<Basket, 'line' | 'products'> {
  const { recipient } = item;
  const firstName = recipient?.firstName ?? null;
  const lastName = recipient?.lastName ?? null;
  return {
    accountId: userId,
    basketInfo: product.basketInfo,
    basketType: product.basketType,
    deliveryMode: product.deliveryMode,
    deviceId: null,
    deviceLabel: null,
    email: recipient?.email ?? email,
    fareMediaId: null,
    fareMediaLabel: null,
    ownerFirstName: firstName,
    ownerLastName: lastName,
    providerId: product.providerId,
    providerUserId: recipient ? null : userId,
    providerUserExternalId: null,
    providerUserEmail: recipient ? recipient.email : email,
    providerUserFirstName: firstName,
    providerUserLastName: lastName,
    recipientUser: recipient && {
      associationId: null,
      associationType: null,
      email: recipient.email,
      firstName: recipient.firstName,
      lastName: recipient.lastName,
      userId: null,
    },
  };
}
