import { formatList, formatTime, useLocale, useTranslate } from '@halte/i18n';
import { Icon, VisuallyHidden } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { ChevronDownIcon } from '@halte/ui/icons';
import { useId, useState } from 'react';
import { useTripPlanner } from '../../state/TripPlannerProvider.tsx';
import { useIsOneSelected } from '../../state/useSearchResults.ts';
import type { Difference } from '../../trip/difference.ts';
import type { FoldedJourney } from '../../trip/folding.ts';
import { directionOf } from '../../trip/model.ts';
import css from './FoldedRow.module.css';
import { ListedJourney } from './ListedJourney.tsx';
import { RepeatedJourney } from './RepeatedJourney.tsx';
import { useResultsScreen } from './ResultsContext.ts';

/** Number of times on the button. */
const SHOWN_TIMES = 2;

export interface FoldedRowProps {
  row: FoldedJourney;
  difference: Difference | undefined;
  /** Whether it is the first row of the list. */
  isFirst: boolean;
}

/** The list items of a journey and, where it is unfolded, of those that repeat it. A repeat that is selected is never folded away. */
export function FoldedRow({ row: { head, repeats }, difference, isFirst }: FoldedRowProps) {
  const t = useTranslate('trip-planner-journeys');
  const locale = useLocale();
  const { timeZone: zone } = useHost().tenant;
  const { searches } = useTripPlanner();
  const direction = directionOf(useResultsScreen().mode);
  const isOneSelected = useIsOneSelected(direction, repeats);
  const [isToggled, setToggled] = useState(false);
  const isOpen = isToggled || isOneSelected;
  const listId = useId();

  function toggle(): void {
    setToggled(!isOpen);
    if (isOpen && isOneSelected) searches.select(direction, head.id);
  }

  const times = repeats.slice(0, SHOWN_TIMES).map(({ departureDateTime }) => formatTime(departureDateTime, zone));
  const [next = '', ...others] = times;
  const more = others.map((time) => ` · ${time}`).join('') + (repeats.length > SHOWN_TIMES ? ' …' : '');
  return (
    <>
      <li className={css.item} data-journey={head.id}>
        <ListedJourney journey={head} difference={difference} isFirst={isFirst}>
          {repeats.length > 0 && (
            <button type="button" className={css.then} aria-expanded={isOpen} aria-controls={listId} onClick={toggle}>
              {!isOpen && <VisuallyHidden>{t('fold.then', { times: formatList(times, locale) })}</VisuallyHidden>}
              <span className={css.times} data-may-cut aria-hidden={!isOpen || undefined}>
                <span>{isOpen ? t('fold.less') : t('fold.then', { times: next })}</span>
                {!isOpen && more !== '' && <span>{more}</span>}
              </span>
              <Icon of={ChevronDownIcon} />
            </button>
          )}
        </ListedJourney>
      </li>
      {isOpen &&
        repeats.map((journey, index) => (
          <li key={journey.id} id={index === 0 ? listId : undefined} className={css.item} data-journey={journey.id}>
            <RepeatedJourney journey={journey} />
          </li>
        ))}
    </>
  );
}
