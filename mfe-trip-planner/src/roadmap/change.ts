import type { TransferStep } from './steps.ts';

/** A change with this wait or less is tight: a minute of delay is enough to miss it. */
const TIGHT_SECONDS = 60;

/** By the minutes that are shown, so that the word and the figures agree. */
export function isTight({ spareSeconds, shownSpareSeconds }: TransferStep): boolean {
  return spareSeconds >= 0 && shownSpareSeconds <= TIGHT_SECONDS;
}
