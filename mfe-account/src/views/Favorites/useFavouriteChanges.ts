import type { FavouriteChange, Favourites } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { useEffect, useRef, useState } from 'react';
import { type Countdown, startCountdown } from '../../favourites/countdown.ts';
import type { Category } from '../../favourites/favourite.ts';

const UNDO_MILLIS = 10_000;

/** A change that was made, and how to take it back. */
interface Undoable {
  readonly kind: 'removal' | 'change';
  /** Says what was done. */
  readonly text: string;
  /** Says what taking it back has done. */
  readonly undoneText: string;
  readonly undo: () => void;
}

export interface OfferedUndo extends Undoable {
  readonly countdown: Countdown;
}

/** Changes that can be taken back for some time: the last of them is offered. */
export function useFavouriteChanges(favourites: Favourites) {
  const t = useTranslate('account-favourites');
  const [offered, setOffered] = useState<OfferedUndo | null>(null);
  const running = useRef<Countdown | null>(null);
  useEffect(() => () => running.current?.stop(), []);

  function offer(undoable: Undoable): void {
    running.current?.stop();
    const countdown = startCountdown(UNDO_MILLIS, () => setOffered(null));
    running.current = countdown;
    setOffered({ ...undoable, countdown });
  }

  return {
    offered,
    end(): void {
      running.current?.stop();
      setOffered(null);
    },
    remove(favoriteId: string, name: string): void {
      const undo = favourites.removeWithUndo(favoriteId);
      offer({ kind: 'removal', text: t('removed', { name }), undoneText: t('restored', { name }), undo });
    },
    /** Saves one more place; the service shows the toast. */
    add(changes: readonly FavouriteChange[]): void {
      for (const { favourite } of changes) void favourites.add(favourite);
    },
    /** A new home or place of work changes two addresses: one message for both, which takes both back. */
    setCategory(changes: readonly FavouriteChange[], category: Category, name: string): void {
      if (changes.length === 0) return;
      const undo = favourites.changeWithUndo(changes);
      offer({ kind: 'change', text: t(`now.${category}`, { name }), undoneText: t('asBefore'), undo });
    },
  };
}

export type FavouriteChanges = ReturnType<typeof useFavouriteChanges>;
