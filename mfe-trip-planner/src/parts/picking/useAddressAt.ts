import type { HostServices } from '@halte/contract';
import type { Position } from '@halte/places';
import { useObservable } from '@halte/ui';
import { useEffect, useState } from 'react';
import { type AddressFinder, type AddressState, createAddressFinder } from '../../picking/finder.ts';
import { servicesOf } from '../services.ts';

/** What stands at a point, and who finds it out. */
export function useAddressAt(host: HostServices, point: Position | null): readonly [AddressState, AddressFinder] {
  const [finder] = useState(() => createAddressFinder(servicesOf(host).api));
  const state = useObservable(finder.state);
  useEffect(() => {
    if (point) finder.look(point);
  }, [finder, point]);
  useEffect(() => finder.stop, [finder]);
  return [state, finder];
}
