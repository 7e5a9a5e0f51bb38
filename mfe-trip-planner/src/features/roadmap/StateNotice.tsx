import { formatTime, useTranslate } from '@halte/i18n';
import { Anchor, Icon, Notice } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { ForwardIcon, SwapIcon } from '@halte/ui/icons';
import type { ReactNode } from 'react';
import type { JourneyState } from './rules/journeyState.ts';
import css from './StateNotice.module.css';
import type { RoadmapLinks } from './timeline/useRoadmapLinks.ts';

interface StateNoticeProps {
  readonly state: JourneyState;
  readonly links: RoadmapLinks;
}

/** That the journey was missed, is over or has expired, with links to what helps: the next journey, a new search, the way back. */
export function StateNotice({ state, links }: StateNoticeProps) {
  const host = useHost();
  const t = useTranslate('trip-planner-roadmap');
  const zone = host.tenant.timeZone;
  const { next, searchFromNow, returnSearch } = links;
  // A broken journey is explained at the ride.
  if (state.kind === 'upcoming' || state.kind === 'underWay' || state.kind === 'broken') return null;

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
  const tone = state.kind === 'arrived' ? 'info' : 'warning';
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
      {t(`state.${state.kind}.text`, { time })}
    </Notice>
  );
}
