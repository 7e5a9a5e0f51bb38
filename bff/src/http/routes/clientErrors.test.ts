import { PRODUCT_ROUTES } from '@halte/contract/routes';
import type { ErrorReport } from '../../errorReports/envelope.ts';
import { TEST_KEY, TEST_OPTIONS } from '../../testing/testApp.ts';
import { createMetrics } from '../plugins/metrics.ts';
import type { App } from '../plugins/typedApp.ts';
import { createServer } from '../server.ts';
import { clientErrorRoutes } from './clientErrors.ts';

const ERROR = {
  code: 'crashed',
  remote: 'trip-planner',
  step: 'mount',
  build: '8f14e45f',
  route: 'trip-planner-results',
  message: 'TypeError: x is undefined',
};

let app: App;
let lines: string[];
let reports: ErrorReport[];

beforeEach(async () => {
  lines = [];
  reports = [];
  const metrics = createMetrics();
  const options = {
    ...TEST_OPTIONS,
    metrics,
    logLevel: 'warn',
    logTo: { write: (line: string) => lines.push(line) },
  } as const;
  app = await createServer(options, (routes) => clientErrorRoutes(routes, metrics, (report) => reports.push(report)));
});

afterEach(() => app.close());

const send = (payload: object, headers: Record<string, string> = TEST_KEY) =>
  app.inject({ method: 'POST', url: '/api/v1/clientErrors', headers, payload });

it('writes a line and counts', async () => {
  const { statusCode, body } = await send(ERROR);
  expect([statusCode, body]).toEqual([204, '']);
  const { route, ...written } = ERROR;
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ event: 'client-error', screen: route, ...written }]);
  expect((await app.inject('/metrics')).body).toContain('\nhalte_client_errors_total{code="crashed"} 1\n');
});

it('passes it on without more than the log has, a hundred a minute', async () => {
  const message = `TypeError: ${'a'.repeat(43)} is undefined`;
  await send({ ...ERROR, message, version: '1.4.2' });
  expect(reports).toEqual([
    {
      platform: 'javascript',
      release: '8f14e45f',
      transaction: 'trip-planner-results',
      tags: { remote: 'trip-planner', code: 'crashed', step: 'mount', version: '1.4.2' },
      type: 'TypeError',
      value: 'TypeError: <token> is undefined',
      frames: [],
    },
  ]);
  for (let i = 0; i < 110; i++) await send({ ...ERROR, message: 'no class' }, { ...TEST_KEY });
  expect([reports.length, reports.at(-1)?.type]).toEqual([100, 'crashed']);
});

it('names the version of a remote of another team, and counts its failures', async () => {
  expect((await send({ ...ERROR, remote: 'acme.parking', version: '1.4.2+9f3c2a1b' })).statusCode).toBe(204);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ remote: 'acme.parking', version: '1.4.2+9f3c2a1b' }]);
  expect(lines[0]).toContain('acme.parking@1.4.2+9f3c2a1b failed');
  expect((await app.inject('/metrics')).body).toContain(
    '\nhalte_remote_failures_total{remote="acme.parking",version="1.4.2+9f3c2a1b",code="crashed"} 1\n',
  );
});

describe('figures of a page', () => {
  const REMOTE = { remote: 'schedules', version: '1.0.0', load: 180, inp: null };
  const FIGURES = { lcp: 950, inp: 40, cls: 0.002, remotes: [REMOTE] };
  const sendFigures = (payload: object, headers: Record<string, string> = TEST_KEY) =>
    app.inject({ method: 'POST', url: '/api/v1/pageFigures', headers, payload });

  it('are counted', async () => {
    expect((await sendFigures(FIGURES)).statusCode).toBe(204);
    expect((await sendFigures({ ...FIGURES, lcp: null, inp: null, cls: null, remotes: [] })).statusCode).toBe(204);
    const { body } = await app.inject('/metrics');
    expect(body).toContain('\nhalte_page_lcp_ms_count 1\n');
    expect(body).toContain('\nhalte_page_cls_count 1\n');
    expect(body).toContain('\nhalte_remote_loads_total{remote="schedules",version="1.0.0"} 1\n');
    expect(lines).toEqual([]);
  });

  it.each<[string, object]>([
    ['an address for a version', { remotes: [{ ...REMOTE, version: 'https://x.example/?from=48.1' }] }],
    ['a text for a remote', { remotes: [{ ...REMOTE, remote: 'Camille' }] }],
    ['a time that is none', { lcp: -1 }],
    ['an endless time', { remotes: [{ ...REMOTE, load: 1e9 }] }],
    ['a shift that is none', { cls: 1e9 }],
    ['more remotes than a page has', { remotes: Array.from({ length: 13 }, () => REMOTE) }],
    ['a field of its own', { address: '/fr' }],
  ])('are refused with %s', async (_case, change) => {
    expect((await sendFigures({ ...FIGURES, ...change })).statusCode).toBe(400);
    expect((await app.inject('/metrics')).body).not.toContain('halte_remote_loads_total{');
  });

  it('need a key, and have a limit of their own', async () => {
    expect((await sendFigures(FIGURES, {})).statusCode).toBe(401);
    const statuses: number[] = [];
    for (let i = 0; i < 121; i++) statuses.push((await sendFigures(FIGURES)).statusCode);
    expect(statuses.filter((status) => status === 204)).toHaveLength(120);
    expect(statuses.at(-1)).toBe(429);
  });
});

it.each(PRODUCT_ROUTES)('takes an error of the screen %s', async (route) => {
  expect((await send({ ...ERROR, route })).statusCode).toBe(204);
});

it('writes no token of a session or a link', async () => {
  await send({ ...ERROR, message: `SyntaxError: ${'aB3_-'.repeat(9)} is no JSON` });
  expect(lines.map((line) => JSON.parse(line).message)).toEqual(['SyntaxError: <token> is no JSON']);
});

it.each([
  ['an unknown code', { code: 'x' }],
  ['an address for a screen', { route: '/fr/trip-planner?from=48.1' }],
  ['a text for a remote', { remote: 'Trip planner of Camille' }],
  ['a long message', { message: 'x'.repeat(301) }],
  ['a field of its own', { email: 'camille@example.org' }],
])('refuses %s, and writes nothing of it', async (_case, change) => {
  const answer = await send({ ...ERROR, ...change });
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid-request']);
  expect(lines).toEqual([]);
});

it('needs a key, and takes no more than a page has to say', async () => {
  expect((await send(ERROR, {})).statusCode).toBe(401);
  expect((await send({ ...ERROR, message: 'x'.repeat(3_000) })).statusCode).toBe(413);
});

it('has a limit of its own, and does not fill the log', async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 121; i++) statuses.push((await send(ERROR)).statusCode);
  expect(statuses.filter((status) => status === 204)).toHaveLength(120);
  expect(statuses.at(-1)).toBe(429);
  expect(lines.filter((line) => line.includes('"client-error"'))).toHaveLength(100);
});
