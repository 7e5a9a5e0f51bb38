import type { Trip } from '@halte/contract/trip';
import { formatTime, useLocale, useTranslate } from '@halte/i18n';
import { Icon, IconButton, useIsHydrated, VisuallyHidden } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { ChevronDownIcon, ChevronLeftIcon, ChevronRightIcon, OptionsIcon } from '@halte/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { useNow } from '../../state/useNow.ts';
import { directionOf } from '../../trip/model.ts';
import { swapped } from '../../trip/rules.ts';
import { type SheetKind, useSheet } from '../form/useSheet.ts';
import { changedOptions } from '../preferences/changedOptions.ts';
import { usePreferences } from '../preferences/usePreferences.ts';
import { dayLabel } from './dayLabel.ts';
import { useResultsScreen } from './ResultsContext.ts';
import css from './TimeRow.module.css';

/** Keeps the height of the row. */
const NO_BREAK = '\u00a0';

/** The searches of other times that the row offers; null where one makes no sense. */
export interface TimeMoves {
  readonly earlier: Trip | null;
  readonly later: Trip;
}

/** Number of options that differ from the tenant's, on the button that opens them. */
function OptionsButton({ isLoading, onClick }: { isLoading: boolean; onClick: () => void }) {
  const t = useTranslate('trip-planner-journeys');
  const { trip } = useResultsScreen();
  const { template, preferences } = usePreferences();
  const isHydrated = useIsHydrated();
  const count = isHydrated && template && preferences ? changedOptions(template, preferences, trip.overrides) : 0;
  return (
    <button
      type="button"
      className={css.options}
      aria-haspopup="dialog"
      aria-busy={isLoading || undefined}
      aria-label={count === 0 ? t('results.options') : t('results.options.changed', { count })}
      title={t('results.options')}
      onClick={onClick}
    >
      <Icon of={OptionsIcon} />
      {count > 0 && (
        <span className={css.count} aria-hidden="true">
          {count}
        </span>
      )}
    </button>
  );
}

/** Applies what a small sheet changes: another trip is another search, and saved options are searched with as soon as they are known here. */
function useApply(trip: Trip): (change: (trip: Trip) => Trip) => void {
  const { search, searchAgain } = useResultsScreen();
  const isSaved = useRef(false);
  // The function is another one after the options have changed.
  useEffect(() => {
    if (!isSaved.current) return;
    isSaved.current = false;
    searchAgain();
  }, [searchAgain]);
  return (change) => {
    const next = change(trip);
    if (next === trip) isSaved.current = true;
    else search(next);
  };
}

/** When the journeys are to leave, or to arrive: earlier, another time, later; and the options. Both open a small sheet over the list. */
export function TimeRow({ moves: { earlier, later } }: { moves: TimeMoves }) {
  const t = useTranslate('trip-planner-journeys');
  const locale = useLocale();
  const now = useNow();
  const zone = useHost().tenant.timeZone;
  const { mode, time, searchedTrip, search } = useResultsScreen();
  // The markup of the page says no time.
  const isHydrated = useIsHydrated();
  const isReturn = directionOf(mode) === 'RETURN';
  const choice = isReturn ? 'DEPARTURE' : searchedTrip.dateChoice;
  // The return has its time, and the earliest one after the outbound journey, in the sheet of the trip type.
  const trip = isReturn ? swapped(searchedTrip) : searchedTrip;
  const [sheet, setSheet] = useState<SheetKind | null>(null);
  const { Sheet, loading } = useSheet(sheet, () => setSheet(null));
  const apply = useApply(trip);
  return (
    <div className={css.row}>
      <IconButton
        aria-label={t('results.earlier')}
        title={t('results.earlier')}
        disabled={earlier === null}
        onClick={() => earlier && search(earlier)}
      >
        <Icon of={ChevronLeftIcon} />
      </IconButton>
      <button
        type="button"
        className={css.time}
        aria-haspopup="dialog"
        aria-busy={loading !== null && loading !== 'options' ? true : undefined}
        onClick={() => setSheet(isReturn ? 'type' : 'when')}
      >
        {isHydrated ? (
          <>
            <span className={css.day}>{dayLabel(time, { zone, locale, now })}</span>{' '}
            <span className={css.choice}>
              {t(`results.when.${choice}`, { time: formatTime(time, zone) })}
              <Icon of={ChevronDownIcon} />
            </span>
          </>
        ) : (
          NO_BREAK
        )}
        <VisuallyHidden>, {t('results.changeTime')}</VisuallyHidden>
      </button>
      <IconButton aria-label={t('results.later')} title={t('results.later')} onClick={() => search(later)}>
        <Icon of={ChevronRightIcon} />
      </IconButton>
      <OptionsButton isLoading={loading === 'options'} onClick={() => setSheet('options')} />
      {Sheet && <Sheet trip={trip} onApply={apply} onClose={() => setSheet(null)} onSearch={() => undefined} />}
    </div>
  );
}
