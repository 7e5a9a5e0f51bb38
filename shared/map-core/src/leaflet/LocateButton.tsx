import { useLocale, useTranslate } from '@halte/i18n';
import { cx, Icon } from '@halte/ui';
import { CloseIcon, LocateIcon } from '@halte/ui/icons';
import { useState } from 'react';
import { type LocateOutcome, locateOnMap } from '../model/locating.ts';
import { useMapState } from '../model/state.ts';
import { locateMessage } from './locateMessages.ts';
import styles from './MapControls.module.css';

/** Takes the map to the traveller. The browser asks for leave at the first tap only; what fails is said beside the button. */
export function LocateButton() {
  const t = useTranslate('map');
  const locale = useLocale();
  const hasPosition = useMapState().userPosition !== null;
  const [outcome, setOutcome] = useState<LocateOutcome>({ kind: 'idle' });
  const message = locateMessage(outcome, t, locale);
  const isAsking = outcome.kind === 'asking';

  async function locate(): Promise<void> {
    if (isAsking) return;
    setOutcome({ kind: 'asking' });
    setOutcome(await locateOnMap());
  }

  return (
    <div className={styles.locate}>
      <div className={styles.message} role="status" data-empty={message === ''}>
        {message}
      </div>
      {message !== '' && !isAsking && (
        <button
          type="button"
          className={styles.close}
          aria-label={t('close')}
          onClick={() => setOutcome({ kind: 'idle' })}
        >
          <Icon of={CloseIcon} className={styles.sign} />
        </button>
      )}
      <button
        type="button"
        className={cx(styles.round, styles.locateButton)}
        aria-label={t('locate')}
        aria-busy={isAsking || undefined}
        data-found={hasPosition}
        onClick={() => void locate()}
      >
        <Icon of={LocateIcon} className={styles.sign} />
      </button>
    </div>
  );
}
