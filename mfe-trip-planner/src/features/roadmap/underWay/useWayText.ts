import { formatDelta, useTranslate } from '@halte/i18n';
import type { OwnWay } from '../rules/hero.ts';

/** Where to walk or ride now, and how long it still takes. */
export function useWayText(): (way: OwnWay) => string {
  const t = useTranslate('trip-planner-roadmap');
  const tJourneys = useTranslate('trip-planner-journeys');
  return ({ kind, to, minutes }) =>
    kind === 'walk' && minutes > 0
      ? t('hero.walk', { duration: formatDelta(minutes * 60), place: to })
      : tJourneys(`step.${kind}`, { to });
}
