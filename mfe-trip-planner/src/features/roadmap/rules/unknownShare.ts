import type { DetailedJourney } from '../../../trip/detailedJourney.ts';

/** How much of its walks along streets the map knows nothing of that is of use to a wheelchair, in whole percent from 0 to 1; 0 where it is not for one. */
export function unknownShare(sections: DetailedJourney['sections']): number {
  const walks = sections.filter(({ unknownPercent }) => unknownPercent !== undefined);
  const metres = walks.reduce((sum, walk) => sum + walk.metres, 0);
  const unknown = walks.reduce((sum, { metres, unknownPercent = 0 }) => sum + (metres * unknownPercent) / 100, 0);
  return metres === 0 ? 0 : Math.round((100 * unknown) / metres) / 100;
}

/** 0.87 as `87 %`, as the language writes it. */
export function formatPercent(share: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent' }).format(share);
}
