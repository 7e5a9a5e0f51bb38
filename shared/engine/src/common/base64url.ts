/** Bytes as text that an address can hold, without padding. */
export function base64urlOf(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Null for anything that {@link base64urlOf} does not write. */
export function bytesOfBase64url(text: string): Uint8Array | null {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return null;
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
  // The last character may have bits that belong to no byte.
  return base64urlOf(bytes) === text ? bytes : null;
}
