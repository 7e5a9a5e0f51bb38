import { join } from 'node:path';
import { UserError } from '../userError.mjs';
import { hasBoot, localPage } from './page.mjs';
import { buildPageScript } from './pageScript.mjs';
import { startProxy } from './server.mjs';

const WAIT_MS = 20_000;

/**
 * What shows the remote while it is written.
 *
 * @typedef {{
 *   name: string,
 *   start: (parts: { folder: string, port: number, events: ReturnType<typeof import('../dev/events.mjs').createBuildEvents>, say: (sentence: string) => void }) => Promise<{ stop: () => Promise<void> }>,
 * }} Target `name`: of its pages, in a sentence; `start`: `folder` is that of the remote's build; rejects where the port is taken
 */

/** Asks the host for a page, so that what is wrong with it is said before anything is built. @param {{ origin: string, tenant: string | null }} host */
async function assertHost({ origin, tenant }) {
  const query = tenant === null ? '' : `?tenant=${encodeURIComponent(tenant)}`;
  const signal = AbortSignal.timeout(WAIT_MS);
  const answer = await fetch(`${origin}/${query}`, { signal, headers: { accept: 'text/html' } }).catch((error) => {
    throw new UserError(`${origin} does not answer (${error.cause?.code ?? error.name}).`);
  });
  const { origin: end } = new URL(answer.url);
  if (end !== origin) throw new UserError(`${origin} leads to ${end}: name that one with --host.`);
  if (answer.status >= 500) throw new UserError(`${origin} is not well: it answered ${answer.status}.`);
  const html = await answer.text();
  if (!hasBoot(html)) throw new UserError(`${origin} answered ${answer.status} without a page of Halte.`);
  // A redirect may have lost the query.
  const shown = localPage(html, null)?.boot.tenant.id;
  if (tenant !== null && query !== '' && new URL(answer.url).searchParams.has('tenant') && shown !== tenant)
    throw new UserError(
      `${origin} shows the tenant ${shown}: it lets no address name another. Name the host of that tenant.`,
    );
}

/**
 * The pages of a deployed host.
 *
 * @param {{ origin: string, tenant: string | null }} host @param {string} folder of the remote
 * @returns {Promise<Target>}
 * @throws UserError where it is none
 */
export async function deployedHost({ origin, tenant }, folder) {
  await assertHost({ origin, tenant });
  const pageScript = await buildPageScript({ directory: folder, folder: join(folder, '.cache/dev-page') });
  return { name: `pages of ${origin}`, start: (parts) => startProxy({ ...parts, origin, tenant, pageScript }) };
}
