import { useTranslate } from '@halte/i18n';
import { Icon, IconButton } from '@halte/ui';
import { CloseIcon } from '@halte/ui/icons';
import { useState } from 'react';
import { useApp } from './appContext.ts';
import styles from './DemoBanner.module.css';

const KEY = 'halte.networkLine';

function readDismissed(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** A notice that the timetable is a demo city's, or shifted to another week. Dismissed for the visit; not shown in widgets. */
export function DemoBanner() {
  const {
    boot: { network },
    isWidget,
  } = useApp();
  const t = useTranslate('host');
  const [dismissed, setDismissed] = useState(readDismissed);
  if (!network || isWidget || dismissed || (!network.imaginary && network.shiftedByWeeks === 0)) return null;

  function dismiss(): void {
    setDismissed(true);
    try {
      sessionStorage.setItem(KEY, 'dismissed');
    } catch {
      // Without storage the banner is shown again by the next page.
    }
  }

  return (
    <div className={styles.banner}>
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
