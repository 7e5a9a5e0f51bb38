import { localDaysBetween } from '@halte/i18n';
import type { PlaceStep, Step } from './steps.ts';

export interface PlaceMark {
  /** Days after the start of the journey; 0 where the place before it has the same. */
  readonly days: number;
  /** Whether its time zone differs from that of the place before it. */
  readonly isLocalTime: boolean;
}

/** The marks shown once, where the day or the time zone changes on the way. */
export function placeMarks(steps: readonly Step[], zone: string): ReadonlyMap<PlaceStep, PlaceMark> {
  const places = steps.filter((step) => step.kind === 'place');
  const daysOf = (place: PlaceStep) => localDaysBetween(places[0]?.time ?? place.time, place.time, zone);
  return new Map(
    places.map((place, index) => {
      const before = places[index - 1] ?? place;
      const days = daysOf(place);
      return [
        place,
        {
          days: days === daysOf(before) ? 0 : days,
          isLocalTime: place.point.timeZone !== before.point.timeZone,
        },
      ];
    }),
  );
}
