/** Prices: whole cents, taxes included, are what is sold for; all else follows from them, rounded once. */

/** In cents. `excludingTaxes + vat` is `includingTaxes`, always. */
export interface Amount {
  readonly excludingTaxes: number;
  readonly includingTaxes: number;
  readonly vat: number;
}

export const NOTHING: Amount = { excludingTaxes: 0, includingTaxes: 0, vat: 0 };

/**
 * The tax in a price. Half a cent is rounded up, as on a receipt.
 *
 * @param vatRate percent with at most two decimals, `5.5`.
 */
export function amountOf(includingTaxes: number, vatRate: number): Amount {
  const hundredths = Math.round(vatRate * 100);
  const excludingTaxes = divide(includingTaxes * 10_000, 10_000 + hundredths);
  return { excludingTaxes, includingTaxes, vat: includingTaxes - excludingTaxes };
}

/** The total of lines is their sum to the cent: tax is rounded for each line, and never again. */
export function sumOf(amounts: readonly Amount[]): Amount {
  return amounts.reduce(
    (sum, { excludingTaxes, includingTaxes, vat }) => ({
      excludingTaxes: sum.excludingTaxes + excludingTaxes,
      includingTaxes: sum.includingTaxes + includingTaxes,
      vat: sum.vat + vat,
    }),
    NOTHING,
  );
}

/** Whole numbers, neither below 0: the nearest whole quotient, halves up. Exact, as no step leaves the whole numbers. */
function divide(dividend: number, divisor: number): number {
  const rest = dividend % divisor;
  return (dividend - rest) / divisor + (2 * rest >= divisor ? 1 : 0);
}
