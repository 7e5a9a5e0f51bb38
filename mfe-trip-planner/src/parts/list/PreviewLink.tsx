import type { HostServices, Query } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { Anchor, Icon } from '@halte/ui';
import { MapIcon } from '@halte/ui/icons';
import { directionOf, type ViewMode } from '../../trip/model.ts';
import { toPreview } from '../../trip/routeTargets.ts';
import { findJourney, type JourneyGroup } from '../../trip/search.ts';
import { useSelectedId } from '../useSelected.ts';
import css from './JourneyGroups.module.css';

export interface PreviewLinkProps {
  host: HostServices;
  query: Query;
  mode: ViewMode;
  groups: readonly JourneyGroup[];
}

/** To the selected journey on the map. */
export function PreviewLink({ host, query, mode, groups }: PreviewLinkProps) {
  const t = useTranslate('trip-planner-journeys');
  const selected = findJourney(groups, useSelectedId(directionOf(mode)))?.journeySummaryCode ?? '';
  return (
    <Anchor
      className={css.preview}
      variant="secondary"
      icon={<Icon of={MapIcon} />}
      href={host.navigation.href(toPreview(mode, query, selected))}
    >
      {t('results.preview')}
    </Anchor>
  );
}
