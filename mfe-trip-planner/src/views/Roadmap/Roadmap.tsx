import { useProblemWords } from '@halte/api/words';
import type { Query } from '@halte/contract';
import { type Instant, nowInstant, useTranslate } from '@halte/i18n';
import { Button, cx, Notice, VisuallyHidden } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { useEffect, useMemo, useRef, useState } from 'react';
import page from '../../parts/Page.module.css';
import { journeyState } from '../../roadmap/journeyState.ts';
import { stationAt } from '../../roadmap/sharingStation.ts';
import { stepsOf } from '../../roadmap/steps.ts';
import { useNow } from '../../state/useNow.ts';
import type { DetailedJourney } from '../../trip/detailedJourney.ts';
import { BackLink } from './BackLink.tsx';
import { DataSource } from './DataSource.tsx';
import { PrintHead } from './PrintHead.tsx';
import { RoadmapActions } from './RoadmapActions.tsx';
import { RoadmapSkeleton } from './RoadmapSkeleton.tsx';
import sheet from './Sheet.module.css';
import { StateNotice } from './StateNotice.tsx';
import { Summary } from './Summary.tsx';
import { Timeline } from './Timeline.tsx';
import { useAnnounceChanges } from './useAnnounceChanges.ts';
import { type LiveJourney, useLiveJourney } from './useLiveJourney.ts';
import { type RoadmapLinks, useRoadmapLinks } from './useRoadmapLinks.ts';
import { useRoadmapMap } from './useRoadmapMap.ts';

const NO_STATIONS = { first: null, last: null };

interface RoadmapContentProps {
  readonly journey: DetailedJourney;
  readonly live: LiveJourney;
  readonly links: RoadmapLinks;
}

function RoadmapContent({ journey, live, links }: RoadmapContentProps) {
  const host = useHost();
  const now = useNow();
  const [openedAt] = useState<Instant>(nowInstant);
  const zone = host.tenant.timeZone;
  const steps = useMemo(() => stepsOf(journey), [journey]);
  const state = journeyState(journey, { now, openedAt, isExpired: live.isExpired });
  const { departurePlace, arrivalPlace } = links.trip;
  // Current availability means nothing for a journey on another day.
  const stations = live.isCurrent ? { first: stationAt(departurePlace), last: stationAt(arrivalPlace) } : NO_STATIONS;
  useAnnounceChanges(journey, zone);

  return (
    <>
      <PrintHead now={now} />
      <Summary
        journey={journey}
        state={<StateNotice state={state} links={links} now={now} />}
        source={<DataSource live={live} now={now} zone={zone} />}
        actions={<RoadmapActions journey={journey} state={state} links={links} />}
      />
      <Timeline steps={steps} stations={stations} isPartlyLive={journey.realTime !== 'scheduled'} />
    </>
  );
}

interface RoadmapProps {
  readonly query: Query;
  readonly code: string;
}

/** The roadmap of one journey, updated while it is shown. Redirects to the results when the backend refuses the journey. */
export function Roadmap({ query, code }: RoadmapProps) {
  const host = useHost();
  const t = useTranslate('trip-planner-journeys');
  const tRoadmap = useTranslate('trip-planner-roadmap');
  const live = useLiveJourney(code);
  const { journey, problem } = live;
  const links = useRoadmapLinks({ query, code }, journey);
  const problemWords = useProblemWords();
  const isRefused = problem?.kind === 'refused';
  useRoadmapMap(links.trip, journey);

  // Redirect once: this screen may render again before the results are shown.
  const hasRedirected = useRef(false);
  useEffect(() => {
    if (!isRefused || hasRedirected.current) return;
    hasRedirected.current = true;
    host.toasts.show({ type: 'warning', message: tRoadmap('unavailable') });
    host.navigation.replace({ name: 'trip-planner-results', query });
  }, [host, query, isRefused, tRoadmap]);

  return (
    <article className={cx(page.page, sheet.sheet)}>
      <BackLink fallback={links.parent} />
      {!journey && (
        <h1>
          <VisuallyHidden>{t('title.trip-planner-roadmap-journeyId')}</VisuallyHidden>
        </h1>
      )}
      {journey && <RoadmapContent journey={journey} live={live} links={links} />}
      {!journey && !problem && <RoadmapSkeleton />}
      {problem && !isRefused && (
        <Notice
          tone="error"
          title={problemWords(problem).title}
          action={<Button onClick={live.load}>{t('retry')}</Button>}
        >
          {problemWords(problem).text}
        </Notice>
      )}
    </article>
  );
}
