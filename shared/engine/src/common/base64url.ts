const SIGNS = Uint8Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_', (sign) =>
  sign.charCodeAt(0),
);
const ascii = new TextDecoder('latin1');

/** Bytes as text that an address can hold, without padding. By `btoa` it took eight times as long: each journey of an answer has one. */
export function base64urlOf(bytes: Uint8Array): string {
  const signs = new Uint8Array(Math.ceil((bytes.length * 4) / 3));
  let length = 0;
  for (let i = 0; i < bytes.length; i += 3) {
    const bits = (bytes[i]! << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    // What lies behind the end is not written.
    for (let shift = 18; shift >= 0 && length < signs.length; shift -= 6)
      signs[length++] = SIGNS[(bits >> shift) & 63]!;
  }
  return ascii.decode(signs);
}

/** Null for anything that {@link base64urlOf} does not write. */
export function bytesOfBase64url(text: string): Uint8Array | null {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return null;
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
  // The last character may have bits that belong to no byte.
  return base64urlOf(bytes) === text ? bytes : null;
}
