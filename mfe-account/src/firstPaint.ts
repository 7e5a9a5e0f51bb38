import type { PaintedViews } from '@halte/contract/firstPaint';

/** The views that the build renders for the first paint. The prompt to sign in is painted in the place of the favourites only, which need no account. */
export const firstPaint: PaintedViews = {
  'account-favorites': {},
  'account-sign-in': {
    route: 'index',
    query: (_, host) => ({ redirect: host.navigation.href({ name: 'account-favorites' }) }),
  },
};
