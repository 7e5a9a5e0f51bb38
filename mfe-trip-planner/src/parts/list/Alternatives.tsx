import type { HostServices, Query } from '@halte/contract';
import { formatTime, useTranslate } from '@halte/i18n';
import { Button } from '@halte/ui';
import { excludesEveryMode, itineraryOptionsOf } from '../../preferences/itineraryOptions.ts';
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
  const isOnFootOnly = excludesEveryMode(preferences, overrides);
  const alternatives = propose({ zone, now, minutes: shiftMinutes(host), excludedModes, isOnFootOnly });
  return alternatives.map(({ key, trip, time }, index) => (
    <Button key={key} variant={index === 0 ? 'primary' : 'secondary'} onClick={() => onSearch(trip)}>
      {t(`alternative.${key}`, { time: formatTime(time, zone) })}
    </Button>
  ));
}
