interface Way {
  readonly metres: number;
  /** 0 to 100; absent where it is not for a wheelchair, or not along streets. */
  readonly unknownPercent?: number;
}

/** How much of some ways along streets the map knows nothing of that is of use to a wheelchair, in whole percent from 0 to 1; 0 where they are not for one. */
export function unknownShare(ways: readonly Way[]): number {
  const known = ways.filter(({ unknownPercent }) => unknownPercent !== undefined);
  const metres = known.reduce((sum, way) => sum + way.metres, 0);
  const unknown = known.reduce((sum, { metres, unknownPercent = 0 }) => sum + (metres * unknownPercent) / 100, 0);
  return metres === 0 ? 0 : Math.round((100 * unknown) / metres) / 100;
}

/** 0.87 as `87 %`, as the language writes it. */
export function formatPercent(share: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent' }).format(share);
}
