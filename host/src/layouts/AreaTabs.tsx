import type { CurrentRoute, NavigationContextName, RouteName } from '@halte/contract';
import { useLocale, useTranslate } from '@halte/i18n';
import { Icon, useObservable } from '@halte/ui';
import { StarIcon } from '@halte/ui/icons';
import type { ReactNode } from 'react';
import { contextOf, lastRouteOf } from '../context/navigationContext.ts';
import { AREAS } from '../pages/areas.ts';
import { inLocale } from '../routes/href.ts';
import { signedOutPage } from '../routes/signedOutPage.ts';
import styles from './AreaTabs.module.css';
import { useApp } from './appContext.ts';

/** The tab of the current page. Signed out, it is home on the pages of the account. */
function tabOf(current: CurrentRoute): NavigationContextName | 'favourites' | null {
  const name = signedOutPage(current) ?? current.name;
  return name === 'account-favorites' ? 'favourites' : contextOf(name);
}

/**
 * Links to the three areas and the favourites: at the bottom on phones, in a rail elsewhere, where a long label is shortened but read in full. A tab
 * links to the last route of its area, in the current language. `children` stand below them in the rail.
 */
export function AreaTabs({ children }: { readonly children?: ReactNode }) {
  const { navigation, servicesFor } = useApp();
  const t = useTranslate('host');
  const locale = useLocale();
  const current = useObservable(navigation.current);
  const context = useObservable(servicesFor('host').context);
  const tab = tabOf(current);

  function hrefOf(area: NavigationContextName, start: RouteName): string {
    const last = lastRouteOf(area, current.name, context);
    return last === null ? navigation.href({ name: start }) : inLocale(last, locale);
  }

  return (
    <nav className={styles.tabs} aria-label={t('tabs.label')}>
      <ul>
        {AREAS.map(({ area, route, icon }) => (
          <li key={area}>
            <a href={hrefOf(area, route)} aria-current={tab === area ? 'page' : undefined}>
              <Icon of={icon} />
              {area === 'proximity' ? (
                <>
                  <span className={styles.long}>{t('tabs.proximity')}</span>
                  <span className={styles.short} aria-hidden="true">
                    {t('tabs.proximity.rail')}
                  </span>
                </>
              ) : (
                <span>{t(`tabs.${area}`)}</span>
              )}
            </a>
          </li>
        ))}
        <li>
          <a
            href={navigation.href({ name: 'account-favorites' })}
            aria-current={tab === 'favourites' ? 'page' : undefined}
          >
            <Icon of={StarIcon} />
            <span>{t('tabs.favourites')}</span>
          </a>
        </li>
      </ul>
      {children}
    </nav>
  );
}
