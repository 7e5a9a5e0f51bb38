import { useTranslate } from '@halte/i18n';
import { placeTitle } from '@halte/places';
import { VisuallyHidden } from '@halte/ui';
import type { PointRole, Trip } from '../../trip/model.ts';
import { placeOf } from '../../trip/rules.ts';
import css from './Tiles.module.css';

const ENDS = [
  ['DEPARTURE', 'trip.from'],
  ['VIA', 'trip.via'],
  ['ARRIVAL', 'trip.to'],
] as const satisfies readonly (readonly [PointRole, string])[];

/** From where to where, with arrows; read as words. */
export function TripEnds({ trip }: { readonly trip: Trip }) {
  const t = useTranslate('trip-planner-favourites');
  const tPlaces = useTranslate('places');
  const ends = ENDS.flatMap(([role, lead]) => {
    const place = placeOf(trip, role);
    return place ? [{ role, lead, name: placeTitle(place, tPlaces) }] : [];
  });
  return (
    <span className={css.words}>
      {ends.map(({ role, lead, name }, index) => (
        <span key={role}>
          {index > 0 && <span aria-hidden="true"> → </span>}
          <VisuallyHidden>
            {index > 0 && ' '}
            {t(lead)}{' '}
          </VisuallyHidden>
          {name}
        </span>
      ))}
    </span>
  );
}
