import { formatDate, formatTime, useLocale, useTranslate } from '@halte/i18n';
import { Icon } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { BusIcon, ChevronRightIcon, ClockIcon, type IconNode, SwapIcon } from '@halte/ui/icons';
import { useNow } from '../../state/useNow.ts';
import type { EmptyReason, NextService } from '../../trip/search.ts';
import { excludesEveryMode, itineraryOptionsOf } from '../preferences/itineraryOptions.ts';
import { usePreferences } from '../preferences/usePreferences.ts';
import css from './Alternatives.module.css';
import type { Alternative } from './alternatives.ts';
import { useResultsScreen } from './ResultsContext.ts';
import { shiftMinutes } from './shiftMinutes.ts';

const ICONS: Readonly<Partial<Record<Alternative['key'], IconNode>>> = { swap: SwapIcon, allModes: BusIcon };

/** Other searches as rows, where this one found no public transport for `reason`. */
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
  return alternatives.map(({ key, trip, time }) => (
    <button key={key} type="button" className={css.way} onClick={() => search(trip)}>
      <span className={css.disc}>
        <Icon of={ICONS[key] ?? ClockIcon} />
      </span>
      <span className={css.words}>
        {t(`alternative.${key}`, { day: formatDate(time, zone, locale), time: formatTime(time, zone) })}
      </span>
      <Icon of={ChevronRightIcon} className={css.chevron} />
    </button>
  ));
}
