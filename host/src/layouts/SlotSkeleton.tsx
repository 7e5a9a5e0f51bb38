import { useTranslate } from '@halte/i18n';
import styles from './SlotSkeleton.module.css';

/** The shape of what comes; once it is slow, in words as well. */
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
