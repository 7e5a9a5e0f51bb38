import type { HostServices } from '@halte/contract';
import { formatTime, useTranslate } from '@halte/i18n';
import { Button } from '@halte/ui';
import { usePreferences } from '../../parts/preferences/usePreferences.ts';
import { shiftMinutes } from '../../parts/services.ts';
import { useTripStore } from '../../parts/useTripStore.ts';
import { itineraryOptionsOf } from '../../preferences/itineraryOptions.ts';
import { alternativesTo } from '../../trip/alternatives.ts';
import type { Trip } from '../../trip/model.ts';
import type { EmptyReason } from '../../trip/search.ts';

export interface AlternativesProps {
  host: HostServices;
  trip: Trip;
  reason: EmptyReason | null;
  onSearch: (trip: Trip) => void;
}

/** Other searches, one tap each, where this one found no public transport. */
export function Alternatives({ host, trip, reason, onSearch }: AlternativesProps) {
  const t = useTranslate('trip-planner');
  const { now } = useTripStore();
  const { preferences } = usePreferences(host);
  const zone = host.tenant.timeZone;
  const excludedModes = itineraryOptionsOf(preferences, trip.overrides).excludedModes?.length ?? 0;
  return alternativesTo(trip, reason, { zone, now, minutes: shiftMinutes(host), excludedModes }).map(
    ({ key, trip: next }) => (
      <Button key={key} onClick={() => onSearch(next)}>
        {t(`alternative.${key}`, { time: formatTime(next.departureDateTime, zone) })}
      </Button>
    ),
  );
}
