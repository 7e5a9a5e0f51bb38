import type { FailureCode } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { Button } from '@halte/ui';
import { isTransient } from '../remotes/retryPolicy.ts';
import styles from './SlotFailure.module.css';

export interface SlotFailureProps {
  readonly code: FailureCode;
  readonly onRetry: () => void;
}

/** Shown in the place of a screen that failed: the cause, what still works, and "try again". */
export function SlotFailure({ code, onRetry }: SlotFailureProps) {
  const t = useTranslate('host');

  function retry(): void {
    // The button is unmounted; without this the focus would be lost.
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
