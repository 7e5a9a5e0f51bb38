import { useTranslate } from '@halte/i18n';
import { useHost } from '@halte/ui/host';
import { placeMarks } from '../../roadmap/placeMarks.ts';
import type { StationRef } from '../../roadmap/sharingStation.ts';
import type { PlaceStep, Step } from '../../roadmap/steps.ts';
import { MoveItem, WaitItem } from './MoveItem.tsx';
import { PlaceItem } from './PlaceItem.tsx';
import { RideItem } from './RideItem.tsx';
import { SeatedItem } from './SeatedItem.tsx';
import css from './Timeline.module.css';
import { TransferItem } from './TransferItem.tsx';

interface TimelineProps {
  readonly steps: readonly Step[];
  /** Sharing stations at the start and the end. */
  readonly stations: { readonly first: StationRef | null; readonly last: StationRef | null };
  readonly isPartlyLive: boolean;
}

/** The steps of the journey along a line in the colours of its rides. */
export function Timeline({ steps, stations, isPartlyLive }: TimelineProps) {
  const host = useHost();
  const t = useTranslate('trip-planner-journeys');

  const marks = placeMarks(steps, host.tenant.timeZone);

  function stationOf(place: PlaceStep): StationRef | null {
    if (place === steps[0]) return stations.first;
    return place === steps.at(-1) ? stations.last : null;
  }

  function item(step: Step) {
    switch (step.kind) {
      case 'place':
        return <PlaceItem key={step.key} step={step} mark={marks.get(step)} station={stationOf(step)} />;
      case 'ride':
        return <RideItem key={step.key} step={step} zone={host.tenant.timeZone} isPartlyLive={isPartlyLive} />;
      case 'transfer':
        return <TransferItem key={step.key} step={step} />;
      case 'seated':
        return <SeatedItem key={step.key} step={step} />;
      case 'wait':
        return <WaitItem key={step.key} step={step} />;
      default:
        return <MoveItem key={step.key} step={step} />;
    }
  }

  return (
    <ol className={css.timeline} aria-label={t('roadmap.steps')}>
      {steps.map(item)}
    </ol>
  );
}
