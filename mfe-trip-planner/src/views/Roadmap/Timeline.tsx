import { useTranslate } from '@halte/i18n';
import type { Step } from '../../trip/roadmap.ts';
import { MoveItem, PauseItem } from './MoveItem.tsx';
import { PlaceItem } from './PlaceItem.tsx';
import { RideItem } from './RideItem.tsx';
import css from './Timeline.module.css';

function Item({ step, zone }: { step: Step; zone: string }) {
  switch (step.kind) {
    case 'place':
      return <PlaceItem step={step} zone={zone} />;
    case 'ride':
      return <RideItem step={step} zone={zone} />;
    case 'wait':
    case 'change':
      return <PauseItem step={step} />;
    default:
      return <MoveItem step={step} />;
  }
}

/** From the first step out of the door to the last: one thread, in the colour of the line that is taken. */
export function Timeline({ steps, zone }: { steps: readonly Step[]; zone: string }) {
  const t = useTranslate('trip-planner');
  return (
    <ol className={css.timeline} aria-label={t('roadmap.steps')}>
      {steps.map((step) => (
        <Item key={step.key} step={step} zone={zone} />
      ))}
    </ol>
  );
}
