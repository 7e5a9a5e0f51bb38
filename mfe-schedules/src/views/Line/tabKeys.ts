import type { KeyboardEvent } from 'react';

const MOVES: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Moves the focus within a list of tabs or a group of radio buttons, and selects what it reaches. */
export function moveWithKeys(event: KeyboardEvent<HTMLElement>, select: (index: number) => void): void {
  const move = MOVES[event.key];
  if (!move || event.altKey || event.ctrlKey || event.metaKey) return;
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"], [role="radio"]')];
  const at = items.findIndex((item) => item.matches(':focus'));
  const next = at < 0 ? undefined : items[move(at, items.length)];
  if (!next) return;
  event.preventDefault();
  next.focus();
  select(items.indexOf(next));
}
