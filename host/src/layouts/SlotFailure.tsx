import type { FailureCode } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { Button } from '@halte/ui';
import { isTransient } from '../remotes/retryPolicy.ts';
import styles from './SlotFailure.module.css';

export interface SlotFailureProps {
  readonly code: FailureCode;
  readonly onRetry: () => void;
}

/** A quiet gap where a remote should be: what happened, what still works, and "try again". */
export function SlotFailure({ code, onRetry }: SlotFailureProps) {
  const t = useTranslate('host');

  function retry(): void {
    // The button goes, and the focus would go with it.
    document.getElementById('content')?.focus({ preventScroll: true });
    onRetry();
  }

  return (
    <section className={styles.failure} role="alert" data-failure={code}>
      <h1 className={styles.title}>{t('slot.failed.title')}</h1>
      <p>{t(`slot.failed.${code}`)}</p>
      {isTransient(code) && <p>{t('slot.failed.itself')}</p>}
      <p className={styles.rest}>{t('slot.failed.rest')}</p>
      <Button onClick={retry}>{t('slot.retry')}</Button>
    </section>
  );
}
