/** Requests that a page may send within ten seconds in which nobody touches it, on a phone with nothing cached. */
export interface Budget {
  /** Requests but those for tiles: code, data, preflights. The page is without first data, which it asks for itself. */
  readonly requests: number;
  /** Tiles of the map and of its lines: their number depends on how its view falls on their grid. None where the sheet covers the map. */
  readonly tiles: number;
  /** Bytes of JavaScript, after `gzip -9`. */
  readonly scripts: number;
}

export const BUDGETS = {
  home: { requests: 22, tiles: 4, scripts: 282_480 },
  results: { requests: 23, tiles: 4, scripts: 317_240 },
  nearby: { requests: 22, tiles: 4, scripts: 272_660 },
  line: { requests: 21, tiles: 0, scripts: 266_780 },
  stop: { requests: 22, tiles: 0, scripts: 272_310 },
  favourites: { requests: 19, tiles: 4, scripts: 295_090 },
} as const satisfies Readonly<Record<string, Budget>>;

/**
 * Milliseconds of processor time of the longest task after the first paint, on a processor that is not slowed down and with nothing cached. A phone is four times
 * slower, and there the goal is 50 ms. The board of a stop is laid out at once: by day in 11 to 13, and late in the evening, when the times of most lines are of
 * tomorrow and have a word more, in 20 to 33.
 */
export const LONGEST_TASK = { home: 12.5, results: 15, nearby: 18, line: 12.5, stop: 33, favourites: 12.5 } as const;

/** Bytes of the page itself with its first data, for a phone, compressed as browsers accept it. The picture of the map, styles and boot document are parts of it. */
export const DOCUMENT = {
  home: 21_500,
  results: 22_500,
  nearby: 15_500,
  line: 19_000,
  stop: 24_000,
  favourites: 17_000,
} as const satisfies Readonly<Record<keyof typeof BUDGETS, number>>;
