import { useLocale, useTranslate, useTranslateKey } from '@halte/i18n';
import { useObservable } from '@halte/ui';
import type { ReactNode } from 'react';
import { useApp } from '../context/appContext.ts';
import { contextOf, lastRouteOf } from '../context/navigationContext.ts';
import type { Tab } from '../routes/areas.ts';
import { inLocale } from '../routes/href.ts';
import { signedOutPage } from '../routes/signedOutPage.ts';
import styles from './AreaTabs.module.css';
import { TabLink } from './TabLink.tsx';

/** Links to the remotes that have a tab. A tab links to the last route of its area, in the current language. */
function Tabs() {
  const { areas, navigation, servicesFor } = useApp();
  const text = useTranslateKey('host');
  const locale = useLocale();
  const current = useObservable(navigation.current);
  const context = useObservable(servicesFor('host').context);
  // Signed out, the page of the account that was asked for is shown at home's address.
  const name = signedOutPage(areas.routes, current) ?? current.name;
  const shown = contextOf(areas, name);

  function hrefOf({ area, route, alone }: Tab): string {
    const last = alone ? null : lastRouteOf(areas, area, current.name, context);
    return last === null ? navigation.href({ name: route }) : inLocale(last, locale);
  }

  return areas.tabs.map((tab) => (
    <TabLink
      key={tab.area}
      href={hrefOf(tab)}
      icon={tab.icon}
      label={text(`tabs.${tab.area}`)}
      short={tab.short && text(`tabs.${tab.area}.rail`)}
      isCurrent={tab.alone ? tab.route === name : tab.area === shown}
    />
  ));
}

/** The tabs: at the bottom on phones, in a rail elsewhere. `children` stand below them in the rail. */
export function AreaTabs({ children }: { readonly children?: ReactNode }) {
  const { buildMarks } = useApp();
  const t = useTranslate('host');
  return (
    <nav className={styles.tabs} aria-label={t('tabs.label')}>
      <ul>{buildMarks ? buildMarks.slot('tabs') : <Tabs />}</ul>
      {children}
    </nav>
  );
}
