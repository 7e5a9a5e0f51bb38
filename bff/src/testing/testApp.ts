import { createMetrics } from '../http/plugins/metrics.ts';
import type { App } from '../http/plugins/typedApp.ts';
import { createServer, type ServerOptions } from '../http/server.ts';

export const TEST_KEY = { 'x-api-key': 'halte-test' };

/** Without logs and rate limits. */
export const TEST_OPTIONS: Omit<ServerOptions, 'metrics'> = {
  apiKeys: ['halte-test'],
  origins: [],
  localOrigins: true,
  metricsToken: null,
  logLevel: 'silent',
  ratePerMinute: 0,
  trustProxy: false,
};

/** The routes of one area behind everything common to all routes: keys, limits, problems. For `inject`; close it after use. */
export async function createTestApp(routes: (app: App) => void, options: Partial<ServerOptions> = {}): Promise<App> {
  const app = await createServer({ ...TEST_OPTIONS, ...options, metrics: createMetrics() }, routes);
  await app.ready();
  return app;
}
