import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { CAPABILITIES } from '@halte/contract/levels';
import { DEFAULT_LOCALE, isLocale } from '@halte/contract/locales';
import { areasFor, composeAreas } from '@halte/contract/manifest/compose';
import { BUILDS } from '../dev/events.mjs';
import { isHere, listenOn } from '../local.mjs';
import { FILES, localRemoteIn, sendBuilt } from '../proxy/localFiles.mjs';
import { addressOf, paramsIn } from '../routes/paths.ts';
import { PAGE_FILES } from './buildPage.mjs';
import { paintedOf, policyOf, renderPage } from './page.mjs';

/** Where the backend of the pages is. */
export const BACKEND = '/bff';

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#8a94a6"/></svg>';

/** @type {import('./page.mjs').Circumstances} */
export const USUAL = { situation: 'good', capabilities: CAPABILITIES, isLater: false, isPainted: false };

/**
 * @typedef {{
 *   dist: string, page: string, backend: import('./backend.mjs').Backend,
 *   events?: ReturnType<typeof import('../dev/events.mjs').createBuildEvents>, hasMap?: boolean, circumstances?: () => import('./page.mjs').Circumstances,
 * }} HostParts `dist`: the build of the remote; `page`: folder of the built page; `events`: of builds, for the development loop; `circumstances`: of the next answer
 */

/** The part of an address below its language; null for an address without one. @param {string} pathname */
function addressIn(pathname) {
  const [, locale = '', path = ''] = /^\/([a-z]{2,3})(\/.*)?$/.exec(pathname) ?? [];
  return isLocale(locale) ? { locale, path } : null;
}

/** The screen of the remote at a path. */
function screenAt(routes, path) {
  for (const route of routes) {
    const params = paramsIn(route.path, path);
    if (params !== null) return { route, params };
  }
  return null;
}

/** @param {HostParts} parts */
function createPages({ dist, hasMap = false, circumstances = () => USUAL }) {
  /** @param {URL} url @returns {{ status: number, headers: Record<string, string>, body: string }} */
  return (url) => {
    const local = localRemoteIn(dist);
    const sentence = (status, text) => ({
      status,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
      body: `${text}\n`,
    });
    if (local === null) return sentence(503, 'The remote is not built yet. Load this page again.');
    const { manifest, base } = local;
    const { id, declares, problems } = manifest;
    const address = addressIn(url.pathname);
    const [start] = declares.routes;
    if (address === null) {
      const headers = { location: `/${DEFAULT_LOCALE}${start?.path.replace(/\/:\w+\?$/, '') ?? ''}${url.search}` };
      return { status: 302, headers, body: '' };
    }
    const { locale, path } = address;
    const { capabilities, isLater, isPainted } = circumstances();
    const areas = areasFor(composeAreas([{ id, manifest: { id, declares, problems } }]), locale);
    const screen = screenAt(areas.routes, path);
    const view = screen?.route.view ?? screen?.route.name ?? '';
    const query = Object.fromEntries(url.searchParams);
    const file = manifest.paint?.[`${view}.${locale}`];
    const painted =
      isPainted && file !== undefined
        ? paintedOf(readFileSync(join(dist, file), 'utf8'), {
            href: (target) => addressOf({ routes: areas.routes, locale }, target),
            query,
          })
        : null;
    const sheets = painted === null ? [] : ['remote', view].flatMap((group) => manifest.preload[group]?.css ?? []);
    const nonce = randomBytes(16).toString('base64');
    const boot = {
      ...{ id, locale, areas, capabilities, isLater, hasMap, isPainted: painted !== null, backend: BACKEND },
      entry: { container: manifest.container, version: manifest.version, entry: `${base}${manifest.entry}` },
      isSignedIn: screen?.route.signIn === true,
    };
    const title = screen === null ? id : (areas.texts[`title.${screen.route.name}`] ?? id);
    return {
      status: screen === null ? 404 : 200,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': policyOf({ nonce, id, origins: declares.origins }),
        'x-content-type-options': 'nosniff',
      },
      body: renderPage({ nonce, title, boot, painted, sheets: [...new Set(sheets)].map((name) => `${base}${name}`) }),
    };
  };
}

/** @param {HostParts} parts */
function createHandler(parts) {
  const { dist, page, backend, events, circumstances = () => USUAL } = parts;
  const pageOf = createPages(parts);
  /** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
  return (request, response) => {
    const { url: address = '/', method = 'GET', headers } = request;
    const send = (status, more, body = '') => response.writeHead(status, more).end(body);
    if (!isHere(headers.host)) return send(421, {}, 'This is answered on localhost only.\n');
    const url = URL.parse(address, 'http://localhost');
    if (url === null) return send(400, {}, 'This is no address.\n');
    const { pathname } = url;
    if (pathname === BUILDS && events !== undefined) return events.send(response);
    if (pathname.startsWith(FILES)) return sendBuilt(response, { folder: dist, name: pathname.slice(FILES.length) });
    if (pathname.startsWith(PAGE_FILES))
      return sendBuilt(response, { folder: page, name: pathname.slice(PAGE_FILES.length) });
    if (pathname.startsWith(`${BACKEND}/`)) {
      const answer = backend({ method, path: pathname.slice(BACKEND.length), ...circumstances() });
      // One that never comes ends with the page.
      return answer && send(answer.status, answer.headers, answer.body);
    }
    if (pathname.endsWith('.svg')) return send(200, { 'content-type': 'image/svg+xml' }, PICTURE);
    const answer = pageOf(url);
    return send(answer.status, answer.headers, answer.body);
  };
}

/**
 * A host on this machine that shows one remote: it has no other, and its backend answers as its document says.
 *
 * @param {HostParts & { port: number }} options `port`: 0 for a free one
 * @returns {Promise<{ origin: string, stop: () => Promise<void> }>} rejects where the port is taken
 */
export const startFakeHost = ({ port, ...parts }) => listenOn(port, createServer(createHandler(parts)));
