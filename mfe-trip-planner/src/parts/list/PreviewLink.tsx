import { useTranslate } from '@halte/i18n';
import { Anchor, Icon } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { MapIcon } from '@halte/ui/icons';
import { useSelectedId } from '../../state/useSearchResults.ts';
import { directionOf } from '../../trip/model.ts';
import { toPreview } from '../../trip/routeTargets.ts';
import { findJourney, type JourneyGroup } from '../../trip/search.ts';
import css from './JourneyGroups.module.css';
import { useResultsScreen } from './ResultsContext.ts';

/** The link to the selected journey on the map. */
export function PreviewLink({ groups }: { groups: readonly JourneyGroup[] }) {
  const t = useTranslate('trip-planner-journeys');
  const { navigation } = useHost();
  const { query, mode } = useResultsScreen();
  const selectedId = useSelectedId(directionOf(mode), groups);
  const code = findJourney(groups, selectedId)?.journeySummaryCode ?? '';
  return (
    <Anchor
      className={css.preview}
      variant="secondary"
      icon={<Icon of={MapIcon} />}
      href={navigation.href(toPreview(mode, query, code))}
    >
      {t('results.preview')}
    </Anchor>
  );
}
