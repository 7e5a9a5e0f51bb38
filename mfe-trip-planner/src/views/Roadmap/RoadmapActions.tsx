import { formatTime, localClock, nowInstant, useLocale, useTranslate } from '@halte/i18n';
import { Anchor, Button, Icon } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { CalendarAddIcon, PrintIcon, ShareIcon, SwapIcon } from '@halte/ui/icons';
import { SaveTripButton } from '../../parts/favourites/SaveTrip.tsx';
import { formatCalendar } from '../../roadmap/ics.ts';
import type { JourneyState } from '../../roadmap/journeyState.ts';
import type { DetailedJourney } from '../../trip/detailedJourney.ts';
import { journeyEvent } from './journeyEvent.ts';
import css from './RoadmapActions.module.css';
import { saveFile } from './saveFile.ts';
import { shareLink } from './shareLink.ts';
import type { RoadmapLinks } from './useRoadmapLinks.ts';

interface RoadmapActionsProps {
  readonly journey: DetailedJourney;
  readonly state: JourneyState;
  readonly links: RoadmapLinks;
}

/** Share, save, export to a calendar, print, and search the opposite direction. */
export function RoadmapActions({ journey, state, links }: RoadmapActionsProps) {
  const host = useHost();
  const t = useTranslate('trip-planner-journeys');
  const tRoadmap = useTranslate('trip-planner-roadmap');
  const locale = useLocale();
  const zone = host.tenant.timeZone;
  const isPending = state.kind === 'upcoming' || state.kind === 'underWay';

  async function share(): Promise<void> {
    const title = t('share.title', {
      from: journey.from.name,
      to: journey.to.name,
      time: formatTime(journey.departureDateTime, zone),
    });
    const outcome = await shareLink({ title, url: window.location.href });
    if (outcome === 'copied') host.toasts.show({ type: 'success', message: t('share.copied') });
    if (outcome === 'failed') host.toasts.show({ type: 'error', message: t('share.failed') });
  }

  function saveCalendarEvent(): void {
    const words = { t, tRoadmap, locale, zone };
    const event = journeyEvent(journey, words, { now: nowInstant(), url: window.location.href });
    const name = `${localClock(journey.departureDateTime, zone).replace('T', '-').replace(':', 'h')}.ics`;
    saveFile({ name, type: 'text/calendar;charset=utf-8', text: formatCalendar(event) });
  }

  return (
    <div className={css.actions}>
      <Button icon={<Icon of={ShareIcon} />} onClick={() => void share()}>
        {t('share')}
      </Button>
      <SaveTripButton trip={links.trip} />
      {isPending && (
        <Button icon={<Icon of={CalendarAddIcon} />} onClick={saveCalendarEvent}>
          {tRoadmap('calendar')}
        </Button>
      )}
      <Button icon={<Icon of={PrintIcon} />} onClick={() => window.print()}>
        {t('print')}
      </Button>
      {links.returnSearch && state.kind !== 'arrived' && (
        <Anchor variant="secondary" icon={<Icon of={SwapIcon} />} href={host.navigation.href(links.returnSearch)}>
          {tRoadmap('reverse')}
        </Anchor>
      )}
    </div>
  );
}
