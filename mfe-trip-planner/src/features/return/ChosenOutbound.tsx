import { type Instant, useTranslate } from '@halte/i18n';
import { Anchor } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { VIEW_MODE } from '../../trip/model.ts';
import { toList } from '../../trip/routeTargets.ts';
import type { Journey } from '../../trip/search.ts';
import { useResultsScreen } from '../results/ResultsContext.ts';
import { WayRow } from '../summary/WayRow.tsx';
import css from './ChosenOutbound.module.css';

interface ChosenOutboundProps {
  outbound: Journey;
  /** Time of the search for the return. */
  time: Instant;
}

/** The outbound journey as one row, with a link to the others. */
export function ChosenOutbound({ outbound, time }: ChosenOutboundProps) {
  const t = useTranslate('trip-planner-journeys');
  const { navigation } = useHost();
  const { query } = useResultsScreen();
  return (
    <section className={css.chosen} aria-label={t('returns.chosen')}>
      <WayRow direction="out" journey={outbound} time={time}>
        <Anchor
          className={css.change}
          variant="quiet"
          aria-label={t('direction.out.change')}
          href={navigation.href(toList(VIEW_MODE.full, query))}
        >
          {t('direction.change')}
        </Anchor>
      </WayRow>
    </section>
  );
}
