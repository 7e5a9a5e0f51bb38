/** Requests that a page may send within ten seconds in which nobody touches it, on a phone with nothing cached. */
export interface Budget {
  /** Requests but those for tiles: code, data, preflights. */
  readonly requests: number;
  /** Tiles of the map and of its lines: their number depends on how its view falls on their grid. */
  readonly tiles: number;
  /** Bytes of JavaScript, after `gzip -9`. */
  readonly scripts: number;
}

export const BUDGETS = {
  home: { requests: 28, tiles: 8, scripts: 293_500 },
  results: { requests: 29, tiles: 12, scripts: 322_000 },
  nearby: { requests: 29, tiles: 8, scripts: 285_500 },
  line: { requests: 27, tiles: 8, scripts: 280_000 },
  stop: { requests: 29, tiles: 8, scripts: 286_000 },
  favourites: { requests: 32, tiles: 8, scripts: 332_000 },
} as const satisfies Readonly<Record<string, Budget>>;
