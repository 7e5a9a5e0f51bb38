import { minimumReturn, TRIP_TYPE, type Trip } from '@halte/contract/trip';
import { dayOf, formatDate, formatRelativeDay, formatTime, useLocale, useTranslate } from '@halte/i18n';
import { Icon } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { ForwardIcon, ReturnIcon } from '@halte/ui/icons';
import { useId, useState } from 'react';
import type { SheetProps } from '../../screen/sheetProps.ts';
import { useNow } from '../../state/useNow.ts';
import { withReturn, withTripType } from '../../trip/returnTrip.ts';
import { withVia } from '../../trip/rules.ts';
import sheet from './ChoiceSheet.module.css';
import { ChoiceSheet } from './ChoiceSheet.tsx';
import { ClockFields } from './ClockFields.tsx';
import { clockAt, isSameClock, settled } from './clockChoice.ts';
import { DayChoice } from './DayChoice.tsx';
import { offeredReturn } from './serviceDay.ts';
import css from './TripTypeSheet.module.css';

const TYPES = ['simple', 'fullReturn'] as const;
const ICONS = { simple: ForwardIcon, fullReturn: ReturnIcon };

/** Explains what out and back does to a time to arrive by, before and after it is chosen. */
function noteOf({ dateChoice, wasArrival }: Trip): 'arrival.now' | 'arrival.before' | null {
  if (wasArrival) return 'arrival.now';
  return dateChoice === 'ARRIVAL' ? 'arrival.before' : null;
}

/** One way, with a via if it is wanted, or out and back with the time of the way back. */
export function TripTypeSheet({ trip, onApply, onClose }: SheetProps) {
  const t = useTranslate('when');
  const locale = useLocale();
  const now = useNow();
  const { timeZone: zone } = useHost().tenant;
  const noteId = useId();
  const [isReturn, setReturn] = useState(trip.tripType === TRIP_TYPE.fullReturn);
  const [isViaOn, setViaOn] = useState(trip.isViaOn);
  const earliest = minimumReturn(trip);
  const [initial] = useState(trip.returnDateTime ?? offeredReturn(earliest, zone));
  const [choice, setChoice] = useState(() => clockAt(initial, zone));
  const { instant, isRaised } = settled(choice, initial, { zone, earliest });
  // A way back that was left nearer to a later departure stays, until another time is chosen.
  const isLeft = trip.returnDateTime !== null && isSameClock(choice, clockAt(initial, zone));
  const back = isLeft ? initial : instant;
  const arrivalNote = isReturn ? noteOf(trip) : null;

  function withChoice(current: Trip): Trip {
    if (!isReturn) return withVia(withTripType(current, TRIP_TYPE.simple), isViaOn);
    const next = withTripType(current, TRIP_TYPE.fullReturn);
    return isLeft ? next : withReturn(next, instant);
  }
  const words = isReturn
    ? t('use.return', { time: formatTime(back, zone), day: formatRelativeDay(back, zone, locale, now) })
    : t('use.type');

  return (
    <ChoiceSheet title={t('type.title')} result={words} change={withChoice} onApply={onApply} onClose={onClose}>
      <fieldset className={css.types}>
        <legend className={css.legend}>{t('type.title')}</legend>
        {TYPES.map((type) => (
          <label key={type} className={css.type}>
            <Icon of={ICONS[type]} />
            <span>
              <b>{t(`type.${type}`)}</b>
              <small>{t(`type.${type}.hint`)}</small>
            </span>
            <input
              type="radio"
              name="trip-type"
              checked={isReturn === (type === 'fullReturn')}
              onChange={() => setReturn(type === 'fullReturn')}
            />
          </label>
        ))}
      </fieldset>
      <p className={sheet.note} role="status">
        {arrivalNote && t(arrivalNote)}
      </p>
      {isReturn ? (
        <>
          <p className={css.heading}>
            <b>{t('return')}</b>
            <span id={noteId} role="status">
              {t(isRaised && !isLeft ? 'return.raised' : 'return.earliest', {
                time: formatTime(earliest, zone),
                day: formatDate(earliest, zone, locale, 'short'),
              })}
            </span>
          </p>
          <DayChoice
            name="trip-return-day"
            value={choice.day}
            first={dayOf(earliest, zone)}
            today={dayOf(now, zone)}
            onChange={(day) => setChoice({ ...choice, day })}
          />
          <ClockFields value={choice} describedBy={noteId} onChange={setChoice} />
        </>
      ) : (
        <label className={css.via}>
          <span>
            <b>{t('via')}</b>
            <small>{t('via.hint')}</small>
          </span>
          <input type="checkbox" checked={isViaOn} onChange={(event) => setViaOn(event.target.checked)} />
        </label>
      )}
    </ChoiceSheet>
  );
}
