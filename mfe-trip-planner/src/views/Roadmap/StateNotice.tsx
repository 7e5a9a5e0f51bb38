import { formatDelta, formatTime, type Instant, secondsBetween, useTranslate } from '@halte/i18n';
import { Anchor, Icon, Notice } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { ForwardIcon, SwapIcon } from '@halte/ui/icons';
import type { ReactNode } from 'react';
import type { Break, JourneyState } from '../../roadmap/journeyState.ts';
import css from './StateNotice.module.css';
import { useLineName } from './useLineName.ts';
import type { RoadmapLinks } from './useRoadmapLinks.ts';

/** A departure later than that has no countdown. */
const COUNTDOWN_SECONDS = 3600;

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

/** The journey is possible: minutes until departure or arrival. */
function Countdown({ kind, time, now }: { kind: 'upcoming' | 'underWay'; time: Instant; now: Instant }) {
  const t = useTranslate('trip-planner-roadmap');
  const seconds = secondsBetween(now, time);
  if (kind === 'upcoming' && seconds >= COUNTDOWN_SECONDS) return null;
  return <p className={css.countdown}>{t(`state.${kind}`, { duration: formatDelta(seconds) })}</p>;
}

interface StateNoticeProps {
  readonly state: JourneyState;
  readonly links: RoadmapLinks;
  readonly now: Instant;
}

/** The state of the journey as a message, with links to what helps: the next journey, a new search, the way back. */
export function StateNotice({ state, links, now }: StateNoticeProps) {
  const host = useHost();
  const t = useTranslate('trip-planner-roadmap');
  const zone = host.tenant.timeZone;
  const reasonOf = useReason(zone);
  const { next, searchFromNow, returnSearch } = links;
  if (state.kind === 'upcoming' || state.kind === 'underWay') return <Countdown {...state} now={now} />;

  const nextLink: ReactNode = next ? (
    <Anchor variant="primary" icon={<Icon of={ForwardIcon} />} href={host.navigation.href(next.target)}>
      {t('next.at', { time: formatTime(next.departure, zone) })}
    </Anchor>
  ) : (
    searchFromNow && (
      <Anchor variant="primary" icon={<Icon of={ForwardIcon} />} href={host.navigation.href(searchFromNow)}>
        {t(state.kind === 'arrived' ? 'next.repeat' : 'next.search')}
      </Anchor>
    )
  );
  const returnLink = state.kind === 'arrived' && returnSearch && (
    <Anchor variant="secondary" icon={<Icon of={SwapIcon} />} href={host.navigation.href(returnSearch)}>
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
          {nextLink}
          {returnLink}
        </div>
      }
    >
      {state.kind === 'broken' ? reasonOf(state.reason) : t(`state.${state.kind}.text`, { time })}
    </Notice>
  );
}
