import { useTranslate } from '@halte/i18n';
import { placeTitle } from '@halte/places';
import type { Trip } from '../../trip/model.ts';
import page from '../Page.module.css';

/** From where to where, and back. */
export function SummaryHeading({ trip: { departurePlace, arrivalPlace } }: { trip: Trip }) {
  const t = useTranslate('trip-planner-journeys');
  const tPlaces = useTranslate('places');
  return (
    <div className={page.head}>
      <h1>{t('title.trip-planner-return-summary')}</h1>
      {departurePlace && arrivalPlace && (
        <p className={page.lead}>
          {t('summary.fromTo', { from: placeTitle(departurePlace, tPlaces), to: placeTitle(arrivalPlace, tPlaces) })}
        </p>
      )}
    </div>
  );
}
