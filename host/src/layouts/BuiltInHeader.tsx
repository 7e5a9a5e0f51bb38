import { useLocale, useTranslate } from '@halte/i18n';
import { Button, useObservable } from '@halte/ui';
import { useApp } from '../context/appContext.ts';
import styles from './BuiltInHeader.module.css';

/** Fallback for a header that cannot be loaded: name, languages, sign-in. */
export function BuiltInHeader() {
  const { boot, navigation, session } = useApp();
  const t = useTranslate('host');
  const locale = useLocale();
  const { fullPath } = useObservable(navigation.current);
  const { authenticated } = useObservable(session.state);
  return (
    <div className={styles.header}>
      <a className={styles.name} href={navigation.href({ name: 'index' })}>
        {boot.tenant.name}
      </a>
      <nav aria-label={t('header.languages')}>
        <ul className={styles.languages}>
          {boot.tenant.languages.map((language) => (
            <li key={language}>
              <a
                href={navigation.hrefIn(language)}
                hrefLang={language}
                lang={language}
                aria-current={language === locale ? 'true' : undefined}
              >
                {language.toUpperCase()}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Button variant="quiet" onClick={() => (authenticated ? session.signOut() : session.signIn(fullPath))}>
        {t(authenticated ? 'header.signOut' : 'header.signIn')}
      </Button>
    </div>
  );
}
