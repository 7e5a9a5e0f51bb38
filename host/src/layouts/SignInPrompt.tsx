import { useTranslate } from '@halte/i18n';
import { Button, useObservable } from '@halte/ui';
import { AreaOutlet } from './AreaOutlet.tsx';
import { useApp } from './appContext.ts';
import styles from './SignInPrompt.module.css';

/** Sign-in on home, after a redirect from an account screen without a session. The trip form below stays usable. */
export function SignInPrompt() {
  const { navigation, session, remotes, servicesFor } = useApp();
  const t = useTranslate('host');
  const { name, params, query } = useObservable(navigation.current);
  const { authenticated } = useObservable(session.state);
  if (name !== 'index' || authenticated || !query.redirect) return null;

  function dismiss(): void {
    const { redirect: _dropped, ...rest } = query;
    navigation.replace({ name: 'index', query: rest });
  }

  return (
    <section className={styles.prompt} aria-label={t('signIn.label')}>
      <AreaOutlet
        screen={remotes.screen('account', 'account-sign-in')}
        host={servicesFor('account')}
        params={params}
        query={query}
      />
      <Button variant="quiet" onClick={dismiss}>
        {t('signIn.dismiss')}
      </Button>
    </section>
  );
}
