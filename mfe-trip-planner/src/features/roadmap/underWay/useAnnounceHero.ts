import { withLongUnits } from '@halte/api/units';
import { useLocale, useTranslate } from '@halte/i18n';
import { useAnnouncer } from '@halte/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { announcedMoment, type Hero } from '../rules/hero.ts';
import { useLineName } from '../timeline/useLineName.ts';
import { useWayText } from './useWayText.ts';

/** Announces the next vehicle some minutes before it leaves, how far it goes, the last stop before the one to get off at, and the last walk. */
export function useAnnounceHero(hero: Hero | null): void {
  const t = useTranslate('trip-planner-roadmap');
  const lineName = useLineName();
  const locale = useLocale();
  const announce = useAnnouncer();
  const wayText = useWayText();
  const moment = announcedMoment(hero);
  const former = useRef(moment);

  const textOf = useEffectEvent((): string => {
    if (hero?.kind === 'ride') return t('hero.onBoard', { count: hero.stopsLeft, stop: hero.stop });
    if (hero?.kind === 'arrive') return hero.way ? withLongUnits(wayText(hero.way), locale) : '';
    if (hero?.kind !== 'board') return '';
    const line = lineName(hero.ride.line);
    if (hero.minutes === 0) return t('hero.leavesNow', { line });
    return withLongUnits(t('hero.leavesIn', { line, minutes: hero.minutes }), locale);
  });

  useEffect(() => {
    if (moment !== null && moment !== former.current) announce(textOf());
    former.current = moment;
  }, [moment, announce]);
}
