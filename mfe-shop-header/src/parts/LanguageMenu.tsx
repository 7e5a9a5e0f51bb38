import { type HostServices, LOCALES, type Locale } from '@halte/contract';
import { LANGUAGE_NAMES } from '../content/languages.ts';
import { translate } from '../content/translate.ts';
import { Disclosure } from './Disclosure.tsx';
import { Icon } from './icons.tsx';
import styles from './Menu.module.css';

/** Links, so that a language can be opened in a new tab and found by search engines. The same screen, in another language. */
export function LanguageMenu({ host, locale }: { host: HostServices; locale: Locale }) {
  const label = `${locale.toUpperCase()}, ${translate(host, 'header.language', { language: LANGUAGE_NAMES[locale] })}`;
  const face = (
    <>
      <Icon name="globe" />
      <span className={styles.code}>{locale.toUpperCase()}</span>
    </>
  );
  return (
    <Disclosure label={label} face={face}>
      <ul className={styles.menu}>
        {LOCALES.map((language) => (
          <li key={language}>
            <a
              className={styles.item}
              href={host.navigation.hrefIn(language)}
              lang={language}
              hrefLang={language}
              aria-current={language === locale ? 'true' : undefined}
            >
              {LANGUAGE_NAMES[language]}
              {language === locale && <Icon name="check" />}
            </a>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
