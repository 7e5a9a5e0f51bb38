import type { KeyboardEvent } from 'react';

type Move = (at: number, count: number) => number;

const next: Move = (at, count) => (at + 1) % count;
const previous: Move = (at, count) => (at + count - 1) % count;
const MOVES: Readonly<Record<string, Move>> = {
  ArrowRight: next,
  ArrowDown: next,
  ArrowLeft: previous,
  ArrowUp: previous,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Moves the focus within a group of radio buttons, and selects what it reaches. */
export function moveWithKeys(event: KeyboardEvent<HTMLElement>, select: (index: number) => void): void {
  const move = MOVES[event.key];
  if (!move || event.altKey || event.ctrlKey || event.metaKey) return;
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')];
  const at = items.findIndex((item) => item.matches(':focus'));
  const reached = at < 0 ? undefined : items[move(at, items.length)];
  if (!reached) return;
  event.preventDefault();
  reached.focus();
  select(items.indexOf(reached));
}
