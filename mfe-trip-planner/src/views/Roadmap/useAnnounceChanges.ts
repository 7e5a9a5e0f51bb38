import { formatTime, useTranslate } from '@halte/i18n';
import { useAnnouncer } from '@halte/ui';
import { useEffect, useRef } from 'react';
import { type Change, changesBetween } from '../../roadmap/journeyChanges.ts';
import { platformKeySuffix } from '../../roadmap/platformKey.ts';
import type { DetailedJourney } from '../../trip/detailedJourney.ts';
import { type LineName, useLineName } from './useLineName.ts';

function spoken(change: Change, t: ReturnType<typeof useTranslate>, lineName: LineName, zone: string): string {
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

/** Says what has changed since the last answer, and nothing when nothing that matters has. */
export function useAnnounceChanges(journey: DetailedJourney | null, zone: string): void {
  const t = useTranslate('trip-planner-roadmap');
  const lineName = useLineName();
  const announce = useAnnouncer();
  const former = useRef<DetailedJourney | null>(null);

  useEffect(() => {
    const before = former.current;
    former.current = journey;
    if (!before || !journey || before === journey) return;
    const sentences = changesBetween(before, journey).map((change) => spoken(change, t, lineName, zone));
    if (sentences.length > 0) announce(sentences.join(' '));
  }, [journey, t, lineName, zone, announce]);
}
