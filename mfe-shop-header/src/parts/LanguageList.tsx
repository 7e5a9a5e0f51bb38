import { Icon } from '@halte/ui';
import { CheckIcon } from '@halte/ui/icons';
import { LANGUAGE_NAMES } from '../rules/languages.ts';
import styles from './rows.module.css';
import { useHeader } from './useHeader.ts';

/** Links, so that a language can be opened in a new tab and found by search engines. The same screen, in another language. */
export function LanguageList() {
  const { host, locale } = useHeader();
  return (
    <ul>
      {host.tenant.languages.map((language) => (
        <li key={language}>
          <a
            className={styles.row}
            href={host.navigation.hrefIn(language)}
            lang={language}
            hrefLang={language}
            aria-current={language === locale ? 'true' : undefined}
          >
            <span className={styles.words}>{LANGUAGE_NAMES[language]}</span>
            {language === locale && <Icon of={CheckIcon} />}
          </a>
        </li>
      ))}
    </ul>
  );
}
