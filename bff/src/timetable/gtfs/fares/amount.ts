/** Amounts of money. */

/** No ticket costs more, in any currency: a higher price is an error, or not a usable number. */
const HIGHEST = 1e9;

export interface FareAmount {
  /** Integer minor units. */
  readonly minorUnits: number;
  readonly currency: string;
}

/** Null if it is not an amount of a currency, or has fractions of its smallest unit. */
export function fareAmount(value: number, code: string): FareAmount | null {
  const currency = code.toUpperCase();
  const digits = minorDigits(currency);
  if (digits === null || !(Math.abs(value) <= HIGHEST)) return null;
  const scaled = value * 10 ** digits;
  const minorUnits = Math.round(scaled);
  if (Math.abs(scaled - minorUnits) > 1e-3) return null;
  // Turns -0 into 0.
  return { minorUnits: minorUnits + 0, currency };
}

/** How many decimals a currency has (2 for euros, 0 for yen), or `null` when there is no such currency. */
function minorDigits(currency: string): number | null {
  if (!/^[A-Z]{3}$/.test(currency)) return null;
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? null;
}
