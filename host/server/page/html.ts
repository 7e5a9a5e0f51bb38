import { type Appearance, type BootDocument, directionOf } from '@halte/contract';
import type { Tenant } from '@halte/contract/tenant';
import { scriptsAfterPaint } from './afterPaint.ts';
import { escapeHtml, jsonForScript } from './escape.ts';
import type { PaintedPage } from './firstPaint.ts';
import { FIRST_TAP } from './firstTap.ts';
import { lookVariables } from './look.ts';
import type { PageStyles } from './styles.ts';
import { type PageTextKey, pageText } from './texts.ts';

export interface PageInput {
  readonly boot: BootDocument;
  readonly tenant: Tenant;
  /** `system` leaves it to the app, which knows what the traveller chose. */
  readonly theme: Appearance;
  /** Key of the screen's title among the host's texts. */
  readonly titleKey: string;
  readonly nonce: string;
  /** Addresses of the scripts that start the app. */
  readonly scripts: readonly string[];
  readonly styles: PageStyles;
  /** `@font-face` rules. */
  readonly fontFaces: string;
  /** The first screen as markup; null for a skeleton. */
  readonly painted: Pick<PaintedPage, 'html' | 'ownCss'> | null;
  /** Preload links, ready-made. */
  readonly preload: string;
  readonly noIndex: boolean;
  /** Markup for browsers that run no script. */
  readonly noscript: string;
  /** Elements with answers of the backend that are known already. */
  readonly data: string;
  /** Error for programs, in English; null without an error. */
  readonly error: string | null;
}

/** The end of a page, which is sent after its first data. */
export const PAGE_END = '  </body>\n</html>\n';

/** The order of `tokens.css`, said before any file: whichever begins with a component would put its layer below the reset. */
const LAYERS = '@layer reset,base,ui;';

/** Skeleton until the app is mounted. It uses the design tokens only. */
const SKELETON_STYLE = `
.boot-header{height:65px;background:var(--boot-header,var(--c-surface));box-shadow:0 1px 0 var(--c-border)}
.boot-banners{margin-bottom:2.75rem}
.boot-panel{display:flex;flex-direction:column;gap:1rem;max-width:44rem;margin:0 auto;padding:1.5rem 1rem}
.boot-panel i{display:block;height:3.5rem;border-radius:.625rem;background:var(--c-sunken)}
.boot-panel i:first-child{width:60%;height:2rem}
`.replaceAll('\n', '');

/** For browsers that run no script. */
const PAGE_STYLE = '.noscript{max-width:44rem;margin:0 auto;padding:1rem}.noscript li{padding:.375rem 0}';

const skeleton = (hasBanners: boolean) =>
  `<div aria-hidden="true"><div class="boot-header${hasBanners ? ' boot-banners' : ''}"></div><div class="boot-panel"><i></i><i></i><i></i></div></div>`;

const startScript = (src: string) => `<script src="${escapeHtml(src)}" defer fetchpriority="high"></script>`;
const startPreload = (src: string) => `<link rel="preload" as="script" href="${escapeHtml(src)}" fetchpriority="high">`;

/** The HTML page up to {@link PAGE_END}, with everything that the app needs to start. */
export function renderPage({
  boot,
  tenant,
  theme,
  titleKey,
  nonce,
  scripts,
  styles,
  fontFaces,
  painted,
  preload,
  noIndex,
  noscript,
  data,
  error,
}: PageInput): string {
  const text = (key: PageTextKey) => escapeHtml(pageText(boot.tenant, boot.locale, key));
  const { light, dark } = tenant.colors;
  // Before the preloads: the browser asks for files of one priority in the order of the document, and all others wait for this one.
  const starts = scripts.map(painted === null ? startScript : startPreload).join('');
  return `<!doctype html>
<html lang="${boot.locale}" dir="${directionOf(boot.locale)}"${theme === 'system' ? '' : ` data-theme="${theme}"`}>
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
    <title>${escapeHtml(pageText(boot.tenant, boot.locale, titleKey, boot.areas.texts))} – ${escapeHtml(boot.tenant.name)}</title>
    <meta name="description" content="${text('page.description')}">
    <meta name="theme-color" content="${light.brand}" media="(prefers-color-scheme: light)">
    <meta name="theme-color" content="${dark.brand}" media="(prefers-color-scheme: dark)">
    <meta name="csp-nonce" nonce="${nonce}">${noIndex ? '\n    <meta name="robots" content="noindex">' : ''}${error === null ? '' : `\n    <meta name="error" content="${escapeHtml(error)}">`}
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <link rel="manifest" href="/manifest.webmanifest">
    <style nonce="${nonce}">${LAYERS}${fontFaces}</style>
    ${styles.head}
    ${starts}${styles.preloads}
    <style nonce="${nonce}">${lookVariables(tenant)}${PAGE_STYLE}${painted?.ownCss ?? SKELETON_STYLE}</style>
    ${preload}
  </head>
  <body>
    <noscript><section class="noscript" aria-label="${escapeHtml(boot.tenant.name)}">${noscript}</section></noscript>
    <div id="root">${painted?.html ?? skeleton(boot.hasBanners === true)}</div>${painted === null ? '' : `\n    <script>${FIRST_TAP}</script>${scriptsAfterPaint(scripts)}`}
    <script type="application/json" id="boot">${jsonForScript(boot)}</script>
${data}`;
}
