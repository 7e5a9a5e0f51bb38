import type { ViewProps } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { useEffect } from 'react';
import { matchPath, parseQuery } from '../routes/match.ts';
import { safeRedirect } from '../routes/redirect.ts';
import styles from './pages.module.css';

/** Where the account system sends travellers back to: on to the screen they came from, or home. */
export function View({ host, query }: ViewProps) {
  const t = useTranslate('host');
  const { favourites, navigation, session } = host;

  useEffect(() => {
    // What the device kept goes to the account; the way on does not wait for it.
    if (session.state.get().authenticated) void favourites?.load();
    const to = session.state.get().authenticated ? safeRedirect(query.redirect, location.origin) : null;
    const { pathname, search } = new URL(to ?? '/', location.origin);
    const match = to === null ? null : matchPath(pathname);
    navigation.replace(
      match ? { name: match.route.name, params: match.params, query: parseQuery(search) } : { name: 'index' },
    );
  }, [favourites, navigation, session, query.redirect]);

  return (
    <article className={styles.page}>
      <h1>{t('title.signedin')}</h1>
      <p>{t('signedin.text')}</p>
    </article>
  );
}
