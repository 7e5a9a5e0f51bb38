import { useTranslate } from '@halte/i18n';
import styles from './SlotSkeleton.module.css';

/** Skeleton of a screen that is loading; a message is added when it is slow. */
export function SlotSkeleton({ slow }: { readonly slow: boolean }) {
  const t = useTranslate('host');
  return (
    <div className={styles.skeleton} aria-busy="true">
      <span className={styles.heading} />
      <span className={styles.field} />
      <span className={styles.field} />
      <span className={styles.button} />
      <p role="status" className={styles.notice}>
        {slow ? t('slot.slow') : ''}
      </p>
    </div>
  );
}
