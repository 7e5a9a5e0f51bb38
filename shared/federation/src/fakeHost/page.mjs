import { parseFirstPaint } from '@halte/contract/firstPaint';
import { filledPaint } from '../prerender/filledPaint.ts';
import { PAGE_FILES } from './buildPage.mjs';

/**
 * What a page is like besides its address. `capabilities`: those of the host; `isLater`: a host of a later contract, which has members that nobody knows;
 * `isPainted`: it begins with the first paint of its screen, where the build has one.
 *
 * @typedef {{ situation: import('./backend.mjs').Situation, capabilities: readonly string[], isLater: boolean, isPainted: boolean }} Circumstances
 */

const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text) => text.replace(/[&<>"]/g, (character) => ENTITIES[character]);
const jsonForScript = (value) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * The content policy of a page, as hosts write it: own files, and the origins that the remote declares. The remote may have one Trusted Types policy, of its own name.
 *
 * @param {{ nonce: string, id: string, origins: readonly string[] }} page
 */
export function policyOf({ nonce, id, origins }) {
  const own = ["'self'", ...origins].join(' ');
  return [
    `default-src 'none'`,
    `script-src ${own}`,
    `style-src ${own} 'nonce-${nonce}'`,
    `img-src ${own} data:`,
    `font-src ${own}`,
    `connect-src ${own}`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `object-src 'none'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types default halte#${id} 'allow-duplicates'`,
  ].join('; ');
}

/**
 * The markup and the rules of a first paint, for a page of this address.
 *
 * @param {string} content of its file
 * @param {import('../prerender/filledPaint.ts').PaintAddress} address
 */
export function paintedOf(content, address) {
  const paint = parseFirstPaint(JSON.parse(content));
  if (paint === null) throw new Error('The file of the first paint is not one that a host reads.');
  return { html: filledPaint(paint, address), css: paint.css };
}

/**
 * @param {{ nonce: string, title: string, boot: object & { locale: string }, painted: { html: string, css: string } | null, sheets: readonly string[] }} page
 * `sheets`: of the painted screen
 */
export function renderPage({ nonce, title, boot, painted, sheets }) {
  const links = sheets.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`).join('');
  return `<!doctype html>
<html lang="${boot.locale}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escapeHtml(title)}</title>
    <meta name="csp-nonce" nonce="${nonce}">
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="${PAGE_FILES}page.css">
    ${links}${painted === null ? '' : `<style data-kit nonce="${nonce}">${painted.css}</style>`}
    <script src="${PAGE_FILES}page.js" defer></script>
  </head>
  <body>
    <header data-kit="header"></header>
    <div data-kit="map"></div>
    <div data-kit="start-of-screen" tabindex="-1"></div>
    <main id="content" tabindex="-1"><div data-kit="screen">${painted?.html ?? ''}</div></main>
    <footer data-kit="footer"><button type="button">End</button></footer>
    <script type="application/json" id="boot">${jsonForScript(boot)}</script>
  </body>
</html>
`;
}
