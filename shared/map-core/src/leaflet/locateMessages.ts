import type { Locale } from '@halte/contract';
import type { Translate } from '@halte/i18n';
import type { LocateOutcome } from '../model/locating.ts';

function distanceText(metres: number, locale: Locale): string {
  const isFar = metres >= 1000;
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isFar ? 'kilometer' : 'meter',
    maximumFractionDigits: isFar ? 1 : 0,
  });
  return format.format(isFar ? metres / 1000 : Math.ceil(metres / 100) * 100);
}

/** The message while the map locates the traveller or when the position is too inaccurate; empty otherwise. */
export function locateMessage(outcome: LocateOutcome, t: Translate<'map'>, locale: Locale): string {
  switch (outcome.kind) {
    case 'idle':
    case 'found':
      return '';
    case 'asking':
      return t('locate.asking');
    case 'failed':
      return t(`locate.${outcome.code}`);
    case 'inaccurate':
      return t('locate.inaccurate', { distance: distanceText(outcome.metres, locale) });
  }
}
