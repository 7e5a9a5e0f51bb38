import { useDepartureWords } from '@halte/api/departures';
import { WithUnits } from '@halte/api/units';
import { formatTime, type Instant, useLocale, useTranslate } from '@halte/i18n';
import { cx, Icon, VisuallyHidden } from '@halte/ui';
import { LiveArcsIcon } from '@halte/ui/icons';
import { type Departure, departureKey, departureNote } from '../../line/departures.ts';
import styles from './DepartureCards.module.css';
import { moveWithKeys } from './radioKeys.ts';

interface DepartureCardsProps {
  label: string;
  departures: readonly Departure[];
  chosen: Departure | null;
  now: Instant;
  zone: string;
  onChoose: (key: string) => void;
}

/** The next departures; the chosen one sets the times at the other stops. */
export function DepartureCards({ label, departures, chosen, now, zone, onChoose }: DepartureCardsProps) {
  const t = useTranslate('schedules');
  const locale = useLocale();
  const words = useDepartureWords();
  const chooseAt = (index: number) => {
    const departure = departures[index];
    if (departure) onChoose(departureKey(departure));
  };
  return (
    <div
      className={styles.cards}
      role="radiogroup"
      aria-label={label}
      onKeyDown={(event) => moveWithKeys(event, chooseAt)}
    >
      {departures.map((departure, index) => {
        const { state, label: name, face } = words.shown(departure, { now, zone }, 'clock');
        const note = departureNote(departure, { now, zone, locale }, t);
        const planned = departure.scheduledDepartureDateTime;
        const time = face.kind === 'clock' ? face.text : '';
        return (
          // biome-ignore lint/a11y/useSemanticElements: an input holds no markup
          <button
            key={departureKey(departure)}
            type="button"
            role="radio"
            aria-checked={departure === chosen}
            tabIndex={departure === (chosen ?? departures[0]) ? 0 : -1}
            className={cx(styles.card, styles[state])}
            onClick={() => chooseAt(index)}
          >
            <VisuallyHidden>{`${name}. `}</VisuallyHidden>
            <span className={styles.time} aria-hidden="true">
              {state === 'late' && planned && <s>{formatTime(planned, zone)} </s>}
              {state === 'cancelled' ? <s>{time}</s> : time}
              {state === 'live' && <Icon of={LiveArcsIcon} className={styles.arcs} />}
            </span>
            <small aria-hidden={state === 'late' || state === 'cancelled'}>
              <WithUnits>{note}</WithUnits>
            </small>
          </button>
        );
      })}
    </div>
  );
}
