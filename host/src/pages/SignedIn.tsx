import type { ViewProps } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { useEffect } from 'react';
import { useApp } from '../context/appContext.ts';
import { matchPath } from '../routes/match.ts';
import { splitAddress } from '../routes/resolve.ts';
import { safeRedirect } from '../routes/safeRedirect.ts';
import type { RouteTable } from '../routes/table.ts';
import styles from './pages.module.css';

function validRedirect(routes: RouteTable, redirect: string | undefined): string | null {
  const to = safeRedirect(redirect, location.origin);
  return to !== null && matchPath(routes, splitAddress(to, location.origin).pathname) ? to : null;
}

/** Target of the account system after a sign-in: redirects to the screen where it started, or home. */
export function View({ host, query }: ViewProps) {
  const t = useTranslate('pages');
  const shell = useTranslate('host');
  const { routes } = useApp().areas;
  const { favourites, navigation, session } = host;

  useEffect(() => {
    const { authenticated } = session.state.get();
    // Sends the favourites of the device to the account; the redirect does not wait for it.
    if (authenticated) void favourites.load();
    const to = authenticated ? validRedirect(routes, query.redirect) : null;
    // Unchanged: its language, repeated keys and fragment belong to the screen where the sign-in started.
    if (to === null) navigation.replace({ name: 'index' });
    else navigation.replaceWith(to);
  }, [routes, favourites, navigation, session, query.redirect]);

  return (
    <article className={styles.page}>
      <h1>{shell('title.signedin')}</h1>
      <p>{t('signedin.text')}</p>
    </article>
  );
}
