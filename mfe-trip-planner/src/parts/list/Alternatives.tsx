import { formatDate, formatTime, useLocale, useTranslate } from '@halte/i18n';
import { Button } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { excludesEveryMode, itineraryOptionsOf } from '../../preferences/itineraryOptions.ts';
import { useNow } from '../../state/useNow.ts';
import { usePreferences } from '../../state/usePreferences.ts';
import type { EmptyReason, NextService } from '../../trip/search.ts';
import { shiftMinutes } from '../../trip/shiftMinutes.ts';
import { useResultsScreen } from './ResultsContext.ts';

/** Buttons for other searches, where this one found no public transport for `reason`. */
export function Alternatives({ reason, next }: { reason: EmptyReason | null; next: NextService }) {
  const t = useTranslate('trip-planner-journeys');
  const locale = useLocale();
  const now = useNow();
  const { tenant } = useHost();
  const { preferences } = usePreferences();
  const { searchedTrip, propose, search } = useResultsScreen();
  const { overrides } = searchedTrip;
  const zone = tenant.timeZone;
  const excludedModes = itineraryOptionsOf(preferences, overrides).excludedModes?.length ?? 0;
  const isOnFootOnly = excludesEveryMode(preferences, overrides);
  const minutes = shiftMinutes(tenant);
  const alternatives = propose(reason, { zone, now, minutes, excludedModes, isOnFootOnly, next });
  return alternatives.map(({ key, trip, time }, index) => (
    <Button key={key} variant={index === 0 ? 'primary' : 'secondary'} onClick={() => search(trip)}>
      {t(`alternative.${key}`, { day: formatDate(time, zone, locale), time: formatTime(time, zone) })}
    </Button>
  ));
}
