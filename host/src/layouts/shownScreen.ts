import { ACCOUNT, SIGN_IN_VIEW, type View } from '@halte/contract';
import type { App } from '../context/appContext.ts';
import type { Loadable } from '../remotes/loadable.ts';
import type { Shown } from '../routes/navigationTarget.ts';
import { signedOutPage } from '../routes/signedOutPage.ts';

/** The page of the account that asks to sign in, in place of home; null for none. */
export function signInPage({ areas, session }: Pick<App, 'areas' | 'session'>, shown: Shown) {
  return session.state.get().authenticated ? null : signedOutPage(areas.routes, shown.current);
}

/** The screen of a remote that a page shows; null for pages of the host itself. */
export function shownScreen(
  app: Pick<App, 'areas' | 'session' | 'remotes' | 'screenOf'>,
  shown: Shown,
): Loadable<View> | null {
  if (signInPage(app, shown)) return app.remotes.screen(ACCOUNT, SIGN_IN_VIEW);
  return shown.kind === 'screen' ? app.screenOf(shown.route) : null;
}
