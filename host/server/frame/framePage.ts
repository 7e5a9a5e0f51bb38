import { randomBytes } from 'node:crypto';
import type { PublicTenant } from '@halte/contract';
import type { Tenant } from '@halte/contract/tenant';
import { CONFIG_ID, type FrameConfig } from '../../src/frame/protocol.ts';
import { jsonForScript } from '../page/escape.ts';
import { lookVariables } from '../page/look.ts';
import type { FoundHeader } from './findHeader.ts';

export interface FramePageInput {
  readonly tenant: Tenant;
  readonly shared: PublicTenant;
  readonly header: FoundHeader;
  /** Address of this host as browsers see it, for files that it serves. */
  readonly host: string;
  /** Style sheets of the host: its tokens. */
  readonly styles: readonly string[];
  /** `@font-face` rules of the host. */
  readonly fontFaces: string;
}

export interface FramePage {
  readonly html: string;
  readonly policy: string;
}

const STYLE =
  'html,body{height:100%;margin:0;background:transparent;overflow:hidden}body{min-height:0}#root{min-height:65px}';

function originsOf(addresses: readonly (string | undefined)[]): string[] {
  const origins = addresses.map((address) => (address === undefined ? null : (URL.parse(address)?.origin ?? null)));
  return [...new Set(origins.filter((origin) => origin !== null))];
}

/**
 * The policy of the frame. Scripts are allowed by hash only: those in the manifest, whatever their address, and this host's own by its nonce.
 * `sandbox` also applies when the page is opened on its own: without it, the header would run in this host's origin.
 */
function policyOf(nonce: string, { shared, header, host }: FramePageInput): string {
  const { manifest, base } = header;
  const hashes = [...new Set(Object.values(manifest.integrity))].map((hash) => `'${hash}'`);
  const own = originsOf([new URL(base, host).href]);
  const pictures = originsOf([shared.logo.light, shared.logo.dark, shared.bffUrl]);
  return [
    `default-src 'none'`,
    `sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation`,
    `script-src 'nonce-${nonce}' ${hashes.join(' ')}`,
    `style-src 'self' 'unsafe-inline' ${own.join(' ')}`,
    `font-src 'self' ${own.join(' ')}`,
    `img-src 'self' data: ${[...new Set([...own, ...pictures])].join(' ')}`,
    `connect-src ${[...new Set([...own, ...manifest.origins])].join(' ')}`,
    `base-uri 'self'`,
    `form-action 'none'`,
    `frame-ancestors 'self'`,
  ].join('; ');
}

/** The page of the frame in which a tenant's own header runs. */
export function renderFramePage(input: FramePageInput): FramePage {
  const { tenant, header, host, styles, fontFaces } = input;
  const nonce = randomBytes(16).toString('base64');
  const base = new URL(header.base, host);
  const absolute = (file: string) => new URL(file, base).href;
  const config: FrameConfig = {
    container: header.manifest.container,
    entry: absolute(header.manifest.entry),
    integrity: Object.fromEntries(
      Object.entries(header.manifest.integrity).map(([file, hash]) => [absolute(file), hash]),
    ),
  };
  const links = styles.map((file) => `<link rel="stylesheet" href="/assets/${file}">`).join('');
  const html = `<!doctype html>
<html>
  <head>
    <meta charset="utf-8">
    <base target="_top">
    <title>Header</title>
    ${links}
    <style>${fontFaces}${lookVariables(tenant)}${STYLE}</style>
  </head>
  <body>
    <div id="root"></div>
    <script type="application/json" id="${CONFIG_ID}">${jsonForScript(config)}</script>
    <script nonce="${nonce}" src="/assets/frame/headerFrame.js"></script>
  </body>
</html>
`;
  return { html, policy: policyOf(nonce, input) };
}
