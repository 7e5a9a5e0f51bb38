import { useTranslate } from '@halte/i18n';
import { cx, useIncrementalCount, VisuallyHidden } from '@halte/ui';
import { useEffect, useEffectEvent, useId, useMemo } from 'react';
import { type Difference, differencesIn } from '../../trip/difference.ts';
import { type FoldedGroup, firstRows, foldedGroups } from '../../trip/folding.ts';
import { firstJourneyId, type JourneyGroup } from '../../trip/search.ts';
import { FoldedRow } from './FoldedRow.tsx';
import css from './JourneyGroups.module.css';
import { useResultsScreen } from './ResultsContext.ts';
import { useMapSelection } from './useMapSelection.ts';
import { useRestoreCardFocus } from './useRestoreCardFocus.ts';

/** An upper estimate of the height of a row, in rem: a page that grows with each row would be repainted each time. */
const ROW_HEIGHT_REM = 6;

interface GroupProps {
  group: FoldedGroup;
  isFirst: boolean;
  firstId: string | null;
  differences: ReadonlyMap<string, Difference>;
}

/** The heading of the first group is only read out: the rows below it need no word. */
function Group({ group, isFirst, firstId, differences }: GroupProps) {
  const t = useTranslate('trip-planner-journeys');
  const headingId = useId();
  const title = t(`group.${group.key}`);
  return (
    <section className={css.group} aria-labelledby={headingId}>
      <h2 id={headingId} className={cx(!isFirst && css.heading)}>
        {isFirst ? <VisuallyHidden>{title}</VisuallyHidden> : title}
      </h2>
      <ul>
        {group.rows.map((row) => (
          <FoldedRow
            key={row.head.id}
            row={row}
            difference={differences.get(row.head.id)}
            isFirst={row.head.id === firstId}
          />
        ))}
      </ul>
    </section>
  );
}

interface JourneyGroupsProps {
  groups: readonly JourneyGroup[];
  /** Called when all rows are rendered. */
  onListed: () => void;
}

/** The journeys in their groups, e.g. public transport and walking. */
export function JourneyGroups({ groups, onListed }: JourneyGroupsProps) {
  const list = useMapSelection(groups);
  const all = useMemo(() => foldedGroups(groups), [groups]);
  const { searchedTrip, time } = useResultsScreen();
  const since = searchedTrip.dateChoice === 'DEPARTURE' ? time : null;
  const differences = useMemo(() => differencesIn(all, since), [all, since]);
  const total = all.reduce((sum, { rows }) => sum + rows.length, 0);
  const shown = useIncrementalCount(total);
  const isListed = shown === total;
  const rememberOpened = useRestoreCardFocus(list);
  const notifyListed = useEffectEvent(onListed);
  const firstId = firstJourneyId(groups);

  useEffect(() => {
    if (isListed) notifyListed();
  }, [isListed]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handler is for the links inside, which are focusable
    // biome-ignore lint/a11y/useKeyWithClickEvents: the Enter key on a link fires a click event
    <div
      ref={list}
      onClick={rememberOpened}
      style={isListed ? undefined : { minBlockSize: `${total * ROW_HEIGHT_REM}rem` }}
      aria-busy={!isListed || undefined}
    >
      {firstRows(all, shown).map((group, index) => (
        <Group key={group.key} group={group} isFirst={index === 0} firstId={firstId} differences={differences} />
      ))}
    </div>
  );
}
