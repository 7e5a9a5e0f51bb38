import type { HostServices, Query } from '@halte/contract';
import { formatTime, type Instant, useLocale, useTranslate } from '@halte/i18n';
import { placeTitle } from '@halte/places';
import { Anchor, Button, IconButton, Time, VisuallyHidden } from '@halte/ui';
import { ChevronLeftIcon, ChevronRightIcon, EditIcon, SwapIcon } from '@halte/ui/icons';
import { shiftMinutes } from '../../parts/services.ts';
import type { Trip } from '../../trip/model.ts';
import { canShiftEarlier, shifted, swapped } from '../../trip/rules.ts';
import { dayLabel } from './dayLabel.ts';
import css from './ResultsHeader.module.css';

export interface ResultsHeaderProps {
  host: HostServices;
  query: Query;
  trip: Trip;
  now: Instant;
  onSearch: (trip: Trip) => void;
}

/** What was asked, and the small changes that travellers make to it. */
export function ResultsHeader({ host, query, trip, now, onSearch }: ResultsHeaderProps) {
  const t = useTranslate('trip-planner');
  const tPlaces = useTranslate('places');
  const locale = useLocale();
  const zone = host.tenant.timeZone;
  const minutes = shiftMinutes(host);
  const canGoEarlier = canShiftEarlier(trip, now);
  const { departurePlace, arrivalPlace, viaPlace, departureDateTime, dateChoice } = trip;
  if (!departurePlace || !arrivalPlace) return null;

  return (
    <header className={css.header}>
      <div className={css.trip}>
        <h1 className={css.ends}>
          <span className={css.end} data-role="DEPARTURE">
            <VisuallyHidden>{t('results.from')} </VisuallyHidden>
            <span className={css.name}>{placeTitle(departurePlace, tPlaces)}</span>
          </span>{' '}
          {viaPlace && (
            <>
              <span className={css.end} data-role="VIA">
                <VisuallyHidden>{t('results.via')} </VisuallyHidden>
                <span className={css.name}>{placeTitle(viaPlace, tPlaces)}</span>
              </span>{' '}
            </>
          )}
          <span className={css.end} data-role="ARRIVAL">
            <VisuallyHidden>{t('results.to')} </VisuallyHidden>
            <span className={css.name}>{placeTitle(arrivalPlace, tPlaces)}</span>
          </span>
        </h1>
        <div className={css.tools}>
          <IconButton aria-label={t('swap')} title={t('swap')} onClick={() => onSearch(swapped(trip))}>
            <SwapIcon aria-hidden="true" />
          </IconButton>
          <Anchor
            className={css.edit}
            variant="quiet"
            icon={<EditIcon aria-hidden="true" />}
            aria-label={t('results.edit')}
            title={t('results.edit')}
            href={host.navigation.href({ name: 'trip-planner', query })}
          />
        </div>
      </div>
      <div className={css.when}>
        <Button
          className={css.shift}
          variant="quiet"
          icon={<ChevronLeftIcon aria-hidden="true" />}
          disabled={!canGoEarlier}
          onClick={() => onSearch(shifted(trip, -minutes, now))}
        >
          {t('results.earlier')}
        </Button>
        <p className={css.time}>
          <span className={css.day}>{dayLabel(departureDateTime, { zone, locale, now })}</span>{' '}
          <span className={css.choice}>
            {t(`results.when.${dateChoice}`)}{' '}
            <Time dateTime={departureDateTime}>{formatTime(departureDateTime, zone)}</Time>
          </span>
        </p>
        <Button className={css.shift} variant="quiet" onClick={() => onSearch(shifted(trip, minutes, now))}>
          {t('results.later')}
          <ChevronRightIcon aria-hidden="true" />
        </Button>
      </div>
    </header>
  );
}
