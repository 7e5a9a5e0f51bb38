import type { EpochSeconds } from '@halte/engine/common/time';
import type { RequestError } from '@halte/engine/problems/requestError';
import { unauthenticated } from '../problems/requestError.ts';
import type { Session, SignedIn, Store, User } from '../store/store.ts';
import { bearerOf, newToken, tokenHash } from './tokens.ts';

/**
 * A session expires 30 days after it begins, used or not: long enough that a traveller does not type a password on the
 * platform, short enough that a lost phone or a copied token does not work forever. It is not extended, because the token is in a
 * cookie that is written only once.
 */
export const SESSION_SECONDS = 30 * 86_400;
const SWEEP_EVERY_SECONDS = 3_600;

export interface SessionManager {
  /** @param device name by which its user recognises the session */
  begin(user: User, device: string): Promise<{ readonly token: string; readonly session: Session }>;
  /** @throws RequestError `unauthenticated` if the header has no token, or an unknown or expired one. */
  signedIn(authorization: string | undefined): Promise<SignedIn>;
  /**
   * Does nothing if the session has already ended.
   *
   * @throws RequestError `unauthenticated` if the header has no token, or if `isOwn` rejects its user.
   */
  end(authorization: string | undefined, isOwn: (user: User) => boolean): Promise<void>;
}

export function createSessionManager(sessions: Store['sessions'], now: () => EpochSeconds): SessionManager {
  let sweptAt = 0;

  async function sweep(): Promise<void> {
    if (now() - sweptAt < SWEEP_EVERY_SECONDS) return;
    sweptAt = now();
    await sessions.removeExpired(now());
  }

  return {
    async begin(user, device) {
      await sweep();
      const token = newToken();
      const createdAt = now();
      const session = {
        tokenHash: tokenHash(token),
        userId: user.id,
        createdAt,
        expiresAt: createdAt + SESSION_SECONDS,
        device,
      };
      await sessions.create(session);
      return { token, session };
    },
    async signedIn(authorization) {
      const found = await sessions.find(tokenHash(bearerOf(authorization)), now());
      if (!found) throw sessionOver();
      return found;
    },
    async end(authorization, isOwn) {
      const hash = tokenHash(bearerOf(authorization));
      const found = await sessions.find(hash, now());
      if (found && !isOwn(found.user)) throw sessionOver();
      await sessions.remove(hash);
    },
  };
}

export function sessionOver(): RequestError {
  return unauthenticated('session-over', 'The session is over: sign in again.');
}
