import type { NavigationContextName, RouteName } from '@halte/contract';
import { useLocale, useTranslate } from '@halte/i18n';
import { Icon, useObservable } from '@halte/ui';
import { type IconNode, PinIcon, RouteIcon, TramIcon } from '@halte/ui/icons';
import type { ReactNode } from 'react';
import { contextOf, lastRouteOf } from '../context/navigationContext.ts';
import { inLocale } from '../routes/href.ts';
import styles from './AreaTabs.module.css';
import { useApp } from './appContext.ts';

const TABS = [
  { area: 'trip-planner', route: 'index', icon: RouteIcon },
  { area: 'proximity', route: 'proximity', icon: PinIcon },
  { area: 'schedules', route: 'schedules', icon: TramIcon },
] as const satisfies readonly { area: NavigationContextName; route: RouteName; icon: IconNode }[];

/**
 * Links to the three areas: at the bottom on phones, in a rail elsewhere, where a long label is shortened but read in full. A tab links to the last
 * route of its area, in the current language. `children` stand below them in the rail.
 */
export function AreaTabs({ children }: { readonly children?: ReactNode }) {
  const { navigation, servicesFor } = useApp();
  const t = useTranslate('host');
  const locale = useLocale();
  const { name } = useObservable(navigation.current);
  const context = useObservable(servicesFor('host').context);

  function hrefOf(area: NavigationContextName, start: RouteName): string {
    const last = lastRouteOf(area, name, context);
    return last === null ? navigation.href({ name: start }) : inLocale(last, locale);
  }

  return (
    <nav className={styles.tabs} aria-label={t('tabs.label')}>
      <ul>
        {TABS.map(({ area, route, icon }) => (
          <li key={area}>
            <a href={hrefOf(area, route)} aria-current={contextOf(name) === area ? 'page' : undefined}>
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
      </ul>
      {children}
    </nav>
  );
}
