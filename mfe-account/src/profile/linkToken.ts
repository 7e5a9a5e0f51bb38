/** Purpose and token of the link in an e-mail. */
export interface LinkToken {
  readonly purpose: 'confirm' | 'reset';
  readonly token: string;
}

/** The token in the fragment of an address; null where there is none. Only the two purposes, and the letters that tokens consist of. */
export function parseLinkToken(hash: string): LinkToken | null {
  const [, purpose, token] = /^#(confirm|reset)=([\w-]{16,200})$/.exec(hash) ?? [];
  return token !== undefined && (purpose === 'confirm' || purpose === 'reset') ? { purpose, token } : null;
}

/** Reads the token of this page's address and takes it out, so that it is neither in the history nor copied with the address. */
export function takeLinkToken(): LinkToken | null {
  const found = parseLinkToken(location.hash);
  if (location.hash !== '') history.replaceState(history.state, '', `${location.pathname}${location.search}`);
  return found;
}
