import type { HostServices } from '@halte/contract';
import { useEffect } from 'react';
import { pickedRole } from '../../picking/pickingRoute.ts';
import { describesTrip, queryOfForm, tripTextOf } from '../../trip/formQuery.ts';
import { tripStore } from '../../trip/store.ts';

/**
 * Writes what stands in the form into its own address, in place of the history entry: a reload and the browser's "back" come to what was
 * chosen, not to what the address said when it was opened. An address that nobody has changed anything of stays as it was written.
 */
export function useFormInAddress({ navigation, tenant }: HostServices): void {
  useEffect(() => {
    function write(): void {
      const { name, query } = navigation.current.get();
      const isForm = (name === 'index' || name === 'trip-planner') && pickedRole(query) === null;
      if (!isForm) return;
      const said = queryOfForm(tripStore.state.trip, tenant.timeZone);
      const address = tripTextOf(said);
      tripStore.savedIn(address);
      if (address === tripTextOf(query)) return;
      const { redirect } = query;
      navigation.replace({ name, query: { ...(redirect === undefined ? {} : { redirect }), ...said } });
    }
    if (tripStore.isUnsaved() || !describesTrip(navigation.current.get().query)) write();
    return tripStore.onEdit(write);
  }, [navigation, tenant]);
}
