/** The dashboard and the alerts name only metrics that a running server has, and labels of these. */
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MONDAY, writeSmallTown } from '../testing/smallTown.ts';
import { type Spawned, spawnServer } from '../testing/spawnServer.ts';

const DOCS = join(__dirname, '../../../docs/operations');
const EXPRESSIONS = {
  'alerts.yaml': [...read('alerts.yaml').matchAll(/^ +expr: '(.*)'$/gm)].map(([, expression]) => expression!),
  'dashboard.json': [...read('dashboard.json').matchAll(/"(?:expr|query)": "((?:[^"\\]|\\.)*)"/g)].map(
    ([, text]) => JSON.parse(`"${text}"`) as string,
  ),
};
/** Prometheus adds these. */
const ADDED = ['up', 'instance', 'job', 'le'];

let folder: string;
let server: Spawned;
/** `# TYPE` of each metric. */
let types: Map<string, string>;
let lines: string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halte-dashboards-'));
  await writeSmallTown(folder);
  server = spawnServer(
    ...['--gtfs', folder, '--data', join(folder, 'data'), '--keys', 'halte-test', '--workers', '1'],
    // Nobody is there.
    ...['--engine', 'otp+http://127.0.0.1:9', '--otel', 'http://127.0.0.1:9', '--gtfs-rt', 'http://127.0.0.1:9/live'],
    ...['--valkey', 'valkey://127.0.0.1:9'],
  );
  const address = await server.ready();
  const headers = { 'x-api-key': 'halte-test', 'content-type': 'application/json' };
  await fetch(`${address}/api/trip-planner/v2/journeys/search`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ fromId: 'Gare', toId: 'Centre', tripType: 0, departureDateTime: `${MONDAY}T08:00` }),
  });
  await fetch(`${address}/api/nothing`, { headers });
  const text = await (await fetch(`${address}/metrics`)).text();
  types = new Map([...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name, type]) => [name!, type!]));
  lines = text.split('\n').filter((line) => !line.startsWith('#'));
}, 60_000);

afterAll(async () => {
  server.child.kill('SIGKILL');
  await rm(folder, { recursive: true, maxRetries: 5 });
});

function read(name: string): string {
  return readFileSync(join(DOCS, name), 'utf8');
}

const metricsIn = (expression: string) =>
  expression.match(/\b(?:halte|http|process|nodejs)_\w+\b(?!")(?=[{[) ]|$)/g) ?? [];

function isKnown(name: string): boolean {
  const base = name.replace(/_(?:bucket|sum|count)$/, '');
  return types.has(name) || (base !== name && types.get(base) === 'histogram');
}

it.each(Object.entries(EXPRESSIONS))('%s', (_name, expressions) => {
  expect(expressions.length).toBeGreaterThan(15);
  const named = expressions.flatMap(metricsIn);
  expect(named.length).toBeGreaterThanOrEqual(expressions.length - 2);
  expect(named.filter((name) => !isKnown(name))).toEqual([]);
});

it('have labels that these metrics have', () => {
  for (const expression of Object.values(EXPRESSIONS).flat())
    for (const [, metric = '', selector = ''] of expression.matchAll(/\b(halte_\w+|http_\w+)\{([^}]*)\}/g)) {
      const base = metric.replace(/_(?:bucket|count)$/, '');
      const samples = lines.filter((line) => line.startsWith(`${base}{`) || line.startsWith(`${base}_`));
      // What a page has not reported yet has no line.
      if (samples.length === 0) continue;
      for (const [, label = ''] of selector.matchAll(/(\w+)(?:=~|!=|!~|=)"/g))
        expect([metric, label, ADDED.includes(label) || samples.some((line) => line.includes(`${label}="`))]).toEqual([
          metric,
          label,
          true,
        ]);
    }
});

it('ask of a circuit breaker that is there whether it is open', () => {
  const asked = Object.values(EXPRESSIONS)
    .flat()
    .flatMap((expression) => expression.match(/halte_circuit_open\{to="\w+"\}/g) ?? []);
  expect(asked).toHaveLength(2);
  for (const one of asked) expect(lines.filter((line) => line.startsWith(`${one} `))).toHaveLength(1);
});
