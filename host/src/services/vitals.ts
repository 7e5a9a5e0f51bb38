/** How Core Web Vitals follow from what a browser observes (web.dev/vitals). */

const WINDOW_GAP_MS = 1000;
const WINDOW_MS = 5000;

/** One entry of `layout-shift`. */
export interface Shift {
  readonly startTime: number;
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** The shifts of a page so far, of which only the sums are kept. */
export interface Shifts {
  add(shift: Shift): void;
  /** Cumulative Layout Shift: the largest sum of unexpected shifts that follow each other within a second, in five at most. */
  cls(): number;
}

export function createShifts(): Shifts {
  let [largest, sum, first, last] = [0, 0, 0, Number.NEGATIVE_INFINITY];
  return {
    add({ startTime, value, hadRecentInput }) {
      if (hadRecentInput) return;
      const isSame = startTime - last < WINDOW_GAP_MS && startTime - first < WINDOW_MS;
      if (!isSame) [sum, first] = [0, startTime];
      sum += value;
      last = startTime;
      largest = Math.max(largest, sum);
    },
    cls: () => largest,
  };
}

/** Of each fifty interactions the longest is left out, so that so many are needed at most. */
const MOST_LONGEST = 10;
const LEFT_OUT_OF = 50;

/** The longest interactions, in milliseconds by their id. */
export interface Interactions {
  add(id: number, milliseconds: number): void;
  /** Interaction to Next Paint; null before the first one. */
  inp(): number | null;
}

export function createInteractions(): Interactions {
  const longest = new Map<number, number>();
  let count = 0;
  let latest = 0;
  return {
    add(id, milliseconds) {
      // An interaction is several events.
      if (id > latest) [latest, count] = [id, count + 1];
      longest.set(id, Math.max(longest.get(id) ?? 0, milliseconds));
      const [shortest] = [...longest].sort(([, one], [, other]) => one - other)[0]!;
      if (longest.size > MOST_LONGEST) longest.delete(shortest);
    },
    inp() {
      const durations = [...longest.values()].sort((one, other) => other - one);
      return durations[Math.min(Math.floor(count / LEFT_OUT_OF), durations.length - 1)] ?? null;
    },
  };
}
