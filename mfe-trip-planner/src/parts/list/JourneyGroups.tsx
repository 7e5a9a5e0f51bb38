import type { HostServices } from '@halte/contract';
import { type Instant, useTranslate } from '@halte/i18n';
import { Anchor } from '@halte/ui';
import { MapIcon } from '@halte/ui/icons';
import { useId } from 'react';
import { foundStore } from '../../trip/foundStore.ts';
import type { JourneyGroup } from '../../trip/search.ts';
import { JourneyCard } from '../journey/JourneyCard.tsx';
import css from './JourneyGroups.module.css';

interface Shown {
  host: HostServices;
  now: Instant;
  selectedId: string | null;
  hrefOf: (journeyId: string) => string;
}

function Group({ host, group, now, selectedId, hrefOf }: Shown & { group: JourneyGroup }) {
  const t = useTranslate('trip-planner-journeys');
  const headingId = useId();
  return (
    <section className={css.group} aria-labelledby={headingId}>
      <h2 id={headingId} className={css.heading}>
        {t(`group.${group.key}`)}
      </h2>
      <ul className={css.list}>
        {group.journeys.map((journey) => (
          <li key={journey.id}>
            <JourneyCard
              journey={journey}
              zone={host.tenant.timeZone}
              now={now}
              href={hrefOf(journey.journeySummaryCode)}
              isSelected={journey.id === selectedId}
              onLook={() => foundStore.selectJourney(journey.id)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The journeys, by what speaks for them. */
export function JourneyGroups({
  groups,
  previewHref,
  ...shown
}: Shown & { groups: readonly JourneyGroup[]; previewHref: string }) {
  const t = useTranslate('trip-planner-journeys');
  return (
    <div className={css.groups}>
      {groups.map((group) => (
        <Group key={group.key} group={group} {...shown} />
      ))}
      <Anchor className={css.preview} variant="secondary" icon={<MapIcon aria-hidden="true" />} href={previewHref}>
        {t('results.preview')}
      </Anchor>
    </div>
  );
}
