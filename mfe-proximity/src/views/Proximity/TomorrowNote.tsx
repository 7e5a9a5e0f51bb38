import { leaveTomorrow, useDepartureWords } from '@halte/api/departures';
import type { Instant } from '@halte/i18n';
import type { NearbyStop } from '../../around/nearby.ts';
import styles from './View.module.css';

/** Whether nothing of a list leaves before tomorrow. */
export function isOfTomorrow(stops: readonly NearbyStop[], now: Instant, zone: string): boolean {
  const groups = stops.flatMap(({ lines }) =>
    lines.flatMap(({ directions }) => directions.map((one) => one.departures)),
  );
  return leaveTomorrow(groups, { now, zone });
}

/** Says once, above a list, that all of it leaves tomorrow. */
export function TomorrowNote() {
  return <p className={styles.note}>{useDepartureWords().nextTomorrow}</p>;
}
