import { isLocale } from '@halte/contract/locales';
import { composeAreas, textsIn } from '@halte/contract/manifest/compose';
import { entryOf, hasBoot, localPage } from './page.mjs';

/** Characters of a page before its boot document is complete. One that has more is none of Halte. */
const MOST_BEFORE_BOOT = 5_000_000;

const TEXTS = /^\/builds\/texts\/([a-z]{2,3})\.json$/;

/**
 * @typedef {import('./page.mjs').LocalRemote} LocalRemote
 * @typedef {{ write: (text: string) => void, end: (text?: string) => void }} Sink
 * @typedef {(body: import('node:stream').Readable, sink: Sink) => Promise<void>} Change
 */

/** @param {import('node:stream').Readable} body */
async function textOf(body) {
  let text = '';
  for await (const chunk of body) text += chunk;
  return text;
}

/** @param {(content: any) => unknown} change @returns {Change} */
const changeJson = (change) => async (body, sink) => {
  const text = await textOf(body);
  sink.end(JSON.stringify(change(JSON.parse(text))));
};

/**
 * Changes a page as soon as its boot document has come: what follows is passed on as it arrives.
 *
 * @param {LocalRemote | null} local
 * @param {string} path of the page
 * @param {(page: NonNullable<ReturnType<typeof localPage>>) => void} onPage
 * @returns {Change}
 */
const changePage = (local, path, onPage) => async (body, sink) => {
  /** @type {string | null} null once it is sent */
  let held = '';
  for await (const chunk of body) {
    if (held === null) {
      sink.write(chunk);
      continue;
    }
    held += chunk;
    if (!hasBoot(held) && held.length < MOST_BEFORE_BOOT) continue;
    const page = localPage(held, local, path);
    if (page !== null) onPage(page);
    sink.write(page?.html ?? held);
    held = null;
  }
  sink.end(held ?? '');
};

/**
 * How an answer of the deployed host is changed; null for one that stays as it is.
 *
 * @param {{ path: string, type: string, local: LocalRemote | null, onPage: (page: NonNullable<ReturnType<typeof localPage>>) => void }} answer
 * @returns {Change | null}
 */
export function changeOf({ path, type, local, onPage }) {
  if (/^text\/html\b/.test(type)) return changePage(local, path, onPage);
  if (local === null || !/^application\/json\b/.test(type)) return null;
  const { id, declares, problems } = local.manifest;
  if (path === '/builds/latest.json')
    return changeJson((latest) => ({ ...latest, remotes: { ...latest.remotes, [id]: entryOf(local) } }));
  const [, locale = ''] = TEXTS.exec(path) ?? [];
  if (!isLocale(locale)) return null;
  const own = textsIn(composeAreas([{ id, manifest: { id, declares, problems } }]), locale);
  return changeJson((texts) => ({ ...texts, ...own }));
}

/** Whether the answer to a request may be changed, so that it has to come whole. @param {string} path @param {import('node:http').IncomingMessage} request */
export const mayChange = (path, { method, headers }) =>
  method === 'GET' && (path.startsWith('/builds/') || /\btext\/html\b/.test(headers.accept ?? ''));
