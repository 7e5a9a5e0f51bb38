import { useTranslate } from '@halte/i18n';
import { Icon } from '@halte/ui';
import { ChevronLeftIcon, ChevronRightIcon } from '@halte/ui/icons';
import type { Journey } from '../../trip/search.ts';
import css from './JourneyTicks.module.css';
import type { Neighbours } from './neighbours.ts';

interface JourneyTicksProps {
  /** Null where there are no others. */
  neighbours: Neighbours | null;
  /** Which way of a round trip it is; null for a simple trip. */
  direction: string | null;
  onShow: (journey: Journey | null) => void;
}

/** Which of the journeys is shown, and a button to each side: a swipe must not be the only way. */
export function JourneyTicks({ neighbours, direction, onShow }: JourneyTicksProps) {
  const t = useTranslate('trip-planner-journeys');
  return (
    <div className={css.row}>
      {neighbours && (
        <button
          type="button"
          aria-label={t('preview.previous')}
          aria-disabled={neighbours.previous === null}
          onClick={() => onShow(neighbours.previous)}
        >
          <Icon of={ChevronLeftIcon} />
        </button>
      )}
      <span className={css.shown} aria-hidden="true">
        {direction}
        <span className={css.ticks}>
          {Array.from({ length: neighbours?.count ?? 0 }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a tick is nothing but its place
            <i key={at} data-current={at === neighbours?.index || undefined} />
          ))}
        </span>
      </span>
      {neighbours && (
        <button
          type="button"
          aria-label={t('preview.next')}
          aria-disabled={neighbours.next === null}
          onClick={() => onShow(neighbours.next)}
        >
          <Icon of={ChevronRightIcon} />
        </button>
      )}
    </div>
  );
}
