import type { Locale } from '@halte/contract/locales';
import { OFFLINE_WORDS } from './words.ts';

const STYLE =
  ':root{color-scheme:light dark;font:1.0625rem/1.5 system-ui,sans-serif}body{display:grid;place-content:center;min-height:90svh;margin:0;padding:1.5rem;text-align:center}main{max-width:26rem}a{display:inline-block;padding:.75rem 1.5rem;border:2px solid;border-radius:.5rem;color:inherit;font-weight:600;text-decoration:none}';

async function styleSource(): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(STYLE)));
  return `'sha256-${btoa(String.fromCharCode(...hash))}'`;
}

/** Stands for a page that is not kept while there is no network. It runs no script: its link loads the address again. */
export async function offlinePage(locale: Locale): Promise<Response> {
  const { title, text, retry } = OFFLINE_WORDS[locale];
  const html = `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1><p>${text}</p><p><a href="">${retry}</a></p></main></body></html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src ${await styleSource()}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
