import type { View } from '@halte/contract';
import type { Loadable } from '../remotes/loadable.ts';
import type { Shown } from '../routes/navigationTarget.ts';
import { signedOutPage } from '../routes/signedOutPage.ts';
import type { App } from './appContext.ts';

/** The page of the account that asks to sign in, in place of home; null for none. */
export function signInPage({ session }: Pick<App, 'session'>, shown: Shown) {
  return session.state.get().authenticated ? null : signedOutPage(shown.current);
}

/** The screen of a remote that a page shows; null for pages of the host itself. */
export function shownScreen(app: Pick<App, 'session' | 'remotes' | 'screenOf'>, shown: Shown): Loadable<View> | null {
  if (signInPage(app, shown)) return app.remotes.screen('account', 'account-sign-in');
  return shown.kind === 'screen' ? app.screenOf(shown.route) : null;
}
