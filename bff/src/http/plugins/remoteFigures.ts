import type { Metrics, Row } from './metrics.ts';

/** Remotes and versions with figures of their own, as anyone can report made-up ones. Those that were reported longest ago are summed as {@link OTHERS}. */
const MOST_REMOTES = 40;
const MOST_VERSIONS = 5;
export const OTHERS = 'others';

const LOAD_MS = [50, 100, 200, 400, 800, 1_600, 3_200, 6_400];
const INP_MS = [50, 100, 200, 500, 1_000];

export interface Which {
  readonly remote: string;
  readonly version: string;
}

interface Spread {
  /** How many values are at most each of the limits, and how many there are. */
  readonly counts: number[];
  sum: number;
}

interface Figures {
  loads: number;
  readonly failures: Map<string, number>;
  readonly load: Spread;
  readonly inp: Spread;
}

const none = (): Figures => ({
  loads: 0,
  failures: new Map(),
  load: { counts: LOAD_MS.map(() => 0).concat(0), sum: 0 },
  inp: { counts: INP_MS.map(() => 0).concat(0), sum: 0 },
});

function observe({ counts }: Spread, limits: readonly number[], value: number): void {
  for (const [index, limit] of [...limits, Number.POSITIVE_INFINITY].entries()) if (value <= limit) counts[index]! += 1;
}

function addSpread(to: Spread, from: Spread): void {
  for (const [index, count] of from.counts.entries()) to.counts[index]! += count;
  to.sum += from.sum;
}

function add(to: Figures, from: Figures): void {
  to.loads += from.loads;
  for (const [code, count] of from.failures) to.failures.set(code, (to.failures.get(code) ?? 0) + count);
  addSpread(to.load, from.load);
  addSpread(to.inp, from.inp);
}

/** The value of a key, which becomes the latest of `known`; the least lately used one is handed to `leave` when there are too many. */
function touched<T>(known: Map<string, T>, key: string, most: number, make: () => T, leave: (value: T) => void): T {
  const value = known.get(key) ?? make();
  known.delete(key);
  known.set(key, value);
  if (known.size > most) {
    const [oldest, left] = [...known][0]!;
    known.delete(oldest);
    leave(left);
  }
  return value;
}

interface OfRemote {
  readonly versions: Map<string, Figures>;
  readonly others: Figures;
}

/** What pages have reported of each version of each remote, since the start of this server. */
export interface RemoteFigures {
  loaded(which: Which, times: { readonly load: number | null; readonly inp: number | null }): void;
  failed(which: Which, code: string): void;
  all(): readonly (Which & { readonly figures: Figures })[];
}

export function createRemoteFigures(): RemoteFigures {
  const remotes = new Map<string, OfRemote>();
  const others = none();

  function of({ remote, version }: Which): Figures {
    const { versions, others: older } = touched(
      remotes,
      remote,
      MOST_REMOTES,
      () => ({ versions: new Map<string, Figures>(), others: none() }),
      (left) => {
        for (const figures of [left.others, ...left.versions.values()]) add(others, figures);
      },
    );
    return touched(versions, version, MOST_VERSIONS, none, (left) => add(older, left));
  }

  const isUsed = ({ loads, failures }: Figures) => loads > 0 || failures.size > 0;

  return {
    loaded(which, { load, inp }) {
      const figures = of(which);
      figures.loads += 1;
      for (const [spread, limits, value] of [
        [figures.load, LOAD_MS, load],
        [figures.inp, INP_MS, inp],
      ] as const) {
        if (value === null) continue;
        observe(spread, limits, value);
        spread.sum += value;
      }
    },
    failed(which, code) {
      const { failures } = of(which);
      failures.set(code, (failures.get(code) ?? 0) + 1);
    },
    all: () =>
      [
        ...[...remotes].flatMap(([remote, { versions, others: older }]) => [
          ...[...versions].map(([version, figures]) => ({ remote, version, figures })),
          { remote, version: OTHERS, figures: older },
        ]),
        { remote: OTHERS, version: OTHERS, figures: others },
      ].filter(({ figures }) => isUsed(figures)),
  };
}

/** `halte_remote_…`: what a team asks of its remote. */
export function measureRemotes(metrics: Pick<Metrics, 'table'>, { all }: RemoteFigures): void {
  const labels = ['remote', 'version'] as const;
  const rows = (figureOf: (figures: Figures) => number): readonly Row<'remote' | 'version'>[] =>
    all().map(({ figures, ...which }) => [which, figureOf(figures)]);

  metrics.table('halte_remote_loads_total', 'Pages that loaded the remote, or tried to.', labels, () =>
    rows(({ loads }) => loads),
  );
  metrics.table('halte_remote_failures_total', 'Failures of the remote that pages reported.', [...labels, 'code'], () =>
    all().flatMap(({ figures, ...which }) =>
      [...figures.failures].map(([code, count]) => [{ ...which, code }, count] as const),
    ),
  );
  for (const [name, help, limits, key] of [
    ['halte_remote_load_ms', 'From the first request for a remote until it had run', LOAD_MS, 'load'],
    ['halte_remote_inp_ms', 'Interaction to Next Paint on the screens of a remote', INP_MS, 'inp'],
  ] as const) {
    metrics.table(`${name}_bucket`, `${help}, by its limits.`, [...labels, 'le'], () =>
      all().flatMap(({ figures, ...which }) =>
        [...limits.map(String), '+Inf'].map((le, index) => [{ ...which, le }, figures[key].counts[index]!] as const),
      ),
    );
    metrics.table(`${name}_sum`, `${help}, in sum.`, labels, () => rows((figures) => figures[key].sum));
    metrics.table(`${name}_count`, `${help}, how often.`, labels, () => rows((figures) => figures[key].counts.at(-1)!));
  }
}
