import { useQuery } from '@halte/api/query';
import { useTranslate } from '@halte/i18n';
import { Icon, useObservable } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { BellIcon } from '@halte/ui/icons';
import { useMemo, useState } from 'react';
import { PanelButton } from '../shop/PanelButton.tsx';
import { NotificationsContext } from './NotificationsContext.ts';
import styles from './NotificationsMenu.module.css';
import { readNotifications } from './readNotifications.ts';

const loadPanel = () => import('./NotificationsPanel.tsx').then(({ NotificationsPanel }) => NotificationsPanel);

/**
 * The shop's notifications for a signed-in customer. One request when the button is shown, for its dot; opening it sends another one only
 * after a failure.
 */
export function NotificationsMenu() {
  const host = useHost();
  const t = useTranslate('shop');
  const { authenticated } = useObservable(host.session.state);
  const [isOpen, setOpen] = useState(false);
  const isSignedIn = authenticated && host.session.accessToken() !== null;
  const { data, problem, retry } = useQuery('/store/notifications', isSignedIn ? {} : null);
  const notifications = useMemo(() => data && readNotifications(data), [data]);
  if (!isSignedIn) return null;
  const hasFailed = problem !== null;
  const count = hasFailed ? 0 : (notifications?.length ?? 0);

  function onOpenChange(next: boolean): void {
    if (next && hasFailed) retry();
    setOpen(next);
  }

  const face = (
    <>
      <Icon of={BellIcon} />
      {count > 0 && <span className={styles.dot} />}
    </>
  );
  return (
    <NotificationsContext value={{ notifications, hasFailed, retry }}>
      <PanelButton
        label={count > 0 ? t('notifications.count', { count }) : t('notifications.title')}
        face={face}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        load={loadPanel}
      />
    </NotificationsContext>
  );
}
