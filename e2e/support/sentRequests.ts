import type { Page } from '@playwright/test';

/** A request of the page to the backend. */
export interface Sent {
  /** Method, address and body. */
  readonly what: string;
  readonly path: string;
  readonly language: string | null;
  /** Language of the page when it asked: what a map asks for before the change is committed is in the old language, rightly. */
  readonly page: string;
  /** Milliseconds since the page was opened. */
  readonly at: number;
  /** Whole, not only its head. */
  state: 'pending' | 'answered' | 'failed';
}

const API = /\/(?:api|core|store|login)\//;

/** Writes down what the page asks for, at the moment it asks. */
export async function recordRequests(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { fetch } = window;
    const sent: Sent[] = [];
    window.fetch = async (input, init = {}) => {
      const { url, headers } =
        input instanceof Request ? input : { url: String(input), headers: new Headers(init.headers) };
      const { pathname, search } = new URL(url, location.href);
      const entry: Sent = {
        what: `${init.method ?? 'GET'} ${pathname}${search} ${init.body ?? ''}`,
        path: pathname,
        language: headers.get('accept-language'),
        page: document.documentElement.lang,
        at: performance.now(),
        state: 'pending',
      };
      sent.push(entry);
      const fail = () => {
        entry.state = 'failed';
      };
      const response = await fetch(input, init).catch((error: unknown) => {
        fail();
        throw error;
      });
      response
        .clone()
        .arrayBuffer()
        .then(() => {
          entry.state = response.ok ? 'answered' : 'failed';
        }, fail);
      return response;
    };
    Object.assign(window, { sent });
  });
}

/** The requests to the API since the page was opened. */
export async function requestsOf(page: Page): Promise<readonly Sent[]> {
  const all = await page.evaluate(() => (window as unknown as { readonly sent: readonly Sent[] }).sent);
  return all.filter(({ path }) => API.test(path));
}

/** Those whose language is not that of the page. */
export const inOtherLanguage = (sent: readonly Sent[]) =>
  sent.filter(({ page, language }) => language !== null && language !== page);
