/** The first paint of one view, in the builds that drew it. */
export interface PaintedView {
  readonly remote: string;
  readonly view: string;
  readonly version: string;
}

export interface Differing {
  /** A page is sent with this markup. */
  painted(view: PaintedView): void;
  /** A page says that this markup was not what its code draws. */
  reported(view: PaintedView): void;
  /** Whether pages go without this markup. */
  isLeftOut(view: PaintedView): boolean;
  /** The markup that is left out, in sentences for operators. */
  problems(): string[];
}

interface Counts {
  pages: number;
  reports: number;
  leftOutAt: number | null;
}

const MOST = 200;
/** One report may be an extension of a browser that changes pages. */
const FEWEST_REPORTS = 2;
/** Robots run no code, and report nothing. */
const SHARE = 1 / 3;
/** Reports come from anyone: what they do is undone, and done again if they go on. */
const LEFT_OUT_MS = 3_600_000;

const keyOf = ({ remote, version, view }: PaintedView) => `${remote} ${version} ${view}`;

/**
 * Counts the pages whose code drew something else than the server had written. From two in a row on, or a third of many, the markup of that version is
 * left out: a skeleton is better than a page that changes under the finger.
 */
export function createDiffering(warn: (view: PaintedView) => void, now: () => number = Date.now): Differing {
  const table = new Map<string, Counts>();

  function isOut(counts: Counts): boolean {
    return counts.leftOutAt !== null && now() - counts.leftOutAt < LEFT_OUT_MS;
  }

  return {
    painted(view) {
      const key = keyOf(view);
      const counts = table.get(key) ?? { pages: 0, reports: 0, leftOutAt: null };
      table.delete(key);
      table.set(key, { ...counts, pages: counts.pages + 1 });
      const [oldest] = table.keys();
      if (table.size > MOST && oldest !== undefined) table.delete(oldest);
    },
    reported(view) {
      const counts = table.get(keyOf(view));
      // Nobody adds a line to the table but a page that was sent.
      if (!counts || isOut(counts)) return;
      counts.reports += 1;
      if (counts.reports < FEWEST_REPORTS || counts.reports < counts.pages * SHARE) return;
      Object.assign(counts, { pages: 0, reports: 0, leftOutAt: now() } satisfies Counts);
      warn(view);
    },
    isLeftOut(view) {
      const counts = table.get(keyOf(view));
      return counts !== undefined && isOut(counts);
    },
    problems: () =>
      [...table]
        .filter(([, counts]) => isOut(counts))
        .map(([key]) => {
          const [remote, version, view] = key.split(' ');
          return `The first paint of ${remote} ${version} (${view}) differs from what its code draws, and is left out of the pages.`;
        }),
  };
}
