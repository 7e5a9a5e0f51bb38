import type { ToMember } from './messages.ts';

export interface Child {
  /** Does nothing once the process has ended. */
  send(message: ToMember): void;
  kill(): void;
}

/** The place of a process and its successors. */
export interface Slot {
  readonly number: number;
  /** Null: none runs. */
  child: Child | null;
  /** On the clock of `performance.now`; null: it is not ready. */
  readyAt: number | null;
  wasOpened: boolean;
  /** In a row. */
  failures: number;
  restart: NodeJS.Timeout | undefined;
  /** Called when it has reloaded or ended. */
  onReloaded: (() => void) | null;
  /** Called with its metrics; with null once it has ended. */
  onMeasured: ((text: string | null) => void) | null;
}

export function emptySlot(number: number): Slot {
  return {
    number,
    child: null,
    readyAt: null,
    wasOpened: false,
    failures: 0,
    restart: undefined,
    onReloaded: null,
    onMeasured: null,
  };
}
