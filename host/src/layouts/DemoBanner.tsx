import { useTranslate } from '@halte/i18n';
import { Icon, IconButton } from '@halte/ui';
import { CloseIcon } from '@halte/ui/icons';
import { useState } from 'react';
import { useApp } from './appContext.ts';
import styles from './DemoBanner.module.css';

const KEY = 'halte.networkLine';

function dismissedBefore(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Says when the timetable is not that of a real city on these days. Dismissed for the visit; a partner's page says by itself what it shows. */
export function DemoBanner() {
  const {
    boot: { network },
    isWidget,
  } = useApp();
  const t = useTranslate('host');
  const [dismissed, setDismissed] = useState(dismissedBefore);
  if (!network || isWidget || dismissed || (!network.imaginary && network.shiftedByWeeks === 0)) return null;

  function dismiss(): void {
    setDismissed(true);
    try {
      sessionStorage.setItem(KEY, 'dismissed');
    } catch {
      // Without storage the line comes back with the next page.
    }
  }

  return (
    <div className={styles.line}>
      <p>
        {network.imaginary && t('network.imaginary')}{' '}
        {network.shiftedByWeeks !== 0 && t('network.shifted', { count: Math.abs(network.shiftedByWeeks) })}
      </p>
      <IconButton aria-label={t('network.dismiss')} onClick={dismiss}>
        <Icon of={CloseIcon} />
      </IconButton>
    </div>
  );
}
