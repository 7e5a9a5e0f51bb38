import { formatTime, type Instant, type Translate } from '@halte/i18n';
import { type Place, placeTitle } from '@halte/places';

export interface TripNameTexts {
  readonly t: Translate<'trip-planner'>;
  readonly tPlaces: Translate<'places'>;
  readonly zone: string;
}

export interface NamedTrip {
  readonly from: Place | null;
  readonly to: Place | null;
  /** null where the traveller has chosen none. */
  readonly time: Instant | null;
}

/** The document title of a page about a trip, e.g. "From Oak to Elm, 08:30"; null while a place is missing. */
export function tripName({ from, to, time }: NamedTrip, { t, tPlaces, zone }: TripNameTexts): string | null {
  if (!from || !to) return null;
  const places = { from: placeTitle(from, tPlaces), to: placeTitle(to, tPlaces) };
  return time === null ? t('trip.fromTo', places) : t('trip.fromTo.at', { ...places, time: formatTime(time, zone) });
}
