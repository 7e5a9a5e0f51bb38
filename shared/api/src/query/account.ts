import type { Session } from '@halte/contract';
import { useSyncExternalStore } from 'react';

let lastToken: string | null = null;
let lastAccount = 0;

/** A number that replaces a session's token in keys; null for a visitor without one. Each token has its own number. */
export function accountOf(session: Session): number | null {
  const token = session.state.get().authenticated ? session.accessToken() : null;
  if (token === null) return null;
  if (token !== lastToken) {
    lastToken = token;
    lastAccount += 1;
  }
  return lastAccount;
}

const NEVER = () => () => undefined;

/** The account that an answer depends on; null if it depends on none. */
export function useAccount(session: Session, isPersonal: boolean): number | null {
  const account = () => (isPersonal ? accountOf(session) : null);
  return useSyncExternalStore(isPersonal ? session.state.subscribe : NEVER, account, account);
}
