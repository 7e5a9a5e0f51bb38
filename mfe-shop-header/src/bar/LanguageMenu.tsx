import { Icon } from '@halte/ui';
import { ChevronDownIcon, GlobeIcon } from '@halte/ui/icons';
import { LanguageList } from '../parts/LanguageList.tsx';
import { LayerButton } from '../parts/LayerButton.tsx';
import { later } from '../parts/later.tsx';
import { useHeader } from '../parts/useHeader.ts';
import { LANGUAGE_NAMES } from '../rules/languages.ts';
import styles from './Bar.module.css';

const AppearanceSwitch = later(() => import('../menu/AppearanceSwitch.tsx').then((module) => module.AppearanceSwitch));

/** The languages, and the appearance, which a visitor without an account finds nowhere else in a bar. */
export function LanguageMenu() {
  const { host, locale, t } = useHeader();
  const code = locale.toUpperCase();
  const face = (
    <>
      <Icon of={GlobeIcon} />
      {code}
      <Icon of={ChevronDownIcon} />
    </>
  );
  if (host.tenant.languages.length < 2) return null;
  return (
    <div className={styles.language}>
      <LayerButton
        label={`${code}, ${t('header.language', { language: LANGUAGE_NAMES[locale] })}`}
        face={face}
        title={t('header.languages')}
        align="start"
        opensOn="hover"
        closed={<LanguageList />}
      >
        <LanguageList />
        <AppearanceSwitch />
      </LayerButton>
    </div>
  );
}
