import { isLocale } from '@halte/contract';
import { useLocale, useTranslate } from '@halte/i18n';
import { Icon, useObservable } from '@halte/ui';
import { GlobeIcon } from '@halte/ui/icons';
import { useEffect } from 'react';
import { useApp } from '../context/appContext.ts';
import { openOutsideLinks } from '../routes/linkClicks.ts';
import { openTab } from '../services/openTab.ts';
import { addressInApp } from '../widgets/addressInApp.ts';
import { LANGUAGE_NAMES } from '../widgets/languageNames.ts';
import styles from './WidgetBars.module.css';

/** Above the screen of a widget: name and language. */
export function WidgetTop() {
  const { boot, navigation } = useApp();
  const t = useTranslate('partners');
  const locale = useLocale();
  const { name, logo, languages } = boot.tenant;
  useEffect(() => openOutsideLinks(openTab), []);
  return (
    <section className={styles.top} aria-label={t('bar.top', { name })}>
      <span className={styles.logo}>
        <img className={styles.light} src={logo.light} alt={logo.alt} />
        <img className={styles.dark} src={logo.dark} alt={logo.alt} loading="lazy" />
      </span>
      <label className={styles.language}>
        <Icon of={GlobeIcon} />
        <select
          aria-label={t('bar.language')}
          value={locale}
          onChange={({ target }) =>
            isLocale(target.value) && navigation.open(navigation.hrefIn(target.value), 'replace')
          }
        >
          {languages.map((language) => (
            <option key={language} value={language} lang={language}>
              {LANGUAGE_NAMES[language]}
            </option>
          ))}
        </select>
      </label>
    </section>
  );
}

/** Below it: whose timetable it is, and the way into the app, where the same screen opens. */
export function WidgetBottom() {
  const { boot, navigation } = useApp();
  const t = useTranslate('partners');
  const { fullPath } = useObservable(navigation.current);
  return (
    <section className={styles.bottom} aria-label={t('bar.bottom')}>
      {boot.network && <span className={styles.network}>{t('bar.network', { name: boot.network.name })}</span>}
      <a className={styles.open} href={addressInApp(fullPath)} target="_blank" rel="noopener">
        {t('bar.open', { name: boot.tenant.name })}
      </a>
    </section>
  );
}
