/**
 * Reads the token of a link to unsubscribe, in the fragment or, in older links, in the query, and takes it out of the address: it must be neither
 * in the history nor copied with the address.
 */
export function takeUnsubscribeToken(): string | undefined {
  const url = new URL(location.href);
  const token = new URLSearchParams(url.hash.slice(1)).get('token') ?? url.searchParams.get('token') ?? undefined;
  if (token === undefined) return undefined;
  url.searchParams.delete('token');
  history.replaceState(history.state, '', `${url.pathname}${url.search}`);
  return token;
}
