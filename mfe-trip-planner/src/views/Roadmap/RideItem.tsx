import { formatDuration, formatTime, useTranslate } from '@halte/i18n';
import { cx, LineBadge, Time } from '@halte/ui';
import { AccessibilityIcon, ChevronDownIcon } from '@halte/ui/icons';
import type { CSSProperties } from 'react';
import type { Call, RideStep } from '../../trip/roadmap.ts';
import css from './RideItem.module.css';
import timeline from './Timeline.module.css';

/** Stops on the way, folded: they matter only to those who count them. */
function PassedStops({ calls, zone }: { calls: readonly Call[]; zone: string }) {
  const t = useTranslate('trip-planner');
  return (
    <details className={css.passed}>
      <summary className={css.toggle}>
        <ChevronDownIcon aria-hidden="true" />
        {t('ride.passed', { count: calls.length })}
      </summary>
      <ol className={css.stops}>
        {calls.map(({ point, arrivalDateTime }) => (
          <li key={`${point.stopPointId ?? point.name}${arrivalDateTime}`} className={css.stop}>
            <Time dateTime={arrivalDateTime}>{formatTime(arrivalDateTime, zone)}</Time> <span>{point.name}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** A vehicle: which one, where it says it goes, how long one stays in it. */
export function RideItem({ step, zone }: { step: RideStep; zone: string }) {
  const t = useTranslate('trip-planner');
  const { line, headsign, accessibility, agency } = step.ride;
  const duration = formatDuration(step.seconds);
  return (
    <li className={cx(timeline.item, timeline.move, timeline.riding)} style={{ '--line': line.color } as CSSProperties}>
      <span className={timeline.thread} />
      <div className={timeline.body}>
        <p className={css.line}>
          <LineBadge
            className={css.badge}
            line={line}
            withMode
            label={t(`line.${line.mode}`, { name: line.shortName })}
          />{' '}
          <span className={css.direction}>{t('ride.direction', { headsign })}</span>
        </p>
        <p className={cx(timeline.tags, timeline.muted)}>
          <span>{agency ? t('ride.duration.agency', { duration, agency }) : duration}</span>
          {accessibility !== 'unknown' && (
            <span className={timeline.tag}>
              <AccessibilityIcon aria-hidden="true" />
              {t(`ride.accessibility.${accessibility}`)}
            </span>
          )}
        </p>
        {step.passed.length > 0 ? (
          <PassedStops calls={step.passed} zone={zone} />
        ) : (
          <p className={timeline.muted}>{t('ride.next')}</p>
        )}
      </div>
    </li>
  );
}
