import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { cartWith } from './carts.ts';

export interface HostServer {
  readonly origin: string;
  /** How many tickets are in the cart of the backend from now on. */
  setCart(quantity: number): void;
  close(): void;
}

export interface ServedHeader {
  /** Origin of the header's files. */
  readonly remoteOrigin: string;
  /** Origins that it says it calls, besides its own and the backend. */
  readonly declared: readonly string[];
}

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40"/></svg>';

/** As hosts write it: only the page's own files, the remote's, the backend's and what the tenant declares. */
function contentPolicy(nonce: string, { remoteOrigin, declared }: ServedHeader): string {
  const others = [...new Set([remoteOrigin, ...declared])].join(' ');
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

function send(response: ServerResponse, type: string, body: string | Buffer, status = 200): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
  response.end(body);
}

/** Serves the host's page and a backend on one origin. `files`: folder of the built page. */
export async function startHostServer(files: string, header: ServedHeader): Promise<HostServer> {
  let cart = 0;

  function backendAnswer(path: string): { readonly body: unknown; readonly status: number } {
    if (path.endsWith('/store/cart')) return { body: cartWith(cart), status: 200 };
    if (/\/(?:notifications|banners)$/.test(path)) return { body: [], status: 200 };
    return { body: { code: 'unknown-address', message: 'The kit has no such call.' }, status: 404 };
  }

  function answer(path: string, response: ServerResponse): void {
    const nonce = randomBytes(16).toString('base64');
    if (path.startsWith('/bff/')) {
      const { body, status } = backendAnswer(path);
      send(response, 'application/json; charset=utf-8', JSON.stringify(body), status);
    } else if (path === '/kit/page.js') send(response, 'text/javascript', readFileSync(join(files, 'page.js')));
    else if (path === '/kit/tokens.css') send(response, 'text/css', readFileSync(join(files, 'tokens.css')));
    else if (path.endsWith('.svg')) send(response, 'image/svg+xml', LOGO);
    else if (path !== '/fr') send(response, 'text/plain', 'not found', 404);
    else {
      response.setHeader('content-security-policy', contentPolicy(nonce, header));
      send(response, 'text/html; charset=utf-8', page(nonce));
    }
  }

  const server = createServer((request, response) => {
    answer(new URL(request.url ?? '/', 'http://localhost').pathname, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setCart(quantity) {
      cart = quantity;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
