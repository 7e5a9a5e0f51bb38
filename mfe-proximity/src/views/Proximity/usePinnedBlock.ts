import { raiseProximityPoint } from '@halte/map-core';
import { useEffect, useRef } from 'react';

/** What a row needs to stand for its pin: pointed at, the pin is raised; when the pin is chosen, the row scrolls to the top. */
export function usePinnedBlock(id: string, isSelected: boolean) {
  const ref = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isSelected) ref.current?.scrollIntoView?.({ block: 'start' });
  }, [isSelected]);
  const raise = () => raiseProximityPoint(id);
  const lower = () => raiseProximityPoint(null);
  return { ref, onPointerEnter: raise, onPointerLeave: lower, onFocus: raise, onBlur: lower };
}
