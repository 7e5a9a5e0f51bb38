/** What import mended or left out, counted by code with one example each. */
import type { FeedWarning } from '../feed/feed.ts';

export interface Warnings {
  /** `message` is asked for the first time only, so that a million bad rows cost no million strings. */
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
