import { formatTime, useTranslate } from '@halte/i18n';
import { cx, Time, VisuallyHidden } from '@halte/ui';
import type { Timing } from '../../roadmap/timing.ts';
import css from './ExpectedTime.module.css';

interface ExpectedTimeProps {
  readonly timing: Timing;
  readonly zone: string;
  readonly size?: 'md' | 'lg';
  readonly className?: string | undefined;
}

/** The expected time; if it differs from the scheduled time, both. Struck-through times have a text for screen readers. */
export function ExpectedTime({ timing, zone, size = 'md', className }: ExpectedTimeProps) {
  const t = useTranslate('trip-planner-roadmap');
  const { kind, expected, scheduled } = timing;
  if (kind === 'skipped' || kind === 'cancelled') {
    const planned = scheduled ?? expected;
    return (
      <span className={cx(css.times, className)}>
        <Time dateTime={planned} state="cancelled" size={size}>
          {formatTime(planned, zone)}
        </Time>
        <VisuallyHidden> {t(`timing.${kind}`)}</VisuallyHidden>
      </span>
    );
  }
  const isShifted = kind === 'late' || kind === 'early';
  return (
    <span className={cx(css.times, css[size], className)}>
      {isShifted && scheduled && (
        <span className={css.former}>
          <VisuallyHidden>{t('time.scheduled')} </VisuallyHidden>
          <Time dateTime={scheduled} state="former">
            {formatTime(scheduled, zone)}
          </Time>
          <VisuallyHidden>, {t('time.expected')} </VisuallyHidden>
        </span>
      )}
      <Time dateTime={expected} size={size} className={isShifted ? cx(css.shifted, css[size]) : undefined}>
        {formatTime(expected, zone)}
      </Time>
    </span>
  );
}
