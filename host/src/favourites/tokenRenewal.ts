import { COOKIES } from '@halte/contract';
import { watchCookies } from '../session/watchCookies.ts';

/** Time for the login widget to renew the token; meanwhile the change is shown optimistically. */
const RENEWAL_TIMEOUT_MS = 4000;

/** Resolves to whether a new token has replaced `former`: false when the session ends, or after {@link RENEWAL_TIMEOUT_MS}. */
export function renewedToken(former: string, accessToken: () => string | null): Promise<boolean> {
  return new Promise((resolve) => {
    function end(): void {
      stopWatching();
      clearTimeout(timer);
      const token = accessToken();
      resolve(token !== null && token !== former);
    }
    const stopWatching = watchCookies([COOKIES.userToken], () => {
      if (accessToken() !== former) end();
    });
    const timer = setTimeout(end, RENEWAL_TIMEOUT_MS);
  });
}
