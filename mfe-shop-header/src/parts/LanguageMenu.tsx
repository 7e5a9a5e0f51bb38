import { type HostServices, LOCALES, type Locale } from '@halte/contract';
import { Icon } from '@halte/ui';
import { CheckIcon, GlobeIcon } from '@halte/ui/icons';
import { LANGUAGE_NAMES } from '../content/languages.ts';
import { translate } from '../content/translate.ts';

import styles from './Menu.module.css';
import { PopoverButton } from './PopoverButton.tsx';

/** Links, so that a language can be opened in a new tab and found by search engines. The same screen, in another language. */
export function LanguageMenu({ host, locale }: { host: HostServices; locale: Locale }) {
  const label = `${locale.toUpperCase()}, ${translate(host, 'header.language', { language: LANGUAGE_NAMES[locale] })}`;
  const face = (
    <>
      <Icon of={GlobeIcon} />
      <span className={styles.code}>{locale.toUpperCase()}</span>
    </>
  );
  return (
    <PopoverButton host={host} label={label} face={face}>
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
              {language === locale && <Icon of={CheckIcon} />}
            </a>
          </li>
        ))}
      </ul>
    </PopoverButton>
  );
}
