import { useProblemWords } from '@halte/api/words';
import type { Query } from '@halte/contract';
import { type Instant, useTranslate } from '@halte/i18n';
import { Button, cx, Notice } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { useEffect, useMemo, useRef, useState } from 'react';
import paper from '../../screen/Paper.module.css';
import { usePageTitle } from '../../screen/usePageTitle.ts';
import { useTripPlanner } from '../../state/TripPlannerProvider.tsx';
import { useNow } from '../../state/useNow.ts';
import { useFoundGroups } from '../../state/useSearchResults.ts';
import { useTripOfAddress } from '../../state/useTripOfAddress.ts';
import type { DetailedJourney } from '../../trip/detailedJourney.ts';
import { tripTextOf } from '../../trip/formQuery.ts';
import { journeyOfCode } from '../../trip/search.ts';
import { TicketLink } from '../ticket/TicketLink.tsx';
import { ChangedTimes } from './ChangedTimes.tsx';
import { ChooseWay } from './ChooseWay.tsx';
import { DataSource } from './DataSource.tsx';
import { FoundSummary } from './FoundSummary.tsx';
import { useLaterRides } from './live/useLaterRides.ts';
import { type LiveJourney, useLiveJourney } from './live/useLiveJourney.ts';
import { PrintHead } from './PrintHead.tsx';
import { RoadmapHead } from './RoadmapHead.tsx';
import { RoadmapSkeleton } from './RoadmapSkeleton.tsx';
import { type JourneyState, journeyState } from './rules/journeyState.ts';
import { namedByJourney } from './rules/namedByJourney.ts';
import type { Phase } from './rules/phases.ts';
import { stationsAt } from './rules/sharingStation.ts';
import { type Step, stepsOf } from './rules/steps.ts';
import sheet from './Sheet.module.css';
import { StateNotice } from './StateNotice.tsx';
import { Summary } from './Summary.tsx';
import { StepPhases } from './timeline/stepPhase.ts';
import { Timeline } from './timeline/Timeline.tsx';
import { type RoadmapLinks, useRoadmapLinks } from './timeline/useRoadmapLinks.ts';
import { useAnnounceChanges } from './useAnnounceChanges.ts';
import { useOpenedAt } from './useOpenedAt.ts';
import { usePrinting } from './usePrinting.ts';
import { useRoadmapMap } from './useRoadmapMap.ts';
import { type UnderWay, useUnderWay } from './useUnderWay.ts';

export { loadRoadmapMessages as loadTexts } from './loadRoadmapMessages.ts';

const NO_PHASES: ReadonlyMap<Step, Phase> = new Map();
const NO_STATIONS = { first: null, last: null };

interface RoadmapContentProps {
  readonly journey: DetailedJourney;
  readonly state: JourneyState;
  readonly live: LiveJourney;
  readonly links: RoadmapLinks;
  /** It was chosen among the results. */
  readonly isChosen: boolean;
  readonly address: { readonly code: string; readonly query: Query; readonly openedAt: Instant };
  readonly underWay: UnderWay;
}

function RoadmapContent({ journey, state, live, links, isChosen, address, underWay }: RoadmapContentProps) {
  const { part, along } = underWay;
  const host = useHost();
  const now = useNow();
  const zone = host.tenant.timeZone;
  const steps = useMemo(() => stepsOf(journey), [journey]);
  const later = useLaterRides(journey);
  const isPending = state.kind === 'upcoming' || state.kind === 'underWay';
  const phases = useMemo(() => part?.phasesOf(steps, state, along) ?? NO_PHASES, [part, steps, state, along]);
  // Current availability means nothing for a journey on another day.
  const stations = live.isCurrent ? stationsAt(links.trip, journey) : NO_STATIONS;
  useAnnounceChanges(journey, zone);

  return (
    <>
      <Summary
        journey={journey}
        state={
          <>
            {part && live.isCurrent && <part.NowCard {...{ journey, state, now, along }} {...address} />}
            <StateNotice state={state} links={links} />
          </>
        }
        ticket={isPending && <TicketLink trip={{ outbound: journey, back: null, fare: journey.fare }} />}
        source={<DataSource live={live} zone={zone} />}
      />
      {journey.changedTimes && state.kind !== 'expired' && <ChangedTimes />}
      <StepPhases value={phases}>
        <Timeline journey={journey} steps={steps} stations={stations} later={later} links={links} isChosen={isChosen} />
      </StepPhases>
    </>
  );
}

interface RoadmapProps {
  readonly query: Query;
  readonly code: string;
}

/** The roadmap of one journey, updated while it is shown. Where the backend refuses the journey, the results follow and say so. */
export function Roadmap({ query, code }: RoadmapProps) {
  const host = useHost();
  const now = useNow();
  const openedAt = useOpenedAt(code);
  const t = useTranslate('trip-planner-journeys');
  const { searches } = useTripPlanner();
  const live = useLiveJourney(code);
  const { journey, problem, isExpired } = live;
  const printing = usePrinting(journey !== null || problem !== null);
  const links = useRoadmapLinks({ query, code }, journey);
  const found = journeyOfCode(useFoundGroups(), code);
  const [isChosen] = useState(found !== null);
  const isRefused = problem?.kind === 'refused';
  const words = useProblemWords(isRefused ? null : problem);
  const isLoaded = journey !== null;
  const underWay = useUnderWay(code, now);
  const state = journey && journeyState(journey, { now: underWay.along, openedAt, isExpired });
  // A search of this visit has the traveller's own names.
  const named = journey && !isChosen ? namedByJourney(links.trip, journey) : links.trip;
  const { departurePlace: from, arrivalPlace: to } = named;
  const summary = journey ?? found;
  // Not in the direction of the journey: A stays where the trip sets out.
  useRoadmapMap(useTripOfAddress(query), journey, found);
  usePageTitle({ from, to, time: summary?.departureDateTime ?? null });

  // Redirect once: this screen may render again before the results are shown.
  const hasRedirected = useRef(false);
  useEffect(() => {
    if (!isRefused || hasRedirected.current) return;
    hasRedirected.current = true;
    searches.leadTo(tripTextOf(query));
    host.navigation.replace({ name: 'trip-planner-results', query });
  }, [host, query, isRefused, searches]);

  useEffect(() => {
    if (isLoaded) searches.leadTo(null);
  }, [isLoaded, searches]);

  return (
    <article className={cx(sheet.sheet, paper.paper)}>
      <RoadmapHead
        links={links}
        named={named}
        journey={journey}
        summary={summary}
        state={state}
        onPrint={printing.print}
      />
      <PrintHead now={now} Code={printing.Code} />
      {journey && state && (
        <RoadmapContent {...{ journey, state, live, links, isChosen, underWay }} address={{ code, query, openedAt }} />
      )}
      {!journey && found && !isRefused && <FoundSummary journey={found} isOutdated={problem !== null} />}
      {!journey && !problem && <RoadmapSkeleton isFound={found !== null} />}
      {words && (
        <Notice
          className={sheet.problem}
          tone={words.tone}
          title={words.title}
          action={<Button onClick={live.load}>{t('retry')}</Button>}
        >
          {words.text}
        </Notice>
      )}
      {summary && <ChooseWay journey={summary} choice={links.choice} />}
    </article>
  );
}
