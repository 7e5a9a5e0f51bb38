import type { Static } from 'typebox';
import type { Cart } from '../api/shop.ts';
import type { Language } from '../common/language.ts';
import type { Catalogue, Product } from '../content/catalogue.ts';
import { textIn } from '../content/fields.ts';
import type { CartItem, Recipient } from './items.ts';
import { type Amount, amountOf } from './prices.ts';

type CartLine = Static<typeof Cart>['plans'][number];
type Action = CartLine['actions'][number];
type Parameter = CartLine['parameters'][number];

/** An item of a cart with its catalogue data. */
export interface SoldItem {
  readonly item: CartItem;
  readonly product: Product;
  readonly total: Amount;
  /** The part of `total` due immediately. */
  readonly immediate: Amount;
}

/** The items of a cart that are still sold, with prices. */
export function soldItems(items: readonly CartItem[], { products }: Catalogue): SoldItem[] {
  return items.flatMap((item) => {
    const product = products.get(item.productId);
    if (!product) return [];
    const times = (fare: number) => amountOf(fare * item.quantity, product.vatRate);
    const immediate = times(product.immediateFareIncludingTaxes);
    return [{ item, product, total: times(product.fareIncludingTaxes), immediate }];
  });
}

export interface LinePlace {
  readonly line: number;
  readonly basketLine: number | null;
  readonly currency: string;
  readonly language: Language;
}

export function lineOf(
  { item, product, total }: SoldItem,
  { line, basketLine, currency, language }: LinePlace,
): CartLine {
  const unit = amountOf(product.fareIncludingTaxes, product.vatRate);
  const named = (kind: Product['kind']) => ({
    id: product.kind === kind ? product.id : null,
    name: product.kind === kind ? textIn(product.name, language) : null,
    version: product.kind === kind ? product.version : null,
  });
  const modalProduct = named('product');
  const modalPlan = named('plan');
  const modalPackage = named('package');
  return {
    itemId: item.id,
    modalProductId: modalProduct.id,
    modalProductName: modalProduct.name,
    modalProductVersion: modalProduct.version,
    modalPlanId: modalPlan.id,
    modalPlanName: modalPlan.name,
    modalPlanVersion: modalPlan.version,
    modalPackageId: modalPackage.id,
    modalPackageName: modalPackage.name,
    modalPackageVersion: modalPackage.version,
    actions: basketLine === null ? [] : [addMore(product)],
    address: null,
    basketLine,
    currency,
    deliveryMode: product.deliveryMode,
    fareExcludingTaxes: unit.excludingTaxes,
    fareIncludingTaxes: unit.includingTaxes,
    line,
    parameters: basketLine === null && item.recipient ? recipientParameters(item.recipient) : [],
    providerItemDescription: textIn(product.description, language),
    providerNetworkLabel: product.providerNetworkLabel,
    quantity: item.quantity,
    saleableUnit: product.saleableUnit,
    totalFareExcludingTaxes: total.excludingTaxes,
    totalFareIncludingTaxes: total.includingTaxes,
    totalVatAmount: total.vat,
    unit: product.unit,
    vatAmount: unit.vat,
    vatRate: product.vatRate,
    version: product.version,
  };
}

/** Adds another product of the same provider to the same basket. The demo has no provider card, so nothing else is known. */
function addMore({ providerId }: Product): Action {
  return {
    type: 'ADD_NEW_PRODUCT_TO_BASKET',
    label: null,
    parameters: [parameter('isTemporary', 'false', 'BOOLEAN'), parameter('providerId', providerId)],
    route: null,
  };
}

/** Plans and packages are not in a basket, which would name the recipient. */
function recipientParameters({ firstName, lastName, email }: Recipient): Parameter[] {
  const names = [parameter('recipientFirstName', firstName), parameter('recipientLastName', lastName)];
  return email === null ? names : [...names, parameter('recipientEmail', email)];
}

function parameter(code: string, value: string, type = 'STRING'): Parameter {
  return { type, code, label: null, value };
}
