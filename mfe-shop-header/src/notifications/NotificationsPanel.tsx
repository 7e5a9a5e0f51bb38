import { useTranslate } from '@halte/i18n';
import { Anchor, Button, EmptyState, Icon, Skeleton } from '@halte/ui';
import { BellIcon, OfflineIcon } from '@halte/ui/icons';
import { use } from 'react';
import type { PanelProps } from '../shop/PanelButton.tsx';
import { ShopPanel } from '../shop/ShopPanel.tsx';
import { actionHref } from '../shop/shopLinks.ts';
import { useShopContext } from '../shop/useShopContext.ts';
import { NotificationsContext, type ShownNotifications } from './NotificationsContext.ts';
import styles from './NotificationsPanel.module.css';
import type { ShopNotification } from './readNotifications.ts';

function Entry({ label, action }: ShopNotification) {
  const t = useTranslate('shop');
  const context = useShopContext();
  const href = action && actionHref(action, context);
  return (
    <li className={styles.entry}>
      <span className={styles.icon}>
        <Icon of={BellIcon} />
      </span>
      <div className={styles.text}>
        <p>{label}</p>
        {href && (
          <Anchor variant="secondary" href={href} aria-label={`${action.label ?? t('notifications.open')} – ${label}`}>
            {action.label ?? t('notifications.open')}
          </Anchor>
        )}
      </div>
    </li>
  );
}

function Loading() {
  const t = useTranslate('shop');
  return (
    <div role="status" aria-label={t('notifications.loading')}>
      {[0, 1].map((row) => (
        <div key={row} className={styles.entry}>
          <Skeleton width="2.25rem" height="2.25rem" shape="block" />
          <div className={styles.text}>
            <Skeleton width="90%" />
            <Skeleton width="60%" />
            <Skeleton width="7rem" height="2.75rem" shape="block" />
          </div>
        </div>
      ))}
    </div>
  );
}

function Content({ notifications, hasFailed, retry }: ShownNotifications) {
  const t = useTranslate('shop');
  if (hasFailed) {
    return (
      <EmptyState
        icon={<Icon of={OfflineIcon} />}
        title={t('wh:notifications:error')}
        action={<Button onClick={retry}>{t('shop.retry')}</Button>}
      >
        {t('notifications.error.text')}
      </EmptyState>
    );
  }
  if (!notifications) return <Loading />;
  if (notifications.length === 0) {
    return (
      <EmptyState icon={<Icon of={BellIcon} />} title={t('wh:notifications:empty')}>
        {t('notifications.empty.text')}
      </EmptyState>
    );
  }
  return (
    <ul>
      {notifications.map((notification) => (
        <Entry {...notification} key={notification.key} />
      ))}
    </ul>
  );
}

export function NotificationsPanel(props: PanelProps) {
  const t = useTranslate('shop');
  const shown = use(NotificationsContext);
  return (
    <ShopPanel {...props} title={t('notifications.title')}>
      {shown && <Content {...shown} />}
    </ShopPanel>
  );
}
