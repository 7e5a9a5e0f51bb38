import { useTranslate } from '@halte/i18n';
import { Icon } from '@halte/ui';
import { ChevronLeftIcon, ChevronRightIcon } from '@halte/ui/icons';
import type { Neighbours } from '../../trip/neighbours.ts';
import type { Journey } from '../../trip/search.ts';
import css from './JourneyTicks.module.css';

interface JourneyTicksProps {
  neighbours: Neighbours;
  onShow: (journey: Journey | null) => void;
}

/** Which of the journeys is shown, and a button to each side: a swipe must not be the only way. */
export function JourneyTicks({ neighbours: { index, count, previous, next }, onShow }: JourneyTicksProps) {
  const t = useTranslate('trip-planner-journeys');
  return (
    <div className={css.row}>
      <button
        type="button"
        aria-label={t('preview.previous')}
        aria-disabled={previous === null}
        onClick={() => onShow(previous)}
      >
        <Icon of={ChevronLeftIcon} />
      </button>
      <span className={css.ticks} aria-hidden="true">
        {Array.from({ length: count }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tick is nothing but its place
          <i key={at} data-current={at === index || undefined} />
        ))}
      </span>
      <button type="button" aria-label={t('preview.next')} aria-disabled={next === null} onClick={() => onShow(next)}>
        <Icon of={ChevronRightIcon} />
      </button>
    </div>
  );
}
