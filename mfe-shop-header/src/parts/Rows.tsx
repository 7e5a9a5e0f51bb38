import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { rowAfter } from '../rules/arrowKeys.ts';

/** A press of an arrow key on the button of a menu. */
export interface Entrance {
  readonly key: string;
}

const ROWS = 'a[href], button, summary';

/** Links, buttons and unfolding rows that are seen. */
function rowsOf(list: HTMLElement | null): HTMLElement[] {
  const rows = [...(list?.querySelectorAll<HTMLElement>(ROWS) ?? [])];
  return rows.filter(
    (row) => !row.closest(row.matches('summary') ? 'details:not([open]) details' : 'details:not([open])'),
  );
}

function moveTo(rows: readonly HTMLElement[], key: string): boolean {
  const next = rowAfter(
    key,
    rows.findIndex((row) => row.matches(':focus')),
    rows.length,
  );
  if (next !== null) rows[next]?.focus();
  return next !== null;
}

interface RowsProps {
  /** The arrow key with which the menu was entered. */
  readonly entrance?: Entrance | null;
  readonly children: ReactNode;
}

/** The rows of a menu: besides Tab, the arrow keys, Home and End move through them. A field among them has its own keys. */
export function Rows({ entrance = null, children }: RowsProps) {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!entrance || !list.current || moveTo(rowsOf(list.current), entrance.key)) return;
    // The rows are still being loaded.
    const observer = new MutationObserver(() => {
      if (moveTo(rowsOf(list.current), entrance.key)) observer.disconnect();
    });
    observer.observe(list.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [entrance]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement || event.altKey || event.ctrlKey || event.metaKey) return;
    if (moveTo(rowsOf(list.current), event.key)) event.preventDefault();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles keys of the links and buttons inside
    <div ref={list} onKeyDown={onKeyDown}>
      {children}
    </div>
  );
}
