import { useTranslate } from '@halte/i18n';
import { cx } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import type { DetailedJourney, Ride } from '../../../trip/detailedJourney.ts';
import type { LaterRides } from '../rules/laterRides.ts';
import { placeMarks } from '../rules/placeMarks.ts';
import type { StationRef } from '../rules/sharingStation.ts';
import type { PlaceStep, RideStep, Step } from '../rules/steps.ts';
import { BrokenRide } from './BrokenRide.tsx';
import { MoveItem, WaitItem } from './MoveItem.tsx';
import phases from './Phases.module.css';
import { PlaceItem } from './PlaceItem.tsx';
import { RideItem } from './RideItem.tsx';
import { SeatedItem } from './SeatedItem.tsx';
import css from './Timeline.module.css';
import { TransferItem } from './TransferItem.tsx';
import unfolding from './Unfolding.module.css';
import type { RoadmapLinks } from './useRoadmapLinks.ts';

export interface TimelineProps {
  readonly journey: DetailedJourney;
  readonly steps: readonly Step[];
  /** Sharing stations at the start and the end. */
  readonly stations: { readonly first: StationRef | null; readonly last: StationRef | null };
  readonly later: LaterRides;
  readonly links: RoadmapLinks;
  /** It was chosen among the results, where its times stood already: its steps unfold below them. */
  readonly isChosen: boolean;
}

/** The steps of the journey along a line in the colours of its rides. What comes after a ride that cannot be made turns grey. */
export function Timeline({ journey, steps, stations, later, links, isChosen }: TimelineProps) {
  const host = useHost();
  const t = useTranslate('trip-planner-journeys');
  const zone = host.tenant.timeZone;
  const marks = placeMarks(steps, zone);
  const rides = journey.sections.flatMap(({ ride }) => ride ?? []);
  const brokenRide = journey.sections.find(({ ride, holds }) => ride && !holds)?.ride ?? null;
  const brokenAt = steps.findIndex((step) => step.kind === 'ride' && step.ride === brokenRide);
  const rideAfter = (index: number) => steps.slice(index).find((step): step is RideStep => step.kind === 'ride');
  const laterThan = (ride: Ride) => later[rides.indexOf(ride)] ?? [];

  function stationOf(place: PlaceStep): StationRef | null {
    if (place === steps[0]) return stations.first;
    return place === steps.at(-1) ? stations.last : null;
  }

  function item(step: Step, index: number) {
    // The stop where the broken ride is boarded is the step before it.
    const isDim = brokenAt !== -1 && index >= brokenAt - 1;
    switch (step.kind) {
      case 'place':
        return (
          <PlaceItem
            key={step.key}
            journey={journey}
            step={step}
            mark={marks.get(step)}
            station={stationOf(step)}
            isLast={step === steps.at(-1)}
            isDim={isDim}
          />
        );
      case 'ride':
        return (
          <RideItem
            key={step.key}
            step={step}
            journey={journey}
            later={laterThan(step.ride)}
            toOther={links.toOther}
            isDim={isDim}
          />
        );
      case 'transfer': {
        const next = rideAfter(index);
        return next && next.ride === brokenRide ? (
          <BrokenRide key={step.key} journey={journey} transfer={step} later={laterThan(next.ride)} links={links} />
        ) : (
          <TransferItem key={step.key} step={step} journeyId={journey.journeySummaryCode} isDim={isDim} />
        );
      }
      case 'seated':
        return <SeatedItem key={step.key} step={step} />;
      case 'wait':
        return <WaitItem key={step.key} step={step} />;
      default:
        return <MoveItem key={step.key} step={step} journeyId={journey.journeySummaryCode} isDim={isDim} />;
    }
  }

  // No change leads to the first ride: what is known of it stands above the steps.
  const isFirst = brokenRide !== null && brokenRide === rides[0];
  return (
    <ol className={cx(css.timeline, phases.phases, isChosen && unfolding.unfolding)} aria-label={t('roadmap.steps')}>
      {isFirst && <BrokenRide journey={journey} transfer={null} later={laterThan(brokenRide)} links={links} />}
      {steps.map(item)}
    </ol>
  );
}
