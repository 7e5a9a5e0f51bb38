import type { HostServices } from '@halte/contract';
import { formatTime, type Instant, useLocale, useTranslate } from '@halte/i18n';
import { placeTitle } from '@halte/places';
import { Anchor, Button, Icon, IconButton, Time, VisuallyHidden } from '@halte/ui';
import { ChevronLeftIcon, ChevronRightIcon, EditIcon, SwapIcon } from '@halte/ui/icons';
import type { DateChoice, Trip } from '../../trip/model.ts';
import { SaveTripStar } from '../favourites/SaveTrip.tsx';
import { dayLabel } from './dayLabel.ts';
import css from './ResultsHeader.module.css';

export interface ResultsHeaderProps {
  host: HostServices;
  /** In the order of travelling: on the way back the ends have changed places. */
  places: Pick<Trip, 'departurePlace' | 'viaPlace' | 'arrivalPlace'>;
  /** The whole trip, to be kept. */
  trip: Trip;
  /** Which of two ways this is; nothing for a simple trip. */
  step?: string | undefined;
  /** Stands before the first place, heard and not seen. */
  lead: string;
  time: Instant;
  choice: DateChoice;
  now: Instant;
  /** Of the form with this search. */
  editHref: string;
  /** Absent where the other direction makes no sense. */
  onSwap?: () => void;
  /** null when it cannot be any earlier. */
  onEarlier: (() => void) | null;
  onLater: () => void;
}

/** What was asked, and the small changes that travellers make to it. */
export function ResultsHeader(props: ResultsHeaderProps) {
  const { host, places, trip, step, lead, time, choice, now, editHref, onSwap, onEarlier, onLater } = props;
  const t = useTranslate('trip-planner-journeys');
  const tPlaces = useTranslate('places');
  const locale = useLocale();
  const zone = host.tenant.timeZone;
  const { departurePlace, arrivalPlace, viaPlace } = places;
  if (!departurePlace || !arrivalPlace) return null;

  return (
    <header className={css.header}>
      {step && <p className={css.step}>{step}</p>}
      <div className={css.trip}>
        <h1 className={css.ends}>
          <span className={css.end} data-role="DEPARTURE">
            <VisuallyHidden>{lead} </VisuallyHidden>
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
          <SaveTripStar host={host} trip={trip} />
          {onSwap && (
            <IconButton aria-label={t('results.swap')} title={t('results.swap')} onClick={onSwap}>
              <Icon of={SwapIcon} />
            </IconButton>
          )}
          <Anchor
            className={css.edit}
            variant="quiet"
            icon={<Icon of={EditIcon} />}
            aria-label={t('results.edit')}
            title={t('results.edit')}
            href={editHref}
          />
        </div>
      </div>
      <div className={css.when}>
        <Button
          className={css.shift}
          variant="quiet"
          icon={<Icon of={ChevronLeftIcon} />}
          disabled={onEarlier === null}
          onClick={() => onEarlier?.()}
        >
          {t('results.earlier')}
        </Button>
        <p className={css.time}>
          <span className={css.day}>{dayLabel(time, { zone, locale, now })}</span>{' '}
          <span className={css.choice}>
            {t(`results.when.${choice}`)} <Time dateTime={time}>{formatTime(time, zone)}</Time>
          </span>
        </p>
        <Button className={css.shift} variant="quiet" onClick={onLater}>
          {t('results.later')}
          <Icon of={ChevronRightIcon} />
        </Button>
      </div>
    </header>
  );
}
