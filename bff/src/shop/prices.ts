/** Prices are whole cents including taxes; all other amounts are derived from them and rounded once. */

/** In cents. `excludingTaxes + vat` always equals `includingTaxes`. */
export interface Amount {
  readonly excludingTaxes: number;
  readonly includingTaxes: number;
  readonly vat: number;
}

export const NOTHING: Amount = { excludingTaxes: 0, includingTaxes: 0, vat: 0 };

/**
 * Splits a price into net amount and tax. Half a cent is rounded up, as on a receipt.
 *
 * @param vatRate percent with at most two decimals, `5.5`.
 */
export function amountOf(includingTaxes: number, vatRate: number): Amount {
  const hundredths = Math.round(vatRate * 100);
  const excludingTaxes = divide(includingTaxes * 10_000, 10_000 + hundredths);
  return { excludingTaxes, includingTaxes, vat: includingTaxes - excludingTaxes };
}

/** The total of lines is their exact sum: tax is rounded once per line. */
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

/** Nearest integer quotient of non-negative integers, halves up. Exact: every step is in integers. */
function divide(dividend: number, divisor: number): number {
  const rest = dividend % divisor;
  return (dividend - rest) / divisor + (2 * rest >= divisor ? 1 : 0);
}
