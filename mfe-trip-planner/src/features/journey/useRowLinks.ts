import type { Query } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { useHost } from '@halte/ui/host';
import { VIEW_MODE, type ViewMode } from '../../trip/model.ts';
import { nextTarget, toRoadmap, VIEW_MODE_KEY } from '../../trip/routeTargets.ts';
import type { JourneyRowProps } from './JourneyRow.tsx';

/** Where the row of a journey leads. In a round trip it chooses the journey, and has a link to its roadmap besides. */
export function useRowLinks(
  mode: ViewMode,
  query: Query,
  code: string,
): Pick<JourneyRowProps, 'href' | 'purpose' | 'roadmap'> {
  const { href } = useHost().navigation;
  const t = useTranslate('trip-planner-journeys');
  const next = href(nextTarget(mode, query, code));
  if (mode === VIEW_MODE.simple) return { href: next };
  return { href: next, purpose: t(`row.choose.${VIEW_MODE_KEY[mode]}`), roadmap: href(toRoadmap(query, code)) };
}
