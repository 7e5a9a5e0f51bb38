/** What pages have reported of one version of a remote, as the metrics of the backend have it. */
export interface VersionFigures {
  readonly loads: number;
  /** By their code. */
  readonly failures: ReadonlyMap<string, number>;
  /** Three of four were at most so long, in milliseconds; null without any. */
  readonly load: number | null;
  readonly inp: number | null;
}

const LINE = /^(halte_remote_(?:loads_total|failures_total|load_ms_bucket|inp_ms_bucket))\{([^}]*)\} (\d+(?:\.\d+)?)$/;
const LABEL = /(\w+)="([^"\\]*)"/g;
const QUARTILE = 0.75;

interface Row {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

function rowsIn(text: string): Row[] {
  return text.split('\n').flatMap((line) => {
    const [, name, labels = '', value] = LINE.exec(line) ?? [];
    if (name === undefined) return [];
    const entries = [...labels.matchAll(LABEL)].map(([, key, content]) => [key, content]);
    return [{ name, labels: Object.fromEntries(entries), value: Number(value) }];
  });
}

/** Below which limit three of four are, between the limits in proportion. */
function quartile(rows: readonly Row[]): number | null {
  const buckets = rows
    .map(({ labels, value }) => ({
      limit: labels['le'] === '+Inf' ? Number.POSITIVE_INFINITY : Number(labels['le']),
      value,
    }))
    .sort((one, other) => one.limit - other.limit);
  const wanted = (buckets.at(-1)?.value ?? 0) * QUARTILE;
  if (wanted === 0) return null;
  const index = buckets.findIndex(({ value }) => value >= wanted);
  const before = buckets[index - 1] ?? { limit: 0, value: 0 };
  const { limit, value } = buckets[index]!;
  // Above all limits: no more is known.
  if (limit === Number.POSITIVE_INFINITY) return before.limit;
  return Math.round(before.limit + ((limit - before.limit) * (wanted - before.value)) / (value - before.value));
}

function figuresOf(rows: readonly Row[]): VersionFigures {
  const of = (name: string) => rows.filter((row) => row.name === `halte_remote_${name}`);
  return {
    loads: of('loads_total')[0]?.value ?? 0,
    failures: new Map(of('failures_total').map(({ labels, value }) => [labels['code'] ?? '', value])),
    load: quartile(of('load_ms_bucket')),
    inp: quartile(of('inp_ms_bucket')),
  };
}

const by = (rows: readonly Row[], label: string) =>
  [...Map.groupBy(rows, ({ labels }) => labels[label])].flatMap(([value, its]) =>
    value === undefined ? [] : [[value, its] as const],
  );

/** The figures in the text of `/metrics`, in the format of Prometheus, by remote and version. */
export function figuresIn(text: string): ReadonlyMap<string, ReadonlyMap<string, VersionFigures>> {
  const versionsOf = (rows: readonly Row[]) =>
    new Map(by(rows, 'version').map(([version, its]) => [version, figuresOf(its)]));
  return new Map(by(rowsIn(text), 'remote').map(([remote, rows]) => [remote, versionsOf(rows)]));
}
