import type { RouteTarget } from '@halte/contract';
import { formatDelta, headwayOf, useTranslate } from '@halte/i18n';
import { cx, Icon, LineBadge, VisuallyHidden } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { AccessibilityIcon, CancelledIcon } from '@halte/ui/icons';
import type { DetailedJourney, Ride } from '../../../trip/detailedJourney.ts';
import type { LaterJourney } from '../rules/laterRides.ts';
import { toLine } from '../rules/roadmapLinks.ts';
import { shownAccess } from '../rules/shownAccess.ts';
import type { RideStep } from '../rules/steps.ts';
import { AlertList } from './AlertList.tsx';
import { LaterTimes } from './LaterTimes.tsx';
import css from './RideItem.module.css';
import { RideStops } from './RideStops.tsx';
import { StepOnMap } from './StepOnMap.tsx';
import { useStepPhase } from './stepPhase.ts';
import timeline from './Timeline.module.css';
import { useLineName } from './useLineName.ts';

interface RideItemProps {
  readonly step: RideStep;
  readonly journey: DetailedJourney;
  /** The same ride by later vehicles. */
  readonly later: readonly LaterJourney[];
  /** The roadmap of a journey in the place of this one. */
  readonly toOther: (code: string) => RouteTarget;
  /** It can no longer be made. */
  readonly isDim: boolean;
}

/** The operator, where a journey has several and the ride before was run by another one; else ''. */
function newAgencyOf(ride: Ride, { sections }: DetailedJourney): string {
  const rides = sections.flatMap((section) => section.ride ?? []);
  const isOnlyOne = rides.every(({ agency }) => agency === ride.agency);
  return isOnlyOne || rides[rides.indexOf(ride) - 1]?.agency === ride.agency ? '' : ride.agency;
}

/** A ride: line, headsign, duration, stops, later vehicles, alerts. */
export function RideItem({ step, journey, later, toOther, isDim }: RideItemProps) {
  const t = useTranslate('trip-planner-journeys');
  const phase = useStepPhase(step);
  const tRoadmap = useTranslate('trip-planner-roadmap');
  const host = useHost();
  const lineName = useLineName();
  const { line, headsign, headwaySeconds, status } = step.ride;
  const access = shownAccess(step.ride.accessibility, journey.accessibility);
  const agency = newAgencyOf(step.ride, journey);
  const isCancelled = status === 'cancelled';
  const duration = formatDelta(step.seconds);
  // Some rides have real-time data, so a ride without them is marked as scheduled.
  const isOnlyScheduled = status === 'scheduled' && journey.realTime !== 'scheduled';
  return (
    <li
      {...phase}
      className={cx(
        timeline.item,
        timeline.ride,
        timeline.riding,
        isDim && timeline.dim,
        isCancelled && cx(timeline.off, css.off),
      )}
      style={isDim ? undefined : { '--line': line.color }}
    >
      <span className={timeline.thread} />
      <StepOnMap journeyId={journey.journeySummaryCode} section={step.section} name={lineName(line)} />
      <div className={timeline.body}>
        <h2 className={cx(timeline.leg, css.line)}>
          <a className={css.link} href={host.navigation.href(toLine(step.ride))}>
            <LineBadge line={line} size={24} withMode label={lineName(line)} />
          </a>{' '}
          <VisuallyHidden>{t('ride.direction', { headsign })}</VisuallyHidden>
          <span className={css.direction} aria-hidden="true">
            {headsign}
          </span>
        </h2>
        {isCancelled && (
          <p className={css.word}>
            <Icon of={CancelledIcon} />
            {tRoadmap('ride.cancelled')}
          </p>
        )}
        <RideStops
          duration={duration}
          stopTimes={step.intermediateStops}
          isNextStop={!isCancelled && !step.staysSeated}
        >
          {!isDim && <LaterTimes line={line} later={later} toOther={toOther} />}
        </RideStops>
        <p className={cx(timeline.tags, timeline.muted)}>
          {access && (
            <span className={cx(timeline.tag, access === 'no' && timeline.tight)}>
              <Icon of={AccessibilityIcon} />
              {t(`ride.accessibility.${access}`)}
            </span>
          )}
          {agency && <span>{agency}</span>}
          {headwaySeconds && (
            <span>
              {tRoadmap(`ride.headway.${headwayOf(headwaySeconds).unit}`, { count: headwayOf(headwaySeconds).count })}
            </span>
          )}
          {status === 'added' && <span>{tRoadmap('ride.added')}</span>}
          {isOnlyScheduled && <span>{tRoadmap('source.scheduled')}</span>}
        </p>
        <AlertList ride={step.ride} />
      </div>
    </li>
  );
}
