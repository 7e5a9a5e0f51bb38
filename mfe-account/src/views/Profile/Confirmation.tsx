import { useTranslate } from '@halte/i18n';
import { Button } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { useState } from 'react';
import { requestConfirmation } from '../../profile/accountCalls.ts';
import styles from './Profile.module.css';

/** The e-mail address is not confirmed yet: sends the message again. */
export function Confirmation() {
  const host = useHost();
  const t = useTranslate('account');
  const [progress, setProgress] = useState<'idle' | 'sending' | 'sent' | 'failed'>('idle');

  async function send(): Promise<void> {
    setProgress('sending');
    try {
      await requestConfirmation(host);
      setProgress('sent');
    } catch (error) {
      host.report(error, 'confirmation');
      setProgress('failed');
    }
  }

  return (
    <div className={styles.confirmation}>
      <p role="status">{t(`profile.confirmation.${progress}`)}</p>
      {progress !== 'sent' && (
        <Button busy={progress === 'sending'} onClick={() => void send()}>
          {t('profile.confirmation.send')}
        </Button>
      )}
    </div>
  );
}
