import { isUserPosition, type Place, samePlace } from '@halte/contract/trip';
import type { Translate } from '@halte/i18n';

/** The name of a place on screen; `t` is `useTranslate('places')`. */
export function placeTitle(place: Place, t: Translate<'places'>): string {
  return isUserPosition(place) ? t('my-position') : place.own || place.title || place.displayName;
}

/** A place in one line, e.g. inside a field. */
export function placeText(place: Place, t: Translate<'places'>): string {
  if (isUserPosition(place)) return t('my-position');
  return place.own ? `${place.own}, ${place.subTitle}` : place.displayName || place.title;
}

/** Whether `place` is this favourite: a kept address has no id but its coordinates, while a search gives the same address one of its own. */
export function sameSpot(favourite: Place, place: Place): boolean {
  return samePlace(favourite, place) || favourite.id === `${place.lat},${place.lon}`;
}
