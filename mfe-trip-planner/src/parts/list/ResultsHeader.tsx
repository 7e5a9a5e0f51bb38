import { useTranslate } from '@halte/i18n';
import { placeTitle } from '@halte/places';
import { Anchor, Icon, VisuallyHidden } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { BackIcon, EditIcon } from '@halte/ui/icons';
import type { ReactNode } from 'react';
import { toForm } from '../../trip/routeTargets.ts';
import { SaveTripStar } from '../favourites/SaveTrip.tsx';
import { useRoomForBar } from '../useRoomForBar.ts';
import { useResultsScreen } from './ResultsContext.ts';
import css from './ResultsHeader.module.css';
import { type TimeMoves, TimeRow } from './TimeRow.tsx';

export interface ResultsHeaderProps {
  /** Read out before the first place. */
  lead: string;
  moves: TimeMoves;
  /** The steps of a round trip, between its places and its time. */
  children?: ReactNode;
}

/** The trip that is searched, with the changes that travellers often make to it. */
export function ResultsHeader({ lead, moves, children }: ResultsHeaderProps) {
  const t = useTranslate('trip-planner-journeys');
  const tPlaces = useTranslate('places');
  const { navigation } = useHost();
  const bar = useRoomForBar('start');
  const { query, trip, searchedTrip } = useResultsScreen();
  const { departurePlace, arrivalPlace, viaPlace } = searchedTrip;
  if (!departurePlace || !arrivalPlace) return null;

  return (
    <header ref={bar} className={css.header}>
      <div className={css.trip}>
        <Anchor
          className={css.tool}
          variant="quiet"
          icon={<Icon of={BackIcon} />}
          aria-label={t('results.back')}
          title={t('results.back')}
          href={navigation.href({ name: 'index' })}
        />
        <h1 className={css.ends}>
          <span className={css.end} data-role="DEPARTURE">
            <VisuallyHidden>{lead} </VisuallyHidden>
            {placeTitle(departurePlace, tPlaces)}
          </span>{' '}
          {viaPlace && (
            <>
              <span className={css.end} data-role="VIA">
                <VisuallyHidden>{t('results.via')} </VisuallyHidden>
                {placeTitle(viaPlace, tPlaces)}
              </span>{' '}
            </>
          )}
          <span className={css.end} data-role="ARRIVAL">
            <VisuallyHidden>{t('results.to')} </VisuallyHidden>
            {placeTitle(arrivalPlace, tPlaces)}
          </span>
        </h1>
        <div className={css.tools}>
          <SaveTripStar trip={trip} />
          <Anchor
            className={css.tool}
            variant="quiet"
            icon={<Icon of={EditIcon} />}
            aria-label={t('results.edit')}
            title={t('results.edit')}
            href={navigation.href(toForm(query))}
          />
        </div>
      </div>
      {children && <div className={css.steps}>{children}</div>}
      <TimeRow moves={moves} />
    </header>
  );
}
