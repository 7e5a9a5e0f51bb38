import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { fakeBackend } from '../../fakeHost/backend.mjs';
import { startFakeHost, USUAL } from '../../fakeHost/server.mjs';
import { localRemoteIn } from '../../proxy/localFiles.mjs';
import { UserError } from '../../userError.mjs';
import { screensOf } from './screens.mjs';
import { visitOf } from './visit.mjs';

/** Until the screen is drawn: the page has two megabytes of scripts, and a machine may do other things. */
const DRAWN_MS = 15_000;
/** One visit at most. */
const VISIT_MS = 45_000;
const DESK = { width: 1440, height: 900 };

/**
 * A browser with the pages of a fake host.
 *
 * @typedef {{
 *   screens: readonly string[],
 *   hasPaint: boolean,
 *   visit: <Result>(address: string, circumstances: Partial<import('../../fakeHost/page.mjs').Circumstances>, use: (visit: import('./visit.mjs').Visit) => Promise<Result>) => Promise<Result>,
 *   violations: () => readonly string[],
 *   close: () => Promise<void>,
 * }} OpenBrowser `screens`: addresses of the remote's screens; `hasPaint`: the build has first paints; `visit`: opens one, and closes it after `use`; `violations`: of the content policy, in all visits so far in which the backend
 * answered as it should
 */

/** Answers for the origins that the remote declares: nobody else's server is asked. */
async function answerOrigins(context, { origins, backend, situation }) {
  for (const origin of origins)
    await context.route(`${origin}/**`, (route) => {
      const request = route.request();
      const path = request.url().split('?')[0];
      const answer = backend({ method: request.method(), path, situation: situation() });
      if (answer === null) return undefined;
      const headers = { ...answer.headers, 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
      return route.fulfill({ status: answer.status, headers, body: answer.body });
    });
}

/** @param {string} executablePath @throws UserError */
async function launch(executablePath) {
  try {
    return await chromium.launch({ executablePath, args: ['--disable-gpu', '--disable-dev-shm-usage'] });
  } catch (error) {
    const [reason] = String(error).split('\n');
    throw new UserError(`${executablePath} does not start as a Chromium: ${reason}`);
  }
}

/** What `work` resolves to. Rejects when the page does not give an answer: it is in an endless loop. @template Result @param {Promise<Result>} work */
function answered(work) {
  const late = Promise.withResolvers();
  const timer = setTimeout(
    () => late.reject(new Error(`the page did not answer within ${VISIT_MS / 1000} s.`)),
    VISIT_MS,
  );
  return Promise.race([work, /** @type {Promise<never>} */ (late.promise)]).finally(() => clearTimeout(timer));
}

/**
 * Starts a browser and the host whose pages it opens. The remote has been built, and the page of the kit.
 *
 * @param {{ folder: string, page: string, executablePath: string, declaration: import('@halte/contract/manifest').RemoteConfig }} remote `page`: folder of the page
 * @returns {Promise<OpenBrowser>}
 * @throws UserError
 */
export async function openBrowser({ folder, page, executablePath, declaration }) {
  const backend = await fakeBackend(folder);
  let now = USUAL;
  const parts = { dist: join(folder, 'dist'), page, backend, circumstances: () => now };
  const browser = await launch(executablePath);
  const host = await startFakeHost({ ...parts, port: 0 });
  const violations = new Set();

  return {
    screens: screensOf(declaration),
    hasPaint: Object.keys(localRemoteIn(parts.dist)?.manifest.paint ?? {}).length > 0,
    violations: () => [...violations],
    async visit(address, circumstances, use) {
      now = { ...USUAL, ...circumstances };
      const context = await browser.newContext({
        ...{ baseURL: host.origin, viewport: DESK, locale: 'fr-FR', timezoneId: 'America/Los_Angeles' },
        ...{ reducedMotion: 'reduce', serviceWorkers: 'block' },
      });
      context.setDefaultTimeout(DRAWN_MS);
      try {
        await answerOrigins(context, { origins: declaration.origins ?? [], backend, situation: () => now.situation });
        const visit = visitOf(await context.newPage());
        await visit.page.goto(address);
        await visit.page
          .waitForFunction(() => {
            const { kitArea } = /** @type {any} */ (window);
            return kitArea?.isDrawn() || kitArea?.problem();
          })
          .catch(() => {
            throw new Error(`it was not drawn within ${DRAWN_MS / 1000} s.\n${visit.errors.join('\n')}`.trim());
          });
        await answered(visit.quiet({ isWaiting: now.situation === 'slow' }));
        const result = await answered(use(visit));
        const found = await visit.page.evaluate(() => /** @type {any} */ (window).kitArea.violations());
        if (now.situation === 'good') for (const one of found) violations.add(`${address}: ${one}`);
        return result;
      } finally {
        await context.close();
      }
    },
    async close() {
      await browser.close();
      await host.stop();
    },
  };
}
