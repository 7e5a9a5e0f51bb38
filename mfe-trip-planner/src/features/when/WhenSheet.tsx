import { TRIP_TYPE, type Trip } from '@halte/contract/trip';
import { dayOf, formatRelativeDay, formatTime, instantOf, useLocale, useTranslate } from '@halte/i18n';
import { Button, SegmentedControl } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { useId, useState } from 'react';
import type { SheetProps } from '../../screen/sheetProps.ts';
import { useNow } from '../../state/useNow.ts';
import { leavingNow, withDateChoice, withDateTime } from '../../trip/rules.ts';
import sheet from './ChoiceSheet.module.css';
import { ChoiceSheet } from './ChoiceSheet.tsx';
import { ClockFields } from './ClockFields.tsx';
import { type ClockChoice, clockAt, laterClock, settled } from './clockChoice.ts';
import { DayChoice } from './DayChoice.tsx';
import { dayOfLast } from './dayOfLast.ts';
import { firstOfDay, lastOfDay } from './serviceDay.ts';
import css from './WhenSheet.module.css';

const MODES = ['NOW', 'DEPARTURE', 'ARRIVAL'] as const;
type WhenMode = (typeof MODES)[number];

const SHORTCUTS = [15, 30, 60] as const;
const EVENING = { hour: 18, minute: 0 } as const;

/** Now, a time to leave at or, one way, a time to arrive by. */
export function WhenSheet({ trip, onApply, onClose }: SheetProps) {
  const t = useTranslate('when');
  const locale = useLocale();
  const now = useNow();
  const { timeZone: zone } = useHost().tenant;
  const noteId = useId();
  const [initial] = useState(trip.departureDateTime);
  const [mode, setMode] = useState<WhenMode>(trip.followsClock ? 'NOW' : trip.dateChoice);
  const [choice, setChoice] = useState<ClockChoice>(() => clockAt(initial, zone));
  const isOneWay = trip.tripType === TRIP_TYPE.simple;
  const { instant, isRaised } = settled(choice, initial, { zone, earliest: now });
  const shown = { time: formatTime(instant, zone), day: formatRelativeDay(instant, zone, locale, now) };
  const lastOf = mode === 'ARRIVAL' ? dayOfLast(instant, zone) : null;

  /** A time that is chosen is one to leave at, unless it is one to arrive by. */
  function choose(next: ClockChoice): void {
    setChoice(next);
    if (mode === 'NOW') setMode('DEPARTURE');
  }

  function takeFirst(): void {
    setChoice(firstOfDay(choice.day, { zone, now }));
    setMode('DEPARTURE');
  }

  function takeLast(): void {
    setChoice(lastOfDay(lastOf ?? choice.day, { zone, now }));
    setMode('ARRIVAL');
  }

  function resultWords(): string {
    if (lastOf === null) return t(`use.${mode}`, shown);
    if (lastOf < dayOf(now, zone)) return t('use.last.tonight');
    return t('use.last', { day: formatRelativeDay(instantOf(`${lastOf}T12:00`, zone), zone, locale, now) });
  }

  function withChoice(current: Trip): Trip {
    if (mode === 'NOW') return leavingNow(current, now);
    return withDateTime(withDateChoice(current, mode), instant);
  }

  return (
    <ChoiceSheet title={t('title')} result={resultWords()} change={withChoice} onApply={onApply} onClose={onClose}>
      <SegmentedControl
        legend={t('title')}
        name="trip-when"
        value={mode}
        options={MODES.map((value) => ({
          value,
          label: t(`mode.${value}`),
          disabled: value === 'ARRIVAL' && !isOneWay,
        }))}
        onChange={setMode}
      />
      {!isOneWay && <p className={sheet.note}>{t('arrival.oneWayOnly')}</p>}
      <DayChoice
        name="trip-day"
        value={choice.day}
        first={dayOf(now, zone)}
        today={dayOf(now, zone)}
        onChange={(day) => choose({ ...choice, day })}
      />
      <ClockFields value={choice} describedBy={noteId} onChange={choose} />
      {/* Always rendered: screen readers announce changes of an existing status. */}
      <p id={noteId} className={sheet.note} role="status">
        {isRaised && mode !== 'NOW' && t('passed', shown)}
      </p>
      <div className={css.shortcuts}>
        {SHORTCUTS.map((minutes) => (
          <Button key={minutes} onClick={() => choose(laterClock(choice, minutes, zone))}>
            {t(`later.${minutes}`)}
          </Button>
        ))}
        <Button onClick={() => choose({ ...choice, ...EVENING })}>18:00</Button>
      </div>
      <div className={css.shortcuts}>
        <Button onClick={takeFirst}>{t('shortcut.first')}</Button>
        {isOneWay && <Button onClick={takeLast}>{t('shortcut.last')}</Button>}
      </div>
    </ChoiceSheet>
  );
}
