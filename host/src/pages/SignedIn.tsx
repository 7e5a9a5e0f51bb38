import type { ViewProps } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { useEffect } from 'react';
import { matchPath } from '../routes/match.ts';
import { splitAddress } from '../routes/resolve.ts';
import { safeRedirect } from '../routes/safeRedirect.ts';
import styles from './pages.module.css';

function screenAt(redirect: string | undefined): string | null {
  const to = safeRedirect(redirect, location.origin);
  return to !== null && matchPath(splitAddress(to, location.origin).pathname) ? to : null;
}

/** Where the account system sends travellers back to: on to the screen they came from, or home. */
export function View({ host, query }: ViewProps) {
  const t = useTranslate('host');
  const { favourites, navigation, session } = host;

  useEffect(() => {
    const { authenticated } = session.state.get();
    // What the device kept goes to the account; the way on does not wait for it.
    if (authenticated) void favourites?.load();
    const to = authenticated ? screenAt(query.redirect) : null;
    // As it was given: its language, repeated keys and fragment belong to the screen that the traveller came from.
    if (to === null) navigation.replace({ name: 'index' });
    else navigation.replaceWith(to);
  }, [favourites, navigation, session, query.redirect]);

  return (
    <article className={styles.page}>
      <h1>{t('title.signedin')}</h1>
      <p>{t('signedin.text')}</p>
    </article>
  );
}
