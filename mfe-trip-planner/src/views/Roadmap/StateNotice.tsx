import type { HostServices } from '@halte/contract';
import { formatDelta, formatTime, type Instant, secondsBetween, useTranslate } from '@halte/i18n';
import { Anchor, Icon, Notice } from '@halte/ui';
import { ForwardIcon, SwapIcon } from '@halte/ui/icons';
import type { ReactNode } from 'react';
import type { Break, JourneyState } from '../../roadmap/journeyState.ts';
import css from './StateNotice.module.css';
import { useLineName } from './useLineName.ts';
import type { RoadmapLinks } from './useRoadmapLinks.ts';

/** Later than that, the hour says more than a countdown. */
const SOON_SECONDS = 3600;

function useReason(zone: string): (reason: Break) => string {
  const t = useTranslate('trip-planner-roadmap');
  const lineName = useLineName();
  return (reason) => {
    const line = lineName(reason.ride.line);
    if (reason.cause === 'skipped') return t('state.broken.skipped', { line, stop: reason.stop });
    const time = formatTime(reason.time, zone);
    if (reason.cause === 'cancelled') return t('state.broken.cancelled', { line, time });
    return t('state.broken.missedConnection', { line, time, stop: reason.stop });
  };
}

/** The journey goes on as it should: how long until something happens. */
function Countdown({ kind, time, now }: { kind: 'upcoming' | 'underWay'; time: Instant; now: Instant }) {
  const t = useTranslate('trip-planner-roadmap');
  const seconds = secondsBetween(now, time);
  if (kind === 'upcoming' && seconds >= SOON_SECONDS) return null;
  return <p className={css.countdown}>{t(`state.${kind}`, { duration: formatDelta(seconds) })}</p>;
}

interface StateNoticeProps {
  readonly host: HostServices;
  readonly state: JourneyState;
  readonly links: RoadmapLinks;
  readonly now: Instant;
}

/** What has become of the journey, in a sentence, and what helps in one tap. */
export function StateNotice({ host, state, links, now }: StateNoticeProps) {
  const t = useTranslate('trip-planner-roadmap');
  const zone = host.tenant.timeZone;
  const reasonOf = useReason(zone);
  const { next, again, back } = links;
  if (state.kind === 'upcoming' || state.kind === 'underWay') return <Countdown {...state} now={now} />;

  const toNext: ReactNode = next ? (
    <Anchor variant="primary" icon={<Icon of={ForwardIcon} />} href={host.navigation.href(next.target)}>
      {t('next.at', { time: formatTime(next.departure, zone) })}
    </Anchor>
  ) : (
    again && (
      <Anchor variant="primary" icon={<Icon of={ForwardIcon} />} href={host.navigation.href(again)}>
        {t(state.kind === 'arrived' ? 'next.repeat' : 'next.search')}
      </Anchor>
    )
  );
  const toBack = state.kind === 'arrived' && back && (
    <Anchor variant="secondary" icon={<Icon of={SwapIcon} />} href={host.navigation.href(back)}>
      {t('reverse')}
    </Anchor>
  );
  const tone = state.kind === 'broken' ? 'error' : state.kind === 'arrived' ? 'info' : 'warning';
  const time = 'time' in state ? formatTime(state.time, zone) : '';
  return (
    <Notice
      className={css.notice}
      tone={tone}
      title={t(`state.${state.kind}.title`, { time })}
      action={
        <div className={css.actions}>
          {toNext}
          {toBack}
        </div>
      }
    >
      {state.kind === 'broken' ? reasonOf(state.reason) : t(`state.${state.kind}.text`, { time })}
    </Notice>
  );
}
