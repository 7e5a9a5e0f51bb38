import { useTranslate } from '@halte/i18n';
import { useObservable } from '@halte/ui';
import { THEMES } from '../services/theme.ts';
import { useApp } from './appContext.ts';
import styles from './ThemeSwitch.module.css';

/** Light, dark, or the device's setting. */
export function ThemeSwitch() {
  const { theme } = useApp();
  const t = useTranslate('host');
  const chosen = useObservable(theme);
  return (
    <footer className={styles.footer}>
      <fieldset className={styles.switch}>
        <legend>{t('theme.label')}</legend>
        {THEMES.map((option) => (
          <label key={option}>
            <input type="radio" name="theme" checked={option === chosen} onChange={() => theme.set(option)} />
            <span>{t(`theme.${option}`)}</span>
          </label>
        ))}
      </fieldset>
    </footer>
  );
}
