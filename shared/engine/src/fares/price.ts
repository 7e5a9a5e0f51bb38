export interface Fare {
  /** Integer minor units. */
  readonly amount: number;
  readonly currency: string;
}

/** Why a journey has no price. */
export const NO_FARE_REASONS = ['no-fares', 'no-ride', 'no-fare', 'several-currencies', 'not-understood'] as const;
export type NoFareReason = (typeof NO_FARE_REASONS)[number];

export type FarePriceResult = Fare | NoFareReason;

/** The first of the currencies in which everything can be paid. */
export function inOneCurrency(
  currencies: readonly string[],
  amountIn: (currency: string) => number | null,
): FarePriceResult {
  for (const currency of new Set(currencies)) {
    const amount = amountIn(currency);
    if (amount !== null) return { amount, currency };
  }
  return new Set(currencies).size > 1 ? 'several-currencies' : 'no-fare';
}
