import { formatTime, useTranslate } from '@halte/i18n';
import { cx, Time, VisuallyHidden } from '@halte/ui';
import type { ReactNode } from 'react';
import { HiddenWords, slot } from '../../../screen/HiddenWords.tsx';
import type { Timing } from '../rules/timing.ts';
import css from './ExpectedTime.module.css';

interface ExpectedTimeProps {
  readonly timing: Timing;
  readonly zone: string;
  readonly size?: 'md' | 'lg';
  /** The end of the journey to which the time belongs; it is read with the time. */
  readonly end?: 'departure' | 'arrival';
  readonly className?: string | undefined;
}

/** The expected time; if it differs from the scheduled time, both. Struck-through times have a text for screen readers. */
export function ExpectedTime({ timing, zone, size = 'md', end, className }: ExpectedTimeProps) {
  const t = useTranslate('trip-planner-roadmap');
  const tJourneys = useTranslate('trip-planner-journeys');
  const worded = (time: ReactNode) =>
    end ? <HiddenWords text={tJourneys(`card.${end}`, { time: slot(0) })} values={[time]} /> : time;
  const { kind, expected, scheduled } = timing;
  if (kind === 'skipped' || kind === 'cancelled') {
    const planned = scheduled ?? expected;
    return (
      <span className={cx(css.times, className)}>
        {worded(
          <Time dateTime={planned} state="cancelled" size={size}>
            {formatTime(planned, zone)}
          </Time>,
        )}
        <VisuallyHidden> {t(`timing.${kind}`)}</VisuallyHidden>
      </span>
    );
  }
  const isShifted = kind === 'late' || kind === 'early';
  const time = (
    <Time dateTime={expected} size={size} className={isShifted ? cx(css.shifted, css[size]) : undefined}>
      {formatTime(expected, zone)}
    </Time>
  );
  if (!isShifted || !scheduled) return <span className={cx(css.times, css[size], className)}>{worded(time)}</span>;
  const former = (
    <span className={css.former}>
      <Time dateTime={scheduled} state="former">
        {formatTime(scheduled, zone)}
      </Time>
    </span>
  );
  const both = { planned: slot(0), time: slot(1) };
  const text = end ? tJourneys(`card.${end}.changed`, both) : t('time.changed', both);
  return (
    <span className={cx(css.times, css[size], className)}>
      <HiddenWords text={text} values={[former, time]} />
    </span>
  );
}
