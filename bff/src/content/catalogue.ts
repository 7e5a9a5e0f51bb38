import { Type } from 'typebox';
import { Code, oneOf, STRICT, type Texts, text, texts } from './fields.ts';
import { type ContentFolder, readFiles } from './files.ts';

export const PRODUCT_KINDS = ['product', 'plan', 'package'] as const;
export const SALEABLE_UNITS = ['UNIT', 'MONETARY', 'NONE'] as const;
export const BASKET_TYPES = ['FAREMEDIA', 'REGULARIZATION', 'SALE'] as const;
export const BASKET_INFOS = [
  'EMAIL',
  'PROVIDERACCOUNT',
  'PROVIDERACCOUNTANDDEVICE',
  'PROVIDERACCOUNTANDFAREMEDIA',
  'PROVIDERFAREMEDIA',
] as const;

const Cents = Type.Integer({
  minimum: 0,
  maximum: 1_000_000,
  description: 'a whole number of cents, taxes included, from 0 to 1000000',
});

const ProductFile = Type.Object(
  {
    kind: oneOf(PRODUCT_KINDS),
    version: Type.Optional(Type.Integer({ minimum: 1, description: 'a whole number from 1' })),
    order: Type.Optional(Type.Integer({ description: 'a whole number' })),
    name: texts(100),
    description: texts(400),
    fareIncludingTaxes: Cents,
    immediateFareIncludingTaxes: Type.Optional(Cents),
    vatRate: Type.Number({ minimum: 0, maximum: 100, description: 'a percentage from 0 to 100 such as 5.5' }),
    currency: Type.Optional(Type.String({ pattern: '^[A-Z]{3}$', description: 'a currency code such as EUR' })),
    saleableUnit: Type.Optional(oneOf(SALEABLE_UNITS)),
    unit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'a whole number from 1' })),
    deliveryMode: Type.Optional(Code),
    basketType: Type.Optional(oneOf(BASKET_TYPES)),
    basketInfo: Type.Optional(oneOf(BASKET_INFOS)),
    providerId: text(80),
    providerNetworkLabel: text(120),
  },
  STRICT,
);

/** Something for sale. Amounts are whole cents. */
export interface Product {
  readonly id: string;
  readonly kind: (typeof PRODUCT_KINDS)[number];
  readonly version: number;
  readonly name: Texts;
  readonly description: Texts;
  readonly fareIncludingTaxes: number;
  /** The part of the fare due at purchase; a plan may be paid monthly. */
  readonly immediateFareIncludingTaxes: number;
  /** Percent, with at most two decimals. */
  readonly vatRate: number;
  readonly saleableUnit: (typeof SALEABLE_UNITS)[number];
  /** Units per item, e.g. ten trips. */
  readonly unit: number;
  readonly deliveryMode: string | null;
  readonly basketType: (typeof BASKET_TYPES)[number];
  readonly basketInfo: (typeof BASKET_INFOS)[number];
  readonly providerId: string;
  readonly providerNetworkLabel: string;
}

/** Everything for sale, in the single currency of a cart. */
export interface Catalogue {
  readonly currency: string;
  /** By id, in the display order of the shop. */
  readonly products: ReadonlyMap<string, Product>;
}

const CURRENCY = 'EUR';

export async function readCatalogue(folder: ContentFolder): Promise<Catalogue> {
  const files = await readFiles(folder, 'catalogue', ProductFile);
  files.sort((a, b) => (a.value.order ?? 0) - (b.value.order ?? 0));
  const currency = files[0]?.value.currency ?? CURRENCY;
  const products = files.map(({ id, value, refuse }): Product => {
    const { order: _, currency: own = CURRENCY, ...fields } = value;
    if (own !== currency) throw refuse('currency', `${currency} as in ${files[0]!.id}.json, since a cart has one`);
    const immediateFareIncludingTaxes = value.immediateFareIncludingTaxes ?? value.fareIncludingTaxes;
    if (immediateFareIncludingTaxes > value.fareIncludingTaxes)
      throw refuse('immediateFareIncludingTaxes', 'no more than fareIncludingTaxes');
    if (Number(value.vatRate.toFixed(2)) !== value.vatRate) throw refuse('vatRate', 'of at most two decimals');
    return {
      ...fields,
      id,
      version: value.version ?? 1,
      immediateFareIncludingTaxes,
      saleableUnit: value.saleableUnit ?? 'UNIT',
      unit: value.unit ?? 1,
      deliveryMode: value.deliveryMode ?? null,
      basketType: value.basketType ?? 'SALE',
      basketInfo: value.basketInfo ?? 'EMAIL',
    };
  });
  return { currency, products: new Map(products.map((product) => [product.id, product])) };
}
