/** Warnings of import about repaired or omitted data, counted by code with one example each. */
import type { FeedWarning } from '@halte/engine/timetable/feed/feed';

export interface Warnings {
  /** `message` is only called for the first warning of a code, so that a million bad rows do not make a million strings. */
  add(code: string, message: () => string): void;
  list(): FeedWarning[];
}

export function collectWarnings(): Warnings {
  const byCode = new Map<string, { message: string; count: number }>();
  return {
    add(code, message) {
      const known = byCode.get(code);
      if (known) known.count++;
      else byCode.set(code, { message: message(), count: 1 });
    },
    list: () => [...byCode].map(([code, { message, count }]) => ({ code, message, count })),
  };
}
