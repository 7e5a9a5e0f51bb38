import type { Translate } from '@halte/i18n';
import type { Journey } from '../../trip/search.ts';

/** A line as it is read: its mode and its name. */
export function lineName(line: Journey['sections'][number]['line'], t: Translate<'trip-planner-journeys'>): string {
  return line ? t(`line.${line.mode}`, { name: line.shortName }) : '';
}
