import { useHost } from '@halte/ui/host';
import { useEffect } from 'react';
import { useTripPlanner } from '../../state/TripPlannerProvider.tsx';
import { describesTrip, queryOfForm, tripTextOf } from '../../trip/formQuery.ts';
import { pickedRole } from '../picking/pickingRoute.ts';

/**
 * Writes the trip in the form into the form's own address, in place of the history entry, so that a reload and the browser's "back" restore
 * it. An address stays as it was written until the traveller changes something.
 */
export function useFormInAddress(): void {
  const { navigation, tenant } = useHost();
  const { trips } = useTripPlanner();
  useEffect(() => {
    function write(): void {
      const { name, query } = navigation.current.get();
      const isForm = (name === 'index' || name === 'trip-planner') && pickedRole(query) === null;
      if (!isForm) return;
      const formQuery = queryOfForm(trips.written(), tenant.timeZone);
      const address = tripTextOf(formQuery);
      trips.markSaved(address);
      if (address === tripTextOf(query)) return;
      const { redirect } = query;
      navigation.replace({ name, query: { ...(redirect === undefined ? {} : { redirect }), ...formQuery } });
    }
    if (trips.isUnsaved() || !describesTrip(navigation.current.get().query)) write();
    return trips.onEdit(write);
  }, [navigation, tenant, trips]);
}
