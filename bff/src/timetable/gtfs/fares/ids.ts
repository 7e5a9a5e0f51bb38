/** What ids of fares v2 may name. */
export interface FareIds {
  readonly networks: ReadonlySet<string>;
  readonly areas: ReadonlySet<string>;
  readonly timeframes: ReadonlySet<string>;
  /** Positions of the products. */
  readonly products: ReadonlyMap<string, number>;
}
