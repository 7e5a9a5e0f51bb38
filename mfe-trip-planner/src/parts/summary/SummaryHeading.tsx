import { useTranslate } from '@halte/i18n';
import { placeTitle } from '@halte/places';
import type { Trip } from '../../trip/model.ts';
import page from '../Page.module.css';

/** Title of a round trip with its two places. */
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
