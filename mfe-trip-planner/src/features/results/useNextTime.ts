import { formatDate, formatTime, useLocale, useTranslate } from '@halte/i18n';
import { useHost } from '@halte/ui/host';
import { useNow } from '../../state/useNow.ts';
import type { EmptyReason, NextService } from '../../trip/search.ts';
import { nextTime } from './alternatives.ts';

/** The time at which useful service resumes, in words; null if unknown. */
export function useNextTime(reason: EmptyReason | null, next: NextService): string | null {
  const t = useTranslate('trip-planner-journeys');
  const locale = useLocale();
  const found = nextTime(next, useNow());
  const { timeZone: zone } = useHost().tenant;
  if (!found) return null;
  const { key, time } = found;
  const isQuickerOnFoot = reason === 'walking-is-quicker' && key === 'nextDeparture';
  return t(isQuickerOnFoot ? 'empty.walking-is-quicker.next' : `empty.${key}`, {
    day: formatDate(time, zone, locale),
    time: formatTime(time, zone),
  });
}
