import { formatDistance, formatPrice, useLocale, useTranslate } from '@halte/i18n';
import { useEffect } from 'react';
import { whenIdle } from '../whenIdle.ts';

const SOME_METRES = 1500;
const SOME = 2;

/**
 * Has what writes prices, distances and plurals made while an answer is on its way: the first of each takes a slow phone longer than a frame,
 * just when the traveller wants to read.
 */
export function useWarmUpFormatters(): void {
  const t = useTranslate('trip-planner-journeys');
  const locale = useLocale();

  useEffect(() => {
    whenIdle(() => formatPrice(0, null, { locale }));
    whenIdle(() => formatDistance(SOME_METRES, locale));
    whenIdle(() => t('transfers', { count: SOME }));
  }, [t, locale]);
}
