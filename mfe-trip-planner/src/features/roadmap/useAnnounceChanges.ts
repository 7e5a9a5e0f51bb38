import { formatTime, type Translate, useTranslate } from '@halte/i18n';
import { useAnnouncer } from '@halte/ui';
import { useEffect, useRef } from 'react';
import type { DetailedJourney } from '../../trip/detailedJourney.ts';
import { changesBetween, type JourneyChange } from './rules/journeyChanges.ts';
import { platformKeySuffix } from './rules/platformKey.ts';
import { type LineName, useLineName } from './timeline/useLineName.ts';

function announcementOf(
  change: JourneyChange,
  t: Translate<'trip-planner-roadmap'>,
  lineName: LineName,
  zone: string,
): string {
  switch (change.kind) {
    case 'departure':
      return t('changed.departure', { line: lineName(change.ride.line), time: formatTime(change.time, zone) });
    case 'arrival':
      return t('changed.arrival', { time: formatTime(change.time, zone) });
    case 'platform':
      return t(`changed.platform${platformKeySuffix(change.mode)}`, { stop: change.stop, platform: change.platform });
    case 'alert':
      return t('changed.alert', { header: change.header });
    default:
      return t('changed.restored');
  }
}

/** Announces relevant changes since the previous answer to screen readers. */
export function useAnnounceChanges(journey: DetailedJourney | null, zone: string): void {
  const t = useTranslate('trip-planner-roadmap');
  const lineName = useLineName();
  const announce = useAnnouncer();
  const former = useRef<DetailedJourney | null>(null);

  useEffect(() => {
    const before = former.current;
    former.current = journey;
    if (!before || !journey || before === journey) return;
    const announcements = changesBetween(before, journey).map((change) => announcementOf(change, t, lineName, zone));
    if (announcements.length > 0) announce(announcements.join(' '));
  }, [journey, t, lineName, zone, announce]);
}
