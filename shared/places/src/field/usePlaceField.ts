import { type Place, samePlace } from '@halte/contract/trip';
import { useTranslate } from '@halte/i18n';
import { type KeyboardEvent, useRef, useState } from 'react';
import { LocateFailure } from '../places/locateFailure.ts';
import { placeText } from '../places/place.ts';
import { closed, keyAction, left, type PlaceFieldState, UNUSED, withText } from './fieldState.ts';
import type { Locating, Row } from './rows.ts';
import { useListAnnouncement } from './useListAnnouncement.ts';
import { usePlaceRows } from './usePlaceRows.ts';

/** The behaviour of a place field: what is typed, what is listed, what a key does. */
export function usePlaceField(state: PlaceFieldState) {
  const { value, onChange, history, locate, onPickOnMap, clearsAtOnce = false } = state;
  const t = useTranslate('places');
  const input = useRef<HTMLInputElement>(null);
  const [field, setField] = useState(UNUSED);
  const [known, setKnown] = useState(value);

  // Another place came from outside (a swap, an address): it stands above what was typed.
  if (value !== known) {
    setKnown(value);
    if (value && !samePlace(value, known)) setField({ ...field, typed: null });
  }

  const { rows, note, found, search, Row, runner } = usePlaceRows(state, field);
  const { open, active, locating } = field;
  const typed = field.typed ?? '';
  useListAnnouncement({ open, note, typed, found });

  const close = () => setField(closed);
  /** Back to what was there before. */
  const cancel = () => setField(UNUSED);
  const leave = () => setField((former) => left(former, value !== null));

  function take(place: Place): void {
    cancel();
    history.add(place);
    onChange(place);
  }

  async function takePosition(): Promise<void> {
    if (!locate || locating === 'asking') return;
    const locatingIs = (now: Locating) => setField((former) => ({ ...former, locating: now }));
    locatingIs('asking');
    try {
      take(await locate());
    } catch (error) {
      locatingIs(error instanceof LocateFailure ? error.code : 'unavailable');
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
    setField(withText(text));
    if (text === '' && value) onChange(null);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return;
    const listed = { count: rows.length, found, hasFailed: search.error };
    const action = keyAction(event.key, field, listed, clearsAtOnce);
    if (action === null) return;
    if (action.kind !== 'leave') event.preventDefault();
    if (event.key === 'Escape') event.stopPropagation();
    if (action.kind === 'mark') setField({ ...field, open: true, active: action.index });
    else if (action.kind === 'choose') choose(rows[action.index]);
    else if (action.kind !== 'none') ({ close, cancel, leave, retry: search.retry })[action.kind]();
  }

  return {
    t,
    input,
    text: field.typed ?? (value ? placeText(value, t) : ''),
    open: open && (rows.length > 0 || note !== null),
    /** From the focus on, though there may be nothing to list yet. */
    isUsed: open,
    rows,
    note,
    active: active < rows.length ? active : -1,
    typed,
    near: search.near,
    busy: search.loading || locating === 'asking',
    type,
    choose,
    leave,
    cancel,
    onKeyDown,
    Row,
    runner,
    show: () => setField((former) => ({ ...former, open: true })),
    clear() {
      type('');
      input.current?.focus();
    },
  };
}
