import type { KeyboardEvent } from 'react';

type Move = (at: number, count: number) => number;

const next: Move = (at, count) => (at + 1) % count;
const previous: Move = (at, count) => (at + count - 1) % count;
const MOVES: Readonly<Record<string, Move>> = {
  ArrowRight: next,
  ArrowLeft: previous,
  Home: () => 0,
  End: (_, count) => count - 1,
};
/** In a group of radio buttons the vertical keys move too; elsewhere they scroll. */
const RADIO_MOVES: typeof MOVES = { ...MOVES, ArrowDown: next, ArrowUp: previous };

/** Moves the focus within a list of tabs or a group of radio buttons, and selects what it reaches. */
export function moveWithKeys(event: KeyboardEvent<HTMLElement>, select: (index: number) => void): void {
  const isRadioGroup = event.currentTarget.getAttribute('role') === 'radiogroup';
  const move = (isRadioGroup ? RADIO_MOVES : MOVES)[event.key];
  if (!move || event.altKey || event.ctrlKey || event.metaKey) return;
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"], [role="radio"]')];
  const at = items.findIndex((item) => item.matches(':focus'));
  const reached = at < 0 ? undefined : items[move(at, items.length)];
  if (!reached) return;
  event.preventDefault();
  reached.focus();
  select(items.indexOf(reached));
}
