import { useTranslate } from '@halte/i18n';
import { useAnnouncer } from '@halte/ui';
import { useEffect } from 'react';
import type { RowsNote } from './rows.ts';

/** After the last letter: a screen reader would be interrupted by each one. */
const ANNOUNCE_MS = 500;

interface ListToAnnounce {
  readonly open: boolean;
  readonly note: RowsNote;
  readonly typed: string;
  /** How many places the search of what is typed has found; null while there is no such search. */
  readonly found: number | null;
}

/** Announces how many places there are, or why there are none, once typing has stopped. */
export function useListAnnouncement({ open, note, typed, found }: ListToAnnounce): void {
  const t = useTranslate('places');
  const announce = useAnnouncer();
  const message = open ? words() : null;
  useEffect(() => {
    if (message === null) return undefined;
    const timer = setTimeout(() => announce(message), ANNOUNCE_MS);
    return () => clearTimeout(timer);
  }, [announce, message]);

  function words(): string | null {
    if (note === 'no-results') return `${t(note, { typed: typed.trim() })}. ${t('no-results.hint')}`;
    if (note) return note === 'loading' ? null : t(note);
    return found ? t('results', { count: found }) : null;
  }
}
