import { useTranslate } from '@halte/i18n';
import { usePageName } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { type NamedTrip, tripName } from './tripName.ts';

/** Names the page by its trip while the calling component is mounted: in the title of the document, in the history and when it is shared. */
export function usePageTitle(trip: NamedTrip): void {
  const host = useHost();
  const t = useTranslate('trip-planner');
  const tPlaces = useTranslate('places');
  const title = tripName(trip, { t, tPlaces, zone: host.tenant.timeZone });
  usePageName(host, title);
}
