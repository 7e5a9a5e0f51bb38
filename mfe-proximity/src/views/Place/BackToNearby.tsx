import { useTranslate } from '@halte/i18n';
import { Icon, useObservable } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { BackIcon } from '@halte/ui/icons';
import styles from './View.module.css';

/** Back to the nearby search as it was left, else to a new one. */
export function BackToNearby() {
  const host = useHost();
  const t = useTranslate('proximity-place');
  const { proximity: lastProximityRoute } = useObservable(host.context).lastRoutes;
  const nearby = host.navigation.href({ name: 'proximity' });
  const isNearby = lastProximityRoute?.split('?')[0] === nearby.split('?')[0];
  return (
    <a
      className={styles.back}
      href={isNearby && lastProximityRoute ? lastProximityRoute : nearby}
      aria-label={t('back')}
    >
      <Icon of={BackIcon} />
    </a>
  );
}
