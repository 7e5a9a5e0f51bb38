import type {} from '@fastify/swagger';
import { createTestApp, TEST_OPTIONS } from '../../testing/testApp.ts';
import { createMetrics } from '../plugins/metrics.ts';
import type { App } from '../plugins/typedApp.ts';
import { createServer } from '../server.ts';
import { openApiOf } from './documentation.ts';
import { serveDocumentation } from './page.ts';

let app: App;

afterEach(() => app.close());

it('is put together once, and not sent twice', async () => {
  app = await createTestApp(() => undefined);
  const described = jest.spyOn(app, 'swagger');
  const first = await app.inject('/openapi.json');
  const again = await app.inject({ url: '/openapi.json', headers: { 'if-none-match': String(first.headers.etag) } });
  const head = await app.inject({ method: 'HEAD', url: '/openapi.json' });
  expect([first.statusCode, again.statusCode, again.body, head.statusCode]).toEqual([200, 304, '', 200]);
  expect(first.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(again.headers['cache-control']).toBe('public, max-age=300');
  expect(described).toHaveBeenCalledTimes(1);
});

it('is what the page for people shows', async () => {
  app = await createServer({ ...TEST_OPTIONS, metrics: createMetrics() }, () => undefined);
  await serveDocumentation(app);
  const page = await app.inject('/docs/json');
  expect(page.json()).toEqual(openApiOf(app));
  expect(page.json().components.schemas).toHaveProperty('Problem');
});
