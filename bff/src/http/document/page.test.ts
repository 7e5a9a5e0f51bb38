import { TEST_OPTIONS } from '../../testing/testApp.ts';
import { createMetrics } from '../plugins/metrics.ts';
import { createServer } from '../server.ts';
import { serveDocumentation } from './page.ts';

it('is a page that takes nothing from elsewhere', async () => {
  const app = await createServer({ ...TEST_OPTIONS, metrics: createMetrics() }, () => undefined);
  await serveDocumentation(app);
  const { statusCode, headers } = await app.inject('/docs');
  await app.close();
  const policy = String(headers['content-security-policy']);
  expect([statusCode, policy.includes("script-src 'self' ")]).toEqual([200, true]);
  expect(policy).not.toMatch(/https?:|\w\.\w/);
});
