import { useApi } from '@halte/api/query';
import type { Position } from '@halte/places';
import { useObservable } from '@halte/ui';
import { useEffect, useState } from 'react';
import { type AddressFinder, type AddressState, createAddressFinder } from '../../picking/finder.ts';

/** What stands at a point, and who finds it out. */
export function useAddressAt(point: Position | null): readonly [AddressState, AddressFinder] {
  const api = useApi();
  const [finder] = useState(() => createAddressFinder(api));
  const state = useObservable(finder.state);
  useEffect(() => {
    if (point) finder.look(point);
  }, [finder, point]);
  useEffect(() => finder.stop, [finder]);
  return [state, finder];
}
