import { formatDelta, formatTime, useTranslate } from '@halte/i18n';
import { Anchor, cx, Icon } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { WarningIcon } from '@halte/ui/icons';
import type { DetailedJourney } from '../../../trip/detailedJourney.ts';
import { breakOf } from '../rules/journeyState.ts';
import type { LaterJourney } from '../rules/laterRides.ts';
import type { TransferStep } from '../rules/steps.ts';
import css from './Timeline.module.css';
import change from './TransferItem.module.css';
import { useLineName } from './useLineName.ts';
import type { RoadmapLinks } from './useRoadmapLinks.ts';

interface BrokenRideProps {
  readonly journey: DetailedJourney;
  /** The change into the ride; null for the first ride. */
  readonly transfer: TransferStep | null;
  readonly later: readonly LaterJourney[];
  readonly links: RoadmapLinks;
}

/** One button with what can be done: the next vehicle of the same line, else the next journey, else a new search. */
function WayOn({ journey, later: [next], links }: Pick<BrokenRideProps, 'journey' | 'later' | 'links'>) {
  const host = useHost();
  const t = useTranslate('trip-planner-roadmap');
  const lineName = useLineName();
  const zone = host.tenant.timeZone;
  const reason = breakOf(journey);
  if (next && reason) {
    const [time, arrival] = [formatTime(next.departureDateTime, zone), formatTime(next.arrivalDateTime, zone)];
    const planned = formatTime(journey.scheduledArrivalDateTime ?? journey.arrivalDateTime, zone);
    return (
      <>
        <p className={change.detail}>
          {arrival === planned ? t('later.same', { time, arrival }) : t('later.next', { time, arrival, planned })}
        </p>
        <Anchor
          className={change.action}
          variant="primary"
          href={host.navigation.href(links.toOther(next.journeySummaryCode))}
        >
          {t('later.take', { line: lineName(reason.ride.line), time })}
        </Anchor>
      </>
    );
  }
  const target = links.next?.target ?? links.searchFromNow;
  return (
    target && (
      <Anchor className={change.action} variant="primary" href={host.navigation.href(target)}>
        {links.next ? t('next.at', { time: formatTime(links.next.departure, zone) }) : t('next.search')}
      </Anchor>
    )
  );
}

/** Why the journey can no longer be made, at the ride where it ends, with what to do instead. */
export function BrokenRide({ journey, transfer, later, links }: BrokenRideProps) {
  const host = useHost();
  const t = useTranslate('trip-planner-roadmap');
  const lineName = useLineName();
  const reason = breakOf(journey);
  if (!reason) return null;
  const line = lineName(reason.ride.line);
  const time = 'time' in reason ? formatTime(reason.time, host.tenant.timeZone) : '';
  const isMissed = reason.cause === 'missedConnection';
  const spare = transfer && formatDelta(transfer.shownSpareSeconds);
  return (
    <li className={cx(css.item, css.move, transfer && css.onFoot)}>
      <span className={css.thread} />
      <div className={css.body}>
        <div className={cx(change.change, change.missed)} role="alert">
          <Icon of={WarningIcon} />
          <div className={change.text}>
            <p className={change.title}>
              {isMissed
                ? t('transfer.missed')
                : t(`state.broken.${reason.cause}`, { line, time, stop: 'stop' in reason ? reason.stop : '' })}
            </p>
            {isMissed && spare && (
              <p className={change.detail}>{t('transfer.missed.text', { line, duration: spare })}</p>
            )}
            <WayOn journey={journey} later={later} links={links} />
          </div>
        </div>
      </div>
    </li>
  );
}
