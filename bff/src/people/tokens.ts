import { createHash, randomBytes } from 'node:crypto';
import { unauthenticated } from '../problems/requestError.ts';

const TOKEN_BYTES = 32;

export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** A token is 256 random bits and cannot be guessed: storing a plain hash is enough. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * The token of an `Authorization` header, with or without the word Bearer before it.
 *
 * @throws RequestError `unauthenticated` if there is none.
 */
export function bearerOf(authorization: string | undefined): string {
  const token = authorization?.trim().replace(/^bearer(\s+|$)/i, '') ?? '';
  if (token === '') throw unauthenticated('missing-token', 'Sign in, and send the token in the Authorization header.');
  return token;
}
