import { useTranslate } from '@halte/i18n';
import { useHost } from '@halte/ui/host';
import { useLayoutEffect } from 'react';
import { type NamedTrip, tripName } from '../../trip/tripName.ts';

/** Names the page by its trip while the calling component is mounted: in the title of the document, in the history and when it is shared. */
export function usePageTitle(trip: NamedTrip): void {
  const { setTitle, tenant } = useHost();
  const t = useTranslate('trip-planner');
  const tPlaces = useTranslate('places');
  const title = tripName(trip, { t, tPlaces, zone: tenant.timeZone });
  useLayoutEffect(() => {
    setTitle?.(title);
    return () => setTitle?.(null);
  }, [setTitle, title]);
}
