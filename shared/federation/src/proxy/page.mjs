import { paramsIn } from '../routes/paths.ts';
import { withLocalAreas } from './localAreas.mjs';

/**
 * The remote of the developer: what its build says of it, and where its files are, an address that ends in a slash.
 *
 * @typedef {{ manifest: import('@halte/contract/manifest/remote').RemoteManifest, base: string }} LocalRemote
 */

/** Where the backend is reached through the proxy, for hosts whose pages call another origin. */
export const BACKEND = '/dev/bff';
/** The script that makes the page of a deployed host one of the loop. */
export const PAGE_SCRIPT = '/dev/page.js';

const BOOT = /(<script type="application\/json" id="boot">)(.*?)(<\/script>)/s;

/** Whether a text has all of the page that is changed. @param {string} html */
export const hasBoot = (html) => BOOT.test(html);

/** @param {LocalRemote} local @returns {import('@halte/contract').RemoteEntry} */
export const entryOf = ({ manifest: { container, version, entry }, base }) => ({
  ...{ container, version, entry: `${base}${entry}` },
});

/** As the server of the host does: no text of JSON may end the element. @param {unknown} value */
const jsonForScript = (value) => JSON.stringify(value).replaceAll('<', '\\u003c');

const isAbsolute = (/** @type {string} */ address) => /^https?:\/\//.test(address);

/**
 * The boot document of a deployed host with the local remote.
 *
 * @param {import('@halte/contract').BootDocument} boot
 * @param {LocalRemote} local
 */
export function localBoot(boot, local) {
  const { id, declares, problems } = local.manifest;
  const { tenant, remotes, screens = {}, unreachable, painted: _, ...rest } = boot;
  const { [id]: __, ...otherScreens } = screens;
  const listed = { id, manifest: { id, declares, problems } };
  const composed = withLocalAreas(boot.areas, listed, boot.locale);
  return {
    problems: composed.problems,
    boot: {
      ...rest,
      // Cookies of another domain are none here.
      tenant: {
        ...tenant,
        bffUrl: isAbsolute(tenant.bffUrl) ? BACKEND : tenant.bffUrl,
        cookies: { domain: null, bannersDomain: null },
      },
      remotes: { ...remotes, [id]: entryOf(local) },
      areas: composed.areas,
      screens: otherScreens,
      ...(unreachable && { unreachable: unreachable.filter((other) => other !== id) }),
    },
  };
}

/**
 * Whether an address is one of the screens of the local remote, which the deployed host may not know.
 *
 * @param {LocalRemote} local @param {string} path of a page
 */
export function isLocalAddress({ manifest: { declares } }, path) {
  const [, below] = /^\/[a-z]{2,3}(\/.*)?$/.exec(path) ?? [];
  return declares.routes.some((route) => paramsIn(route.path, below ?? '') !== null);
}

/** Links to files of a folder: the page would load what it does not run. @param {string} html @param {string} base */
const withoutLinksTo = (html, base) =>
  html.replace(/<link rel="(?:preload|stylesheet)"[^>]*>/g, (link) => (link.includes(` href="${base}`) ? '' : link));

/** The markup of the deployed version, and the rules that it uses. @param {string} html */
const withoutPaint = (html) =>
  html
    .replace(/(<style nonce="[^"]*">@layer [^<]*<\/style>\s*)<style nonce="[^"]*">[^<]*<\/style>/, '$1')
    .replace(/(<div id="root">).*?(<\/div>\s*<script)/s, '$1$2');

/**
 * The page of a deployed host, with the local remote; null for a page without a boot document, which is sent as it is.
 *
 * @param {string} html up to the end of its boot document, or more
 * @param {LocalRemote | null} local null while it has not been built: the page waits for it
 * @param {string} [path] of the page: one that only the local remote has is none of the deployed host, whose page says so
 * @returns {{ html: string, problems: readonly string[], boot: import('@halte/contract').BootDocument } | null}
 */
export function localPage(html, local, path = '') {
  const [, , text] = BOOT.exec(html) ?? [];
  if (text === undefined) return null;
  const started = html.replace('<head>', `<head>\n    <script src="${PAGE_SCRIPT}"></script>`);
  /** @type {import('@halte/contract').BootDocument} */
  const boot = JSON.parse(text);
  if (local === null) return { html: started, problems: [], boot };
  const changed = localBoot(boot, local);
  const deployed = boot.remotes[local.manifest.id]?.entry.replace(/[^/]*$/, '');
  const painted = boot.painted === undefined ? started : withoutPaint(started);
  const linked = deployed === undefined ? painted : withoutLinksTo(painted, deployed);
  const found = isLocalAddress(local, path) ? linked.replace(/\s*<meta name="error"[^>]*>/, '') : linked;
  return {
    html: found.replace(BOOT, (_all, start, _boot, end) => `${start}${jsonForScript(changed.boot)}${end}`),
    problems: changed.problems,
    boot,
  };
}
