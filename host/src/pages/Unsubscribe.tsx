import { CALL_LIMIT_MS, withinLimit } from '@halte/api';
import type { ViewProps } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { Button } from '@halte/ui';
import { useState } from 'react';
import styles from './pages.module.css';

type Progress = 'incomplete' | 'unavailable' | 'asking' | 'sending' | 'done' | 'failed';

/** A link needs a token; a tenant needs an address to send it to. Without one of them the page must not say that it unsubscribes. */
function firstProgress(token: string | undefined, address: string | undefined): Progress {
  if (!token) return 'incomplete';
  return address ? 'asking' : 'unavailable';
}

/** Sends the token of the link to the tenant's address when the traveller confirms. */
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
