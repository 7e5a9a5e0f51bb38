import { formatTime, useLocale, useTranslate } from '@halte/i18n';
import { Anchor, Icon, IconButton, Time, VisuallyHidden } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { ChevronDownIcon, ChevronLeftIcon, ChevronRightIcon, OptionsIcon } from '@halte/ui/icons';
import { changedOptions } from '../../preferences/changedOptions.ts';
import { useNow } from '../../state/useNow.ts';
import { usePreferences } from '../../state/usePreferences.ts';
import { directionOf, type Trip } from '../../trip/model.ts';
import { toForm } from '../../trip/routeTargets.ts';
import { dayLabel } from './dayLabel.ts';
import { useResultsScreen } from './ResultsContext.ts';
import css from './TimeRow.module.css';

/** The searches of other times that the row offers; null where one makes no sense. */
export interface TimeMoves {
  readonly earlier: Trip | null;
  readonly later: Trip;
}

/** How many options are not as the tenant has them, on the button that leads to them. */
function OptionsLink() {
  const t = useTranslate('trip-planner-journeys');
  const { navigation } = useHost();
  const { query, trip } = useResultsScreen();
  const { template, preferences } = usePreferences();
  const count = template && preferences ? changedOptions(template, preferences, trip.overrides) : 0;
  return (
    <Anchor
      className={css.options}
      variant="quiet"
      icon={<Icon of={OptionsIcon} />}
      aria-label={count === 0 ? t('results.options') : t('results.options.changed', { count })}
      title={t('results.options')}
      href={navigation.href(toForm(query))}
    >
      {count > 0 && (
        <span className={css.count} aria-hidden="true">
          {count}
        </span>
      )}
    </Anchor>
  );
}

/** When the journeys are to leave, or to arrive: earlier, another time, later; and the options. */
export function TimeRow({ moves: { earlier, later } }: { moves: TimeMoves }) {
  const t = useTranslate('trip-planner-journeys');
  const locale = useLocale();
  const now = useNow();
  const { navigation, tenant } = useHost();
  const { query, mode, time, searchedTrip, search } = useResultsScreen();
  const zone = tenant.timeZone;
  const choice = directionOf(mode) === 'RETURN' ? 'DEPARTURE' : searchedTrip.dateChoice;
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
      <Anchor className={css.time} variant="plain" href={navigation.href(toForm(query))}>
        <VisuallyHidden>{t('results.changeTime')} </VisuallyHidden>
        <span className={css.day}>{dayLabel(time, { zone, locale, now })}</span>{' '}
        <span className={css.choice}>
          {t(`results.when.${choice}`)} <Time dateTime={time}>{formatTime(time, zone)}</Time>
        </span>
        <Icon of={ChevronDownIcon} />
      </Anchor>
      <IconButton aria-label={t('results.later')} title={t('results.later')} onClick={() => search(later)}>
        <Icon of={ChevronRightIcon} />
      </IconButton>
      <OptionsLink />
    </div>
  );
}
