import { useTranslate } from '@halte/i18n';
import { Icon } from '@halte/ui';
import { ChevronDownIcon, OriginIcon } from '@halte/ui/icons';
import { useId } from 'react';
import type { LineStop } from '../../line/lineDetail.ts';
import styles from './TimetableStop.module.css';

interface TimetableStopProps {
  stops: readonly LineStop[];
  chosen: LineStop;
  onChange: (stopAreaId: string) => void;
}

/** The stop whose times are shown, or whose row is marked. */
export function TimetableStop({ stops, chosen, onChange }: TimetableStopProps) {
  const t = useTranslate('schedules');
  const id = useId();
  // A loop passes a stop twice.
  const named = [...new Map(stops.map((stop) => [stop.stopAreaId, stop])).values()];
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {t('timetable.stop')}
      </label>
      <span className={styles.box}>
        <Icon of={OriginIcon} className={styles.icon} />
        <select
          id={id}
          className={styles.select}
          value={chosen.stopAreaId}
          onChange={(event) => onChange(event.target.value)}
        >
          {named.map(({ stopAreaId, name }) => (
            <option key={stopAreaId} value={stopAreaId}>
              {name}
            </option>
          ))}
        </select>
        <Icon of={ChevronDownIcon} className={styles.icon} />
      </span>
    </div>
  );
}
