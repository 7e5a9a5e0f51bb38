import type { Favourites } from '@halte/contract';
import { useEffect, useRef, useState } from 'react';
import { type Countdown, startCountdown } from '../../favourites/countdown.ts';

const UNDO_MILLIS = 10_000;

export interface Removal {
  readonly name: string;
  readonly undo: () => void;
  readonly countdown: Countdown;
}

/** The favourite that was removed last, as long as it can be put back. */
export function useRemoval(favourites: Favourites | null) {
  const [removal, setRemoval] = useState<Removal | null>(null);
  const running = useRef<Countdown | null>(null);
  useEffect(() => () => running.current?.stop(), []);

  function end(): void {
    running.current?.stop();
    setRemoval(null);
  }

  return {
    removal,
    end,
    remove(favoriteId: string, name: string): void {
      if (!favourites) return;
      if (!favourites.removeWithUndo) {
        void favourites.remove(favoriteId);
        return;
      }
      running.current?.stop();
      const undo = favourites.removeWithUndo(favoriteId);
      const countdown = startCountdown(UNDO_MILLIS, () => setRemoval(null));
      running.current = countdown;
      setRemoval({ name, undo, countdown });
    },
  };
}
