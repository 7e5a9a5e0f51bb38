import { whenIdle } from '@halte/contract';
import { formatDistance, formatPrice, useLocale, useTranslate } from '@halte/i18n';
import { useEffect } from 'react';

const SAMPLE_METRES = 1500;
const SAMPLE_COUNT = 2;
const IDLE = { timeout: 1000 };

/**
 * Creates the Intl formatters of prices, distances and plurals while a search is pending: the first use of each takes a slow phone longer than
 * a frame, which would delay the first cards.
 */
export function useWarmUpFormatters(): void {
  const t = useTranslate('trip-planner-journeys');
  const locale = useLocale();

  useEffect(() => {
    whenIdle(() => formatPrice(0, null, { locale }), IDLE);
    whenIdle(() => formatDistance(SAMPLE_METRES, locale), IDLE);
    whenIdle(() => t('transfers', { count: SAMPLE_COUNT }), IDLE);
  }, [t, locale]);
}
