import { COOKIES } from '@halte/contract';
import { watchCookies } from '../session/watchCookies.ts';

/** Whoever makes tokens has so long to make another one; the traveller sees the change as made meanwhile. */
const RENEWAL_TIMEOUT_MS = 4000;

/** Resolves to whether another token has come in the place of `former`. It has not when the session ends, or nothing happens for some seconds. */
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
