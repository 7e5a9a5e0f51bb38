import type { HostServices, Query } from '@halte/contract';
import { formatTime, useTranslate } from '@halte/i18n';
import { Button } from '@halte/ui';
import { itineraryOptionsOf } from '../../preferences/itineraryOptions.ts';
import type { Alternative, Circumstances } from '../../trip/alternatives.ts';
import type { Trip } from '../../trip/model.ts';
import { usePreferences } from '../preferences/usePreferences.ts';
import { shiftMinutes } from '../services.ts';
import { useTripStore } from '../useTripStore.ts';

export interface AlternativesProps {
  host: HostServices;
  /** Preferences that the address sets. */
  overrides: Query;
  propose: (circumstances: Circumstances) => readonly Alternative[];
  onSearch: (trip: Trip) => void;
}

/** Other searches, one tap each, where this one found no public transport. */
export function Alternatives({ host, overrides, propose, onSearch }: AlternativesProps) {
  const t = useTranslate('trip-planner-journeys');
  const { now } = useTripStore();
  const { preferences } = usePreferences(host);
  const zone = host.tenant.timeZone;
  const excludedModes = itineraryOptionsOf(preferences, overrides).excludedModes?.length ?? 0;
  return propose({ zone, now, minutes: shiftMinutes(host), excludedModes }).map(({ key, trip, time }) => (
    <Button key={key} onClick={() => onSearch(trip)}>
      {t(`alternative.${key}`, { time: formatTime(time, zone) })}
    </Button>
  ));
}
