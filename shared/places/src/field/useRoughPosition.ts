import type { Position } from '@halte/contract/trip';
import { useEffect, useState } from 'react';
import { roughPosition } from '../places/devicePosition.ts';

/** Where the traveller is, once `isUsed`, if the browser says so without asking; null until it is known. */
export function useRoughPosition(isUsed: boolean): Position | null {
  const [position, setPosition] = useState<Position | null>(null);
  useEffect(() => {
    if (!isUsed) return;
    let isCurrent = true;
    void roughPosition().then((found) => {
      if (isCurrent && found) setPosition((last) => (last?.lat === found.lat && last.lon === found.lon ? last : found));
    });
    return () => {
      isCurrent = false;
    };
  }, [isUsed]);
  return position;
}
