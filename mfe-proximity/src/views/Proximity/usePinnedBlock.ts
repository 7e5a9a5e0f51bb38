import { raiseProximityPoint } from '@halte/map-core';
import { useEffect, useRef } from 'react';

/** Links a row with its pin: hovering over the row raises the pin; when the pin is selected, the row scrolls to the top. */
export function usePinnedBlock(id: string, isSelected: boolean) {
  const ref = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isSelected) ref.current?.scrollIntoView?.({ block: 'start' });
  }, [isSelected]);
  const raise = () => raiseProximityPoint(id);
  const lower = () => raiseProximityPoint(null);
  return { ref, onPointerEnter: raise, onPointerLeave: lower, onFocus: raise, onBlur: lower };
}
