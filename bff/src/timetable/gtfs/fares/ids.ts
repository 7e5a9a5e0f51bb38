/** The ids that fares v2 may refer to. */
export interface FareIds {
  readonly networks: ReadonlySet<string>;
  readonly areas: ReadonlySet<string>;
  readonly timeframes: ReadonlySet<string>;
  /** Positions of the products by id. */
  readonly products: ReadonlyMap<string, number>;
}
