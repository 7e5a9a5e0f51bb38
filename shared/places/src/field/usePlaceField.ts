import type { Api } from '@halte/api';
import { useTranslate } from '@halte/i18n';
import { useAnnouncer, useOnlineAgain } from '@halte/ui';
import { createElement, type KeyboardEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { PlaceHistory } from '../places/history.ts';
import type { Locate } from '../places/locate.ts';
import { LocateFailure } from '../places/locateFailure.ts';
import { type Place, type Position, placeText, samePlace } from '../places/place.ts';
import { type Locating, type Move, moved, noteOf, type Row, rowsOf } from './rows.ts';
import { usePlaceList } from './usePlaceList.ts';

export interface PlaceFieldState {
  value: Place | null;
  onChange: (place: Place | null) => void;
  /** Called when the list of the field is loaded, which the first screen does not need. */
  loadApi: () => Promise<Api>;
  history: PlaceHistory;
  /** Of the traveller, where another component knows it: nearer places come first. Else the browser's, if it gives it without asking. */
  userPosition?: Position | null;
  /** Offers "my position" as the first row. */
  locate?: Locate;
  /** Offers to choose on the map, which another component shows: the field closes. */
  onPickOnMap?: () => void;
  /** Offered before recent places, in this order; of those that match what is typed, before what is found. */
  favourites?: readonly Place[];
  /** Escape closes the list and takes back what was typed in one step, where the list covers the value. */
  clearsAtOnce?: boolean;
}

const NO_PLACES: readonly Place[] = [];
const NO_ROWS: readonly Row[] = [];

/** After the last letter: a screen reader would be interrupted by each one. */
const ANNOUNCE_MS = 500;

const MOVES: readonly string[] = ['ArrowDown', 'ArrowUp', 'Home', 'End'] satisfies Move[];

/** The behaviour of a place field: what is typed, what is listed, what a key does. */
export function usePlaceField(state: PlaceFieldState) {
  const { value, onChange, loadApi, history, userPosition = null, locate, onPickOnMap, favourites = NO_PLACES } = state;
  const { clearsAtOnce = false } = state;
  const t = useTranslate('places');
  const announce = useAnnouncer();
  const input = useRef<HTMLInputElement>(null);
  const recent = useSyncExternalStore(history.subscribe, history.get);
  const [open, setOpen] = useState(false);
  /** null: the field shows the value. */
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const [locating, setLocating] = useState<Locating>('idle');
  const [known, setKnown] = useState(value);

  // Another place came from outside (a swap, an address): it stands above what was typed.
  if (value !== known) {
    setKnown(value);
    if (value && !samePlace(value, known)) setTyped(null);
  }

  const text = open ? (typed ?? '') : null;
  const { loaded, hasFailed, search, onChange: onSearch } = usePlaceList(text, loadApi);
  useOnlineAgain(open && search.error ? search.retry : null);

  const list = {
    typed: typed ?? '',
    search,
    history: recent,
    favourites,
    canLocate: locate !== undefined,
    canPickOnMap: onPickOnMap !== undefined,
    locating,
  };
  const rows = loaded || hasFailed ? rowsOf(list) : NO_ROWS;
  const note = noteOf(list);
  const found =
    open && !search.loading && typed && search.lastQuery === typed.trim()
      ? rows.filter((row) => 'place' in row).length
      : null;

  const message = messageOf();
  useEffect(() => {
    if (message === null) return undefined;
    const timer = setTimeout(() => announce(message), ANNOUNCE_MS);
    return () => clearTimeout(timer);
  }, [announce, message]);

  /** What is announced once typing has stopped: how many places there are, or why there are none. */
  function messageOf(): string | null {
    if (!open) return null;
    if (note === 'no-results') return `${t(note, { typed: typed?.trim() ?? '' })}. ${t('no-results.hint')}`;
    if (note) return note === 'loading' ? null : t(note);
    return found ? t('results', { count: found }) : null;
  }

  function close(): void {
    setOpen(false);
    setActive(-1);
    setLocating('idle');
  }

  function take(place: Place): void {
    close();
    setTyped(null);
    history.add(place);
    onChange(place);
  }

  async function takePosition(): Promise<void> {
    if (!locate || locating === 'asking') return;
    setLocating('asking');
    try {
      take(await locate());
    } catch (error) {
      setLocating(error instanceof LocateFailure ? error.code : 'unavailable');
    }
  }

  function choose(row: Row | undefined): void {
    if (!row) return;
    if ('place' in row) take(row.place);
    else if (row.kind === 'position') void takePosition();
    else {
      close();
      onPickOnMap?.();
    }
  }

  function type(text: string): void {
    setTyped(text);
    setOpen(true);
    setActive(-1);
    setLocating('idle');
    if (text === '' && value) onChange(null);
  }

  /** Leaves a typed text where there is no place to go back to: nothing that was written is lost. */
  function leave(): void {
    close();
    if (value) setTyped(null);
  }

  /** Back to what was there before. */
  function cancel(): void {
    close();
    setTyped(null);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const { key } = event;
    if (event.nativeEvent.isComposing) return;
    if (key === 'Escape' && (open || typed !== null)) {
      event.preventDefault();
      event.stopPropagation();
      if (open && !clearsAtOnce) close();
      else cancel();
    } else if (key === 'Enter' && open && (active >= 0 || typed)) {
      event.preventDefault();
      if (active >= 0) choose(rows[active]);
      else if (search.error) search.retry();
      else if (found) choose(rows[0]);
    } else if (key === 'Tab') {
      leave();
    } else if (MOVES.includes(key) && (key.startsWith('Arrow') || active >= 0)) {
      event.preventDefault();
      setOpen(true);
      setActive(open || key === 'ArrowUp' ? moved(active, key as Move, rows.length) : Math.min(0, rows.length - 1));
    }
  }

  return {
    t,
    input,
    text: typed ?? (value ? placeText(value, t) : ''),
    open: open && (rows.length > 0 || note !== null),
    /** From the focus on, though there may be nothing to list yet. */
    isUsed: open,
    rows,
    note,
    active: active < rows.length ? active : -1,
    typed: typed ?? '',
    near: search.near,
    busy: search.loading || locating === 'asking',
    type,
    choose,
    leave,
    cancel,
    onKeyDown,
    /** Shows what is in a row; null until it is loaded. */
    Row: loaded?.Row ?? null,
    runner: loaded && createElement(loaded.Runner, { api: loaded.api, text, userPosition, onChange: onSearch }),
    show: () => setOpen(true),
    clear() {
      type('');
      input.current?.focus();
    },
  };
}
