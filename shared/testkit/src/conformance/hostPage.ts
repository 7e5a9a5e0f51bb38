import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { BrowserContext, Route } from '@playwright/test';
import { cartWith } from './carts.ts';

/** Where the page of the kit is: the browser answers itself, and treats it as a page of this machine. */
export const ORIGIN = 'http://kit.localhost';
/** The built page and its styles are next to the built rules. */
const FILES = import.meta.dirname;

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40"/></svg>';

/** As hosts write it: only the page's own files, the remote's, the backend's and what the tenant declares. */
function contentPolicy(nonce: string, origins: readonly string[]): string {
  const others = origins.join(' ');
  return [
    `default-src 'none'`,
    `script-src 'self' ${others}`,
    `style-src 'self' 'nonce-${nonce}' ${others}`,
    `img-src 'self' data: ${others}`,
    `font-src 'self' ${others}`,
    `connect-src 'self' ${others}`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `object-src 'none'`,
  ].join('; ');
}

const page = (nonce: string) => `<!doctype html>
<html lang="fr">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Host of the conformance kit</title>
    <meta name="csp-nonce" nonce="${nonce}">
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/kit/tokens.css">
    <style data-kit nonce="${nonce}">
      * { box-sizing: border-box; }
      body { margin: 0; min-height: 100vh; background: var(--c-bg); color: var(--c-text); font-family: system-ui, sans-serif; }
      h1, p { margin: 0; }
      header { position: sticky; top: 0; min-height: 65px; background: var(--c-surface); }
      header > div { min-height: inherit; }
      @media (width < 64rem) { [data-kit="sidebar"], [data-kit="footer"] { display: none; } }
      main { padding: 1rem; }
      main a { color: var(--c-text); }
      main a, main button { display: inline-block; min-height: 44px; }
    </style>
    <script src="/kit/page.js" defer></script>
  </head>
  <body>
    <div data-kit="start" tabindex="-1"></div>
    <header></header>
    <!-- All parts of the header come before the rest, so that Tab passes them one after the other. -->
    <aside data-kit="sidebar" aria-label="Kit"></aside>
    <footer data-kit="footer"></footer>
    <main><div data-kit="react"></div><h1>Trip</h1><p>Text <a href="/kit/page">link</a></p><button type="button">Button</button></main>
  </body>
</html>
`;

function answerBackend(route: Route, path: string, cart: number): Promise<void> {
  if (path.endsWith('/store/cart')) return route.fulfill({ json: cartWith(cart) });
  if (/\/(?:notifications|banners)$/.test(path)) return route.fulfill({ json: [] });
  return route.fulfill({ status: 404, json: { code: 'unknown-address', message: 'The kit has no such call.' } });
}

/** Answers for the host's page and for a backend. `origins`: those that the header may load from and call. */
export async function serveHostPage(context: BrowserContext, origins: readonly string[]) {
  let cart = 0;
  await context.route(`${ORIGIN}/**`, (route) => {
    const path = new URL(route.request().url()).pathname;
    if (path.startsWith('/bff/')) return answerBackend(route, path, cart);
    if (path === '/kit/page.js' || path === '/kit/tokens.css')
      return route.fulfill({ path: join(FILES, path.slice('/kit/'.length)) });
    if (path.endsWith('.svg')) return route.fulfill({ contentType: 'image/svg+xml', body: LOGO });
    if (path !== '/fr') return route.fulfill({ status: 404, body: 'not found' });
    const nonce = randomBytes(16).toString('base64');
    const headers = { 'content-security-policy': contentPolicy(nonce, origins) };
    return route.fulfill({ headers, contentType: 'text/html; charset=utf-8', body: page(nonce) });
  });
  return {
    /** How many tickets are in the cart of the backend from now on. */
    setCart(quantity: number): void {
      cart = quantity;
    },
  };
}
