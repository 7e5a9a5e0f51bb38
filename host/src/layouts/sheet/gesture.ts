import type { SheetHeight } from './heights.ts';

/** A finger or a mouse at a moment, in CSS pixels and milliseconds. */
export interface TouchSample {
  readonly x: number;
  readonly y: number;
  readonly time: number;
}

/** Less than this is no movement. */
const SLOP = 3;
/** The speed is that of the last moments: a finger that has stopped does not flick. */
const SPEED_MS = 100;

interface SheetState {
  readonly height: SheetHeight;
  /** Whether the content is scrolled away from its top. */
  readonly isScrolled: boolean;
}

/** The effect of a movement on the content; null while it is too short to decide. */
export function intentOf(
  from: TouchSample,
  to: TouchSample,
  { height, isScrolled }: SheetState,
): 'drag' | 'scroll' | null {
  const [across, down] = [Math.abs(to.x - from.x), to.y - from.y];
  if (Math.max(across, Math.abs(down)) < SLOP) return null;
  if (isScrolled || across > Math.abs(down)) return 'scroll';
  return down < 0 && height === 'full' ? 'scroll' : 'drag';
}

/** In CSS pixels per millisecond, positive upwards. */
export function speedOf(samples: readonly TouchSample[]): number {
  const last = samples.at(-1);
  const first = last && samples.find(({ time }) => last.time - time <= SPEED_MS);
  if (!first || !last || last.time === first.time) return 0;
  return (first.y - last.y) / (last.time - first.time);
}
