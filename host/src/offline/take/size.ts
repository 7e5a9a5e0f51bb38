import type { Locale } from '@halte/contract';

/** What the screens have at most that are kept with a timetable, compressed. `e2e/resilience/keptNetwork.spec.ts` counts it. */
export const SCREENS_BYTES = 800_000;

/** `73 kB`, in French `73 ko`; never less than there is. */
export function formatBytes(bytes: number, locale: Locale): string {
  const unit = bytes <= 999_000 ? 'kilobyte' : 'megabyte';
  const amount = bytes / (unit === 'kilobyte' ? 1000 : 1_000_000);
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    maximumFractionDigits: unit === 'kilobyte' ? 0 : 1,
    roundingMode: 'ceil',
  }).format(amount);
}
