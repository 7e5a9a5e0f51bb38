import { CALL_LIMIT_MS, withinLimit } from '@halte/api';
import type { ViewProps } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { Button } from '@halte/ui';
import { useState } from 'react';
import styles from './pages.module.css';

type Progress = 'incomplete' | 'unavailable' | 'asking' | 'sending' | 'done' | 'failed';

/** A link without a token says nothing of who wants what. Without an address to send it to, nobody is unsubscribed, and the page must not say so. */
function firstProgress(token: string | undefined, address: string | undefined): Progress {
  if (!token) return 'incomplete';
  return address ? 'asking' : 'unavailable';
}

/** Sends the link's token, once the traveller has confirmed, to the address that the tenant configures. */
export function View({ host, query }: ViewProps) {
  const t = useTranslate('host');
  const { unsubscribe } = host.tenant.urls ?? {};
  const { token } = query;
  const [progress, setProgress] = useState<Progress>(firstProgress(token, unsubscribe));

  async function send(address: string): Promise<void> {
    setProgress('sending');
    try {
      const send = (signal: AbortSignal) =>
        fetch(address, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ token }),
          signal,
        });
      const answer = await withinLimit(CALL_LIMIT_MS, null, send);
      setProgress(answer.ok ? 'done' : 'failed');
    } catch (error) {
      host.report(error, 'unsubscribe');
      setProgress('failed');
    }
  }

  return (
    <article className={styles.page}>
      <h1>{t('title.unsubscribe')}</h1>
      <p role="status">{t(`unsubscribe.${progress}`)}</p>
      {unsubscribe && ['asking', 'sending', 'failed'].includes(progress) && (
        <Button variant="primary" busy={progress === 'sending'} onClick={() => void send(unsubscribe)}>
          {t('unsubscribe.confirm')}
        </Button>
      )}
      <p>
        <a href={host.navigation.href({ name: 'index' })}>{t('error.home')}</a>
      </p>
    </article>
  );
}
