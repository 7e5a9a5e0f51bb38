import { createServer } from '../http/server.ts';
import type { App } from '../http/typedApp.ts';

export const TEST_KEY = { 'x-api-key': 'halte-test' };

/** The routes of one area behind everything that all routes stand behind: keys, limits, problems. For `inject`; close it after use. */
export async function createTestApp(routes: (app: App) => void): Promise<App> {
  const app = await createServer({ apiKeys: ['halte-test'], origins: [], logLevel: 'silent' }, (scope) => {
    routes(scope);
  });
  await app.ready();
  return app;
}
