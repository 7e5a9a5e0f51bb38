import type { ViewProps } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { useIsHydrated, VisuallyHidden } from '@halte/ui';
import { useMemo } from 'react';
import { filterOfQuery } from '../../around/kinds.ts';
import { AroundContent } from './AroundContent.tsx';
import { AroundField } from './AroundField.tsx';
import { useAround } from './useAround.ts';

/** The part of the address that the markup of the page leaves out. */
const AT_FIRST = { around: 'map', place: null, filter: filterOfQuery({}) } as const;

/** The next departures around a place, the traveller, or the middle of the map. */
export function View({ query }: ViewProps) {
  const t = useTranslate('proximity');
  const isHydrated = useIsHydrated();
  const requested = useAround(query);
  const around = useMemo(() => (isHydrated ? requested : { ...requested, ...AT_FIRST }), [isHydrated, requested]);
  return (
    <div data-sheet="half" data-sheet-top="fixed">
      <VisuallyHidden>
        <h1>{t('title.proximity')}</h1>
      </VisuallyHidden>
      <AroundField around={around} />
      <AroundContent around={around} requested={requested} />
    </div>
  );
}
