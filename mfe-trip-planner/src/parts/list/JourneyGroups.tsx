import { useTranslate } from '@halte/i18n';
import { useEffect, useEffectEvent, useId } from 'react';
import { firstJourneyId, firstOf, type JourneyGroup } from '../../trip/search.ts';
import css from './JourneyGroups.module.css';
import { ListCard } from './ListCard.tsx';
import { PreviewLink } from './PreviewLink.tsx';
import { useIncrementalCount } from './useIncrementalCount.ts';
import { useMapSelection } from './useMapSelection.ts';
import { useRestoreCardFocus } from './useRestoreCardFocus.ts';

/** An upper estimate of the height of a card and its gap, in rem: a page that grows with each card would be repainted each time. */
const CARD_HEIGHT_REM = 9.5;

interface GroupProps {
  group: JourneyGroup;
  firstId: string | null;
}

function Group({ group, firstId }: GroupProps) {
  const t = useTranslate('trip-planner-journeys');
  const headingId = useId();
  return (
    <section className={css.group} aria-labelledby={headingId}>
      <h2 id={headingId} className={css.heading}>
        {t(`group.${group.key}`)}
      </h2>
      <ul className={css.list}>
        {group.journeys.map((journey) => (
          <li key={journey.id} className={css.item}>
            <ListCard journey={journey} isFirst={journey.id === firstId} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface JourneyGroupsProps {
  groups: readonly JourneyGroup[];
  /** Called when all cards are rendered. */
  onListed: () => void;
}

/** The journeys in their groups, e.g. public transport and walking. */
export function JourneyGroups({ groups, onListed }: JourneyGroupsProps) {
  const list = useMapSelection(groups);
  const total = groups.reduce((sum, { journeys }) => sum + journeys.length, 0);
  const shown = useIncrementalCount(total);
  const isListed = shown === total;
  const rememberOpened = useRestoreCardFocus(list, shown);
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
      className={css.groups}
      style={isListed ? undefined : { minBlockSize: `${total * CARD_HEIGHT_REM}rem` }}
      aria-busy={!isListed || undefined}
    >
      {firstOf(groups, shown).map((group) => (
        <Group key={group.key} group={group} firstId={firstId} />
      ))}
      {isListed && <PreviewLink groups={groups} />}
    </div>
  );
}
