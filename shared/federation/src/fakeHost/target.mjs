import { join } from 'node:path';
import { fakeBackend } from './backend.mjs';
import { buildPage } from './buildPage.mjs';
import { startFakeHost } from './server.mjs';

/**
 * The pages of a host that is not there, for one remote.
 *
 * @param {string} folder of the remote
 * @returns {Promise<import('../proxy/target.mjs').Target>}
 * @throws UserError where the testkit is not installed
 */
export async function hostOfKit(folder) {
  const page = join(folder, '.cache/dev-page');
  const [backend] = await Promise.all([
    fakeBackend(folder),
    buildPage({ directory: folder, folder: page, isLoop: true }),
  ]);
  return {
    name: 'pages of the kit',
    start: ({ folder: dist, port, events }) => startFakeHost({ dist, page, backend, port, events, hasMap: true }),
  };
}
