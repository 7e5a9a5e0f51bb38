import { withLongUnits } from '@halte/api/units';
import { useLocale, useTranslate } from '@halte/i18n';
import { useAnnouncer } from '@halte/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { announcedMoment, type Hero } from './rules/hero.ts';
import { useLineName } from './timeline/useLineName.ts';

/** Announces the next vehicle some minutes before it leaves, and the last stop before the one to get off at. */
export function useAnnounceHero(hero: Hero | null): void {
  const t = useTranslate('trip-planner-roadmap');
  const lineName = useLineName();
  const locale = useLocale();
  const announce = useAnnouncer();
  const moment = announcedMoment(hero);
  const former = useRef(moment);

  const textOf = useEffectEvent((): string => {
    if (hero?.kind === 'ride') return t('hero.nextStop', { stop: hero.stop });
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
