import type { HostServices, Query } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { useEffect, useEffectEvent, useId } from 'react';
import type { ViewMode } from '../../trip/model.ts';
import { firstOf, type JourneyGroup } from '../../trip/search.ts';
import css from './JourneyGroups.module.css';
import { ListCard } from './ListCard.tsx';
import { PreviewLink } from './PreviewLink.tsx';
import { useIncrementalCount } from './useIncrementalCount.ts';
import { useMapSelection } from './useMapSelection.ts';
import { useRestoreCardFocus } from './useRestoreCardFocus.ts';

/** Of a card with the gap after it, in rem and rather more than less: a page that grows with each of them would be painted whole each time. */
const HEIGHT = 9.5;

interface Shown {
  host: HostServices;
  query: Query;
  mode: ViewMode;
}

function Group({ group, ...shown }: Shown & { group: JourneyGroup }) {
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
            <ListCard journey={journey} {...shown} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface JourneyGroupsProps extends Shown {
  groups: readonly JourneyGroup[];
  /** All of them are there now. */
  onListed: () => void;
}

/** The journeys, by what speaks for them. */
export function JourneyGroups({ groups, onListed, ...rest }: JourneyGroupsProps) {
  const list = useMapSelection(groups, rest.host.tenant.timeZone);
  const total = groups.reduce((sum, { journeys }) => sum + journeys.length, 0);
  const shown = useIncrementalCount(total);
  const isListed = shown === total;
  const noteOpened = useRestoreCardFocus(list, shown);
  const tellListed = useEffectEvent(onListed);

  useEffect(() => {
    if (isListed) tellListed();
  }, [isListed]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links within are heard, whatever they are pressed with
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key that follows a link is a click as well
    <div
      ref={list}
      onClick={noteOpened}
      className={css.groups}
      style={isListed ? undefined : { minBlockSize: `${total * HEIGHT}rem` }}
      aria-busy={!isListed || undefined}
    >
      {firstOf(groups, shown).map((group) => (
        <Group key={group.key} group={group} {...rest} />
      ))}
      {isListed && <PreviewLink groups={groups} {...rest} />}
    </div>
  );
}
