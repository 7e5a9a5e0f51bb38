import { withLongUnits } from '@halte/api/units';
import { whenIdle } from '@halte/contract';
import { formatDelta, formatPrice, useLocale, useTranslate } from '@halte/i18n';
import { useEffect } from 'react';

const SAMPLE_COUNT = 2;
/** Hours and minutes. */
const A_WHILE_SECONDS = 3_660;
const IDLE = { timeout: 1000 };

/**
 * Creates the Intl formatters of prices, units and plurals while a search is pending: the first use of each takes a slow phone longer than
 * a frame, which would delay the first rows.
 */
export function useWarmUpFormatters(): void {
  const t = useTranslate('trip-planner-journeys');
  const locale = useLocale();

  useEffect(() => {
    whenIdle(() => formatPrice(0, null, { locale }), IDLE);
    whenIdle(() => withLongUnits(formatDelta(A_WHILE_SECONDS), locale), IDLE);
    whenIdle(() => t('transfers', { count: SAMPLE_COUNT }), IDLE);
  }, [t, locale]);
}
