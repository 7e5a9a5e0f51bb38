const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Seconds of the service day as `HH:MM:SS`; hours may exceed 24. */
export function formatClock(seconds: number): string {
  return [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60].map(twoDigits).join(':');
}
