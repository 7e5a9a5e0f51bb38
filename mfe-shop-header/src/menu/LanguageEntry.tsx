import { Icon } from '@halte/ui';
import { GlobeIcon } from '@halte/ui/icons';
import { LanguageList } from '../parts/LanguageList.tsx';
import rows from '../parts/rows.module.css';
import { useHeader } from '../parts/useHeader.ts';
import { LANGUAGE_NAMES } from '../rules/languages.ts';
import { Disclosure } from './Disclosure.tsx';

export function LanguageEntry() {
  const { host, locale, t } = useHeader();
  const face = (
    <>
      <Icon of={GlobeIcon} />
      <span className={rows.words}>{t('header.languages')}</span>
      {LANGUAGE_NAMES[locale]}
    </>
  );
  if (host.tenant.languages.length < 2) return null;
  return (
    <Disclosure face={face}>
      <LanguageList />
    </Disclosure>
  );
}
