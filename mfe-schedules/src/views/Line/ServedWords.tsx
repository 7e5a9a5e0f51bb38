import { useTranslate } from '@halte/i18n';
import type { StopService } from '../../line/directionNow.ts';
import styles from './ServedWords.module.css';

/** Says that nothing stops at a stop, or that nothing goes on from it, by an alert or for the chosen departure. */
export function ServedWords({ service }: { readonly service: StopService }) {
  const t = useTranslate('schedules');
  if (service === 'closed') return <span className={styles.closed}>{t('line.stop.notServed')}</span>;
  if (service === 'provisional-end') return <span className={styles.end}>{t('line.stop.provisionalEnd')}</span>;
  return null;
}
