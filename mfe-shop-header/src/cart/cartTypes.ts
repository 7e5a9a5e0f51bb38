import type { Action, Parameter } from '../shop/action.ts';

export const BASKET_TYPES = ['FAREMEDIA', 'REGULARIZATION', 'SALE'] as const;
export const BASKET_INFOS = [
  'EMAIL',
  'PROVIDERACCOUNT',
  'PROVIDERACCOUNTANDDEVICE',
  'PROVIDERACCOUNTANDFAREMEDIA',
  'PROVIDERFAREMEDIA',
] as const;
export const SALEABLE_UNITS = ['UNIT', 'MONETARY', 'NONE'] as const;
export const CARD_READER = 'CARDREADER_MANDATORY';

export type LineKind = 'product' | 'plan' | 'package';
export type BasketInfo = (typeof BASKET_INFOS)[number];

/** A product, a plan or a package. Amounts are in the smallest unit of the currency; null where the shop does not say. */
export interface CartLine {
  readonly kind: LineKind;
  /** For changes of this line; null in carts that cannot be changed here. */
  readonly itemId: string | null;
  readonly id: string | null;
  readonly name: string | null;
  readonly version: number | null;
  readonly actions: readonly Action[];
  readonly address: string | null;
  readonly basketLine: number | null;
  readonly currency: string;
  readonly deliveryMode: string | null;
  readonly fareExcludingTaxes: number | null;
  readonly fareIncludingTaxes: number | null;
  readonly line: number | null;
  readonly parameters: readonly Parameter[];
  readonly providerItemDescription: string | null;
  readonly providerNetworkLabel: string | null;
  readonly quantity: number;
  readonly saleableUnit: (typeof SALEABLE_UNITS)[number] | null;
  readonly totalFareExcludingTaxes: number | null;
  readonly totalFareIncludingTaxes: number | null;
  readonly totalVatAmount: number | null;
  readonly unit: number | null;
  readonly vatAmount: number | null;
  readonly vatRate: number | null;
}

/** The person that something is bought for. */
export interface RecipientUser {
  readonly associationId: string | null;
  readonly associationType: string | null;
  readonly email: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly userId: string | null;
}

/** Products of one provider for one recipient. */
export interface Basket {
  readonly accountId: string | null;
  readonly basketInfo: BasketInfo | null;
  readonly basketType: (typeof BASKET_TYPES)[number] | null;
  readonly deliveryMode: string | null;
  readonly deviceId: string | null;
  readonly deviceLabel: string | null;
  readonly email: string | null;
  readonly fareMediaId: string | null;
  readonly fareMediaLabel: string | null;
  readonly line: number | null;
  readonly ownerFirstName: string | null;
  readonly ownerLastName: string | null;
  readonly products: readonly CartLine[];
  readonly providerId: string | null;
  readonly providerUserId: string | null;
  readonly providerUserExternalId: string | null;
  readonly providerUserEmail: string | null;
  readonly providerUserFirstName: string | null;
  readonly providerUserLastName: string | null;
  readonly recipientUser: RecipientUser | null;
}

export interface CartTotals {
  readonly totalAmountExcludingTaxes: number | null;
  readonly totalAmountIncludingTaxes: number | null;
  readonly totalVatAmount: number | null;
  readonly immediateAmountExcludingTaxes: number | null;
  readonly immediateAmountIncludingTaxes: number | null;
  readonly immediateVatAmount: number | null;
}

export interface Cart extends CartTotals {
  readonly id: string | null;
  readonly userId: string | null;
  readonly status: string | null;
  readonly currency: string;
  readonly empty: boolean;
  readonly actions: readonly Action[];
  readonly baskets: readonly Basket[];
  readonly packages: readonly CartLine[];
  readonly plans: readonly CartLine[];
  readonly paymentModes: readonly string[];
}
