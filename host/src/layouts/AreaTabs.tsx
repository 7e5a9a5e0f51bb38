import type { RouteName } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { Icon, useObservable } from '@halte/ui';
import { type IconNode, PinIcon, RouteIcon, TramIcon } from '@halte/ui/icons';
import { contextOf } from '../context/rules.ts';
import styles from './AreaTabs.module.css';
import { useApp } from './app.ts';

const TABS = [
  { area: 'trip-planner', route: 'index', icon: RouteIcon },
  { area: 'proximity', route: 'proximity', icon: PinIcon },
  { area: 'schedules', route: 'schedules', icon: TramIcon },
] as const satisfies readonly { area: string; route: RouteName; icon: IconNode }[];

/** The three areas, always within reach: at the bottom on phones, above the panel elsewhere. */
export function AreaTabs() {
  const { navigation } = useApp();
  const t = useTranslate('host');
  const { name } = useObservable(navigation.current);
  return (
    <nav className={styles.tabs} aria-label={t('tabs.label')}>
      <ul>
        {TABS.map(({ area, route, icon }) => (
          <li key={area}>
            <a href={navigation.href({ name: route })} aria-current={contextOf(name) === area ? 'page' : undefined}>
              <Icon of={icon} />
              <span>{t(`tabs.${area}`)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
