import { formatDelta, useTranslate } from '@halte/i18n';
import { cx, Icon, LineBadge } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { AccessibilityIcon, CancelledIcon } from '@halte/ui/icons';
import type { CSSProperties } from 'react';
import { toLine } from '../../roadmap/roadmapLinks.ts';
import type { RideStep } from '../../roadmap/steps.ts';
import { AlertList } from './AlertList.tsx';
import { IntermediateStops } from './IntermediateStops.tsx';
import css from './RideItem.module.css';
import timeline from './Timeline.module.css';
import { useLineName } from './useLineName.ts';

interface RideItemProps {
  readonly step: RideStep;
  readonly zone: string;
  /** Some rides of the journey have real-time data, so a ride without them is marked as scheduled. */
  readonly isPartlyLive: boolean;
}

/** A ride: line, headsign, duration, accessibility and alerts. */
export function RideItem({ step, zone, isPartlyLive }: RideItemProps) {
  const t = useTranslate('trip-planner-journeys');
  const tRoadmap = useTranslate('trip-planner-roadmap');
  const host = useHost();
  const lineName = useLineName();
  const { line, headsign, accessibility, agency, headwaySeconds, status, alerts } = step.ride;
  const isCancelled = status === 'cancelled';
  const duration = formatDelta(step.seconds);
  return (
    <li
      className={cx(timeline.item, timeline.move, timeline.riding, isCancelled && cx(timeline.off, css.off))}
      style={{ '--line': line.color } as CSSProperties}
    >
      <span className={timeline.thread} />
      <div className={timeline.body}>
        <h2 className={cx(timeline.leg, css.line)}>
          <a className={css.link} href={host.navigation.href(toLine(step.ride))}>
            <LineBadge className={css.badge} line={line} withMode label={lineName(line)} />
          </a>{' '}
          <span className={css.direction}>{t('ride.direction', { headsign })}</span>
        </h2>
        {isCancelled && (
          <p className={css.word}>
            <Icon of={CancelledIcon} />
            {tRoadmap('ride.cancelled')}
          </p>
        )}
        <p className={cx(timeline.tags, timeline.muted)}>
          <span>{agency ? t('ride.duration.agency', { duration, agency }) : duration}</span>
          {accessibility !== 'unknown' && (
            <span className={cx(timeline.tag, accessibility === 'no' && timeline.tight)}>
              <Icon of={AccessibilityIcon} />
              {t(`ride.accessibility.${accessibility}`)}
            </span>
          )}
          {headwaySeconds && <span>{tRoadmap('ride.headway', { headway: formatDelta(headwaySeconds) })}</span>}
          {status === 'added' && <span>{tRoadmap('ride.added')}</span>}
          {status === 'scheduled' && isPartlyLive && <span>{tRoadmap('source.scheduled')}</span>}
        </p>
        <AlertList alerts={alerts} />
        {step.intermediateStops.length > 0 ? (
          <IntermediateStops calls={step.intermediateStops} zone={zone} />
        ) : (
          !isCancelled && !step.staysSeated && <p className={timeline.muted}>{t('ride.nextStop')}</p>
        )}
      </div>
    </li>
  );
}
