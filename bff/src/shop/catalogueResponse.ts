import type { Static } from 'typebox';
import type { ShopCatalogue } from '../api/shopCalls.ts';
import type { Language } from '../common/language.ts';
import type { Catalogue, Product } from '../content/catalogue.ts';
import { textIn } from '../content/fields.ts';
import { amountOf } from './prices.ts';

/** The whole catalogue, as the shop shows it. */
export function catalogueResponse({ currency, products }: Catalogue, language: Language): Static<typeof ShopCatalogue> {
  const ofKind = (kind: Product['kind']) =>
    [...products.values()]
      .filter((product) => product.kind === kind)
      .map((product) => {
        const fare = amountOf(product.fareIncludingTaxes, product.vatRate);
        return {
          ...product,
          name: textIn(product.name, language),
          description: textIn(product.description, language),
          fareExcludingTaxes: fare.excludingTaxes,
          vatAmount: fare.vat,
        };
      });
  return { currency, products: ofKind('product'), plans: ofKind('plan'), packages: ofKind('package') };
}
