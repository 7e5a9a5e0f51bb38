import { APPEARANCES, type HostServices, type Locale } from '@halte/contract';
import { useLocale, useTranslate } from '@halte/i18n';
import { Card, Icon, SegmentedControl, useObservable } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { AppearanceIcon, DarkIcon, type IconNode, LightIcon } from '@halte/ui/icons';
import styles from './Hub.module.css';
import { Newsletter } from './Newsletter.tsx';

/** Each language in its own words. */
const LANGUAGES: Readonly<Record<Locale, string>> = {
  fr: 'Français',
  en: 'English',
  es: 'Español',
  it: 'Italiano',
  de: 'Deutsch',
};
const ICONS: Readonly<Record<(typeof APPEARANCES)[number], IconNode>> = {
  system: AppearanceIcon,
  light: LightIcon,
  dark: DarkIcon,
};

function AppearanceControl({ appearance }: { readonly appearance: HostServices['appearance'] }) {
  const t = useTranslate('account');
  const options = APPEARANCES.map((value) => ({
    value,
    label: (
      <>
        <Icon of={ICONS[value]} />
        {t(`hub.appearance.${value}`)}
      </>
    ),
  }));
  return (
    <SegmentedControl
      legend={t('hub.appearance')}
      legendShown
      name="appearance"
      value={useObservable(appearance)}
      options={options}
      onChange={appearance.set}
    />
  );
}

/** Language, appearance and messages. */
export function DeviceSettings() {
  const host = useHost();
  const t = useTranslate('account');
  const locale = useLocale();
  return (
    <Card className={styles.card}>
      <h2>{t('hub.settings')}</h2>
      <nav aria-labelledby="account-language">
        <p id="account-language" className={styles.legend}>
          {t('hub.language')}
        </p>
        <ul className={styles.languages}>
          {host.tenant.languages.map((language) => (
            <li key={language}>
              <a
                href={host.navigation.hrefIn(language)}
                lang={language}
                hrefLang={language}
                aria-current={language === locale ? 'true' : undefined}
              >
                {LANGUAGES[language]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <AppearanceControl appearance={host.appearance} />
      {host.tenant.urls?.userWeb && <Newsletter />}
    </Card>
  );
}
