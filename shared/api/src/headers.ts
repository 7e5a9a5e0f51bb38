import type { Locale } from '@halte/contract';

export interface Caller {
  readonly apiKey: string;
  readonly locale: Locale;
  /** Token of a signed-in traveller; null for everybody else. */
  readonly accessToken: string | null;
}

const ABSOLUTE = /^(?:[a-z][a-z\d+.-]*:)?\/\//i;

/**
 * API key, language and token, for the backend only. A call with an absolute address goes to another server and gets no default header,
 * least of all the token.
 */
export function defaultHeaders(url: string, { apiKey, locale, accessToken }: Caller): Readonly<Record<string, string>> {
  if (ABSOLUTE.test(url)) return {};
  return {
    'X-Api-Key': apiKey,
    'Accept-Language': locale,
    ...authorization(accessToken),
  };
}

/** The header for the token of a traveller, which may bring its scheme; none for visitors. */
export function authorization(accessToken: string | null): Readonly<Record<string, string>> {
  return accessToken === null ? {} : { Authorization: `Bearer ${accessToken.replace(/^Bearer /i, '')}` };
}
