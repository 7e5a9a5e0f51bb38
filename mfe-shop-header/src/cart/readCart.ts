import type { components } from '@halte/api';
import { type Fields, isRecord } from '@halte/contract';
import { readAction, readParameter } from '../shop/action.ts';
import { listOf, numberOf, oneOf, textOf } from '../shop/fields.ts';
import {
  BASKET_INFOS,
  BASKET_TYPES,
  type Basket,
  type Cart,
  type CartLine,
  type CartTotals,
  type LineKind,
  type RecipientUser,
  SALEABLE_UNITS,
} from './cartTypes.ts';

/** A cart as the shop sends it. Carts of other shops may lack any of its fields: {@link readCart} reads each. */
export type CartAnswer = components['schemas']['Cart'];

export function isCart(value: unknown): value is CartAnswer {
  return isRecord(value);
}

const DEFAULT_CURRENCY = 'EUR';
const NAMES = { product: 'modalProduct', plan: 'modalPlan', package: 'modalPackage' } as const satisfies Record<
  LineKind,
  string
>;

/** At least one piece: anything else would be a line that is not there. */
function quantityOf(value: unknown): number {
  const quantity = numberOf(value);
  return quantity !== null && quantity > 0 ? quantity : 1;
}

function readLine(kind: LineKind, cartCurrency: string, fields: Fields): CartLine {
  const prefix = NAMES[kind];
  return {
    kind,
    itemId: textOf(fields['itemId']),
    id: textOf(fields[`${prefix}Id`]),
    name: textOf(fields[`${prefix}Name`]),
    version: numberOf(fields[`${prefix}Version`]),
    actions: listOf(fields['actions'], readAction),
    address: textOf(fields['address']),
    basketLine: numberOf(fields['basketLine']),
    currency: textOf(fields['currency']) ?? cartCurrency,
    deliveryMode: textOf(fields['deliveryMode']),
    fareExcludingTaxes: numberOf(fields['fareExcludingTaxes']),
    fareIncludingTaxes: numberOf(fields['fareIncludingTaxes']),
    line: numberOf(fields['line']),
    parameters: listOf(fields['parameters'], readParameter),
    providerItemDescription: textOf(fields['providerItemDescription']),
    providerNetworkLabel: textOf(fields['providerNetworkLabel']),
    quantity: quantityOf(fields['quantity']),
    saleableUnit: oneOf(SALEABLE_UNITS, fields['saleableUnit']),
    totalFareExcludingTaxes: numberOf(fields['totalFareExcludingTaxes']),
    totalFareIncludingTaxes: numberOf(fields['totalFareIncludingTaxes']),
    totalVatAmount: numberOf(fields['totalVatAmount']),
    unit: numberOf(fields['unit']),
    vatAmount: numberOf(fields['vatAmount']),
    vatRate: numberOf(fields['vatRate']),
  };
}

function readRecipient(value: unknown): RecipientUser | null {
  if (!isRecord(value)) return null;
  return {
    associationId: textOf(value['associationId']),
    associationType: textOf(value['associationType']),
    email: textOf(value['email']),
    firstName: textOf(value['firstName']),
    lastName: textOf(value['lastName']),
    userId: textOf(value['userId']),
  };
}

function readBasket(currency: string, fields: Fields): Basket {
  return {
    accountId: textOf(fields['accountId']),
    basketInfo: oneOf(BASKET_INFOS, fields['basketInfo']),
    basketType: oneOf(BASKET_TYPES, fields['basketType']),
    deliveryMode: textOf(fields['deliveryMode']),
    deviceId: textOf(fields['deviceId']),
    deviceLabel: textOf(fields['deviceLabel']),
    email: textOf(fields['email']),
    fareMediaId: textOf(fields['fareMediaId']),
    fareMediaLabel: textOf(fields['fareMediaLabel']),
    line: numberOf(fields['line']),
    ownerFirstName: textOf(fields['ownerFirstName']),
    ownerLastName: textOf(fields['ownerLastName']),
    products: listOf(fields['products'], (product) => readLine('product', currency, product)),
    providerId: textOf(fields['providerId']),
    providerUserId: textOf(fields['providerUserId']),
    providerUserExternalId: textOf(fields['providerUserExternalId']),
    providerUserEmail: textOf(fields['providerUserEmail']),
    providerUserFirstName: textOf(fields['providerUserFirstName']),
    providerUserLastName: textOf(fields['providerUserLastName']),
    recipientUser: readRecipient(fields['recipientUser']),
  };
}

function readTotals(fields: Fields): CartTotals {
  return {
    totalAmountExcludingTaxes: numberOf(fields['totalAmountExcludingTaxes']),
    totalAmountIncludingTaxes: numberOf(fields['totalAmountIncludingTaxes']),
    totalVatAmount: numberOf(fields['totalVatAmount']),
    immediateAmountExcludingTaxes: numberOf(fields['immediateAmountExcludingTaxes']),
    immediateAmountIncludingTaxes: numberOf(fields['immediateAmountIncludingTaxes']),
    immediateVatAmount: numberOf(fields['immediateVatAmount']),
  };
}

/** An answer of `store/cart`, or the cart of a `cart-updated` event; null for anything that is no object. */
export function readCart(fields: unknown): Cart | null {
  if (!isRecord(fields)) return null;
  const currency = textOf(fields['currency']) ?? DEFAULT_CURRENCY;
  const baskets = listOf(fields['baskets'], (basket) => readBasket(currency, basket));
  const packages = listOf(fields['packages'], (line) => readLine('package', currency, line));
  const plans = listOf(fields['plans'], (line) => readLine('plan', currency, line));
  const paymentModes: readonly unknown[] = Array.isArray(fields['paymentModes']) ? fields['paymentModes'] : [];
  return {
    id: textOf(fields['id']),
    userId: textOf(fields['userId']),
    status: textOf(fields['status']),
    currency,
    empty: plans.length + packages.length === 0 && baskets.every(({ products }) => products.length === 0),
    actions: listOf(fields['actions'], readAction),
    baskets,
    packages,
    plans,
    paymentModes: paymentModes.flatMap((mode) => textOf(mode) ?? []),
    ...readTotals(fields),
  };
}
