import type { Trip } from '@halte/contract/trip';
import { formatTime, nowInstant, useTranslate } from '@halte/i18n';
import { placeTitle } from '@halte/places';
import { Icon, IconButton, VisuallyHidden } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { ShareIcon } from '@halte/ui/icons';
import { TripHeading } from '../../screen/TripHeading.tsx';
import { useRoomForBar } from '../../screen/useRoomForBar.ts';
import type { DetailedJourney } from '../../trip/detailedJourney.ts';
import type { Journey } from '../../trip/search.ts';
import { SaveTripStar } from '../favourites/SaveTrip.tsx';
import { BackLink } from './BackLink.tsx';
import { MoreMenu } from './MoreMenu.tsx';
import css from './RoadmapHead.module.css';
import type { JourneyState } from './rules/journeyState.ts';
import { sharedAddress } from './rules/sharedAddress.ts';
import { shareLink } from './rules/shareLink.ts';
import type { RoadmapLinks } from './timeline/useRoadmapLinks.ts';

interface RoadmapHeadProps {
  readonly links: RoadmapLinks;
  /** The trip by the names that are shown. */
  readonly named: Trip;
  /** null until its details are loaded, and without them. */
  readonly journey: DetailedJourney | null;
  /** The journey as found by the search; null when the roadmap is opened from a link, until it is loaded. */
  readonly summary: Pick<Journey, 'departureDateTime'> | null;
  readonly state: JourneyState | null;
  readonly onPrint: () => void;
}

/** The names of the two ends: as the traveller knows them, else as the journey has them. */
function useEnds({ departurePlace: from, arrivalPlace: to }: Trip, journey: DetailedJourney | null) {
  const tPlaces = useTranslate('places');
  if (from && to) return { from: placeTitle(from, tPlaces), to: placeTitle(to, tPlaces) };
  return journey && { from: journey.from.name, to: journey.to.name };
}

/** One row: back, the two ends, the star, sharing, and a menu with the rest. */
export function RoadmapHead({ links, named, journey, summary, state, onPrint }: RoadmapHeadProps) {
  const host = useHost();
  const t = useTranslate('trip-planner-journeys');
  const ends = useEnds(named, journey);
  const bar = useRoomForBar('start');
  const time = summary && formatTime(summary.departureDateTime, host.tenant.timeZone);

  async function share(): Promise<void> {
    const title = ends && t('share.title', { ...ends, time: time ?? formatTime(nowInstant(), host.tenant.timeZone) });
    const outcome = await shareLink({ title: title ?? document.title, url: sharedAddress(window.location.href) });
    if (outcome === 'copied') host.toasts.show({ type: 'success', message: t('share.copied') });
    if (outcome === 'failed') host.toasts.show({ type: 'error', message: t('share.failed') });
  }

  return (
    <header ref={bar} className={css.head}>
      <BackLink fallback={links.parent} />
      {ends ? (
        <TripHeading {...ends} time={time} className={css.ends} />
      ) : (
        <h1 className={css.ends}>
          <VisuallyHidden>{t('title.trip-planner-roadmap-journeyId')}</VisuallyHidden>
        </h1>
      )}
      <div className={css.actions}>
        <SaveTripStar trip={links.trip} />
        <IconButton aria-label={t('share')} title={t('share')} onClick={() => void share()}>
          <Icon of={ShareIcon} />
        </IconButton>
        {journey && state && (
          <MoreMenu onPrint={onPrint} journey={journey} state={state} returnSearch={links.returnSearch} />
        )}
      </div>
    </header>
  );
}
