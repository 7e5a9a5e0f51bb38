import { formatTime, type Instant, useLocale, useTranslate } from '@halte/i18n';
import { placeTitle } from '@halte/places';
import { Anchor, Button, Icon, IconButton, Time, VisuallyHidden } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { ChevronLeftIcon, ChevronRightIcon, EditIcon, SwapIcon } from '@halte/ui/icons';
import { useNow } from '../../state/useNow.ts';
import type { DateChoice, Trip } from '../../trip/model.ts';
import { toForm } from '../../trip/routeTargets.ts';
import { SaveTripStar } from '../favourites/SaveTrip.tsx';
import { dayLabel } from './dayLabel.ts';
import { useResultsScreen } from './ResultsContext.ts';
import css from './ResultsHeader.module.css';

/** The other searches that the header offers; null where one makes no sense. */
interface HeaderMoves {
  readonly earlier: Trip | null;
  readonly later: Trip;
  readonly swapped: Trip | null;
}

export interface ResultsHeaderProps {
  /** Which of the two searches of a round trip this is; null for a simple trip. */
  step: string | null;
  /** Read out before the first place. */
  lead: string;
  when: { readonly time: Instant; readonly choice: DateChoice };
  moves: HeaderMoves;
}

/** The trip that is searched, with the small changes that travellers often make to it. */
export function ResultsHeader({ step, lead, when: { time, choice }, moves }: ResultsHeaderProps) {
  const t = useTranslate('trip-planner-journeys');
  const tPlaces = useTranslate('places');
  const locale = useLocale();
  const now = useNow();
  const { navigation, tenant } = useHost();
  const { query, trip, searchedTrip, search } = useResultsScreen();
  const { earlier, later, swapped } = moves;
  const zone = tenant.timeZone;
  const { departurePlace, arrivalPlace, viaPlace } = searchedTrip;
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
          <SaveTripStar trip={trip} />
          {swapped && (
            <IconButton aria-label={t('results.swap')} title={t('results.swap')} onClick={() => search(swapped)}>
              <Icon of={SwapIcon} />
            </IconButton>
          )}
          <Anchor
            className={css.edit}
            variant="quiet"
            icon={<Icon of={EditIcon} />}
            aria-label={t('results.edit')}
            title={t('results.edit')}
            href={navigation.href(toForm(query))}
          />
        </div>
      </div>
      <div className={css.when}>
        <Button
          className={css.shift}
          variant="quiet"
          icon={<Icon of={ChevronLeftIcon} />}
          disabled={earlier === null}
          onClick={() => earlier && search(earlier)}
        >
          {t('results.earlier')}
        </Button>
        <p className={css.time}>
          <span className={css.day}>{dayLabel(time, { zone, locale, now })}</span>{' '}
          <span className={css.choice}>
            {t(`results.when.${choice}`)} <Time dateTime={time}>{formatTime(time, zone)}</Time>
          </span>
        </p>
        <Button className={css.shift} variant="quiet" onClick={() => search(later)}>
          {t('results.later')}
          <Icon of={ChevronRightIcon} />
        </Button>
      </div>
    </header>
  );
}
