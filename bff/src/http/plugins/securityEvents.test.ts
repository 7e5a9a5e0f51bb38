import { TEST_KEY, TEST_OPTIONS } from '../../testing/testApp.ts';
import { testServices } from '../../testing/testServices.ts';
import { createApp } from '../app.ts';
import { createMetrics } from './metrics.ts';
import type { App } from './typedApp.ts';

let app: App;
let lines: string[];

beforeEach(async () => {
  lines = [];
  const logTo = { write: (line: string) => lines.push(line) };
  app = await createApp(
    { ...TEST_OPTIONS, metrics: createMetrics(), logLevel: 'warn', logTo, ratePerMinute: 10 },
    await testServices(
      () => null,
      () => 0,
    ),
  );
});

afterEach(() => app.close());

const events = () => lines.map((line) => JSON.parse(line)).filter(({ event }) => event !== undefined);

const signIn = () =>
  app.inject({
    method: 'POST',
    url: '/login/v1/sessions',
    payload: { email: 'camille@example.org', password: 'not the right one' },
  });

it('writes that an attempt was refused, and nothing about the person', async () => {
  for (let i = 0; i < 6; i++) await signIn();
  await app.inject({ url: '/api/v1/network', headers: { 'x-api-key': 'guessed key' } });
  for (let i = 0; i < 4; i++) await app.inject({ url: '/api/v1/network', headers: TEST_KEY });
  const route = '/login/v1/sessions';
  expect(events()).toEqual([
    ...Array.from({ length: 5 }, () =>
      expect.objectContaining({
        event: 'sign-in-refused',
        code: 'wrong-credentials',
        method: 'POST',
        route,
        status: 401,
        msg: 'POST /login/v1/sessions was refused: 401 wrong-credentials',
      }),
    ),
    expect.objectContaining({ event: 'sign-in-throttled', code: 'too-many-attempts', route }),
    expect.objectContaining({ event: 'key-refused', code: 'unknown-api-key', route: '/api/v1/network' }),
    expect.objectContaining({ event: 'rate-limited', code: 'too-many-requests', reqId: expect.any(String) }),
  ]);
  expect(lines.join()).not.toMatch(/camille|not the right one|guessed|127\.0\.0\.1/);
  const { body } = await app.inject('/metrics');
  expect(body).toContain('\nhalte_problems_total{code="wrong-credentials"} 5\n');
  expect(body).toContain('\nhalte_problems_total{code="too-many-attempts"} 1\n');
});
