import { createPublicKey, verify } from 'node:crypto';
import type { RegistryKey } from '@halte/contract/registry/schema';

function isSignedBy({ ed25519 }: RegistryKey, content: Buffer, signature: Buffer): boolean {
  try {
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: ed25519 }, format: 'jwk' });
    return verify(null, content, key, signature);
  } catch {
    // 43 characters that are no point of the curve.
    return false;
  }
}

/**
 * Whether one of these keys signed the content (Ed25519, RFC 8032).
 *
 * @param signature base64
 */
export function isSigned(content: Buffer, signature: string, keys: readonly RegistryKey[]): boolean {
  const bytes = Buffer.from(signature.trim(), 'base64');
  return keys.some((key) => isSignedBy(key, content, bytes));
}

/** @param now milliseconds since the epoch */
export function keysInForce(keys: readonly RegistryKey[], now: number): readonly RegistryKey[] {
  return keys.filter(({ until }) => until === undefined || Date.parse(until) > now);
}
