import { CALL_LIMIT_MS, withinLimit } from '@halte/api';
import type { ViewProps } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { Anchor, Button, Icon } from '@halte/ui';
import { MailIcon } from '@halte/ui/icons';
import { useState } from 'react';
import styles from './pages.module.css';
import { takeUnsubscribeToken } from './unsubscribeToken.ts';

type Progress =
  | 'incomplete'
  | 'unavailable'
  | 'asking'
  | 'sending'
  | 'done'
  | 'failed'
  | 'over'
  | 'undone'
  | 'undoFailed';

/** Statuses for a link that was used before, has expired or is truncated. */
const OVER = [400, 404, 410];

/** A link needs a token; a tenant needs an address to send it to. Without one of them the page must not say that it unsubscribes. */
function firstProgress(token: string | undefined, address: string | undefined): Progress {
  if (!token) return 'incomplete';
  return address ? 'asking' : 'unavailable';
}

/** Sends the token of the link to the tenant's address when the traveller confirms: POST unsubscribes, DELETE undoes it. */
export function View({ host }: ViewProps) {
  const t = useTranslate('pages');
  const shell = useTranslate('host');
  const { unsubscribe } = host.tenant.urls ?? {};
  const [token] = useState(takeUnsubscribeToken);
  const [progress, setProgress] = useState<Progress>(firstProgress(token, unsubscribe));

  async function send(method: 'POST' | 'DELETE', address: string): Promise<void> {
    const isUndo = method === 'DELETE';
    const body = JSON.stringify({ token });
    setProgress('sending');
    try {
      const answer = await withinLimit(CALL_LIMIT_MS, null, (signal) =>
        fetch(address, { method, headers: { 'content-type': 'application/json' }, body, signal }),
      );
      if (answer.ok) setProgress(isUndo ? 'undone' : 'done');
      else if (isUndo) setProgress('undoFailed');
      else setProgress(OVER.includes(answer.status) ? 'over' : 'failed');
    } catch (error) {
      host.report(error, 'unsubscribe');
      setProgress(isUndo ? 'undoFailed' : 'failed');
    }
  }

  return (
    <article className={styles.page}>
      <span className={styles.disc}>
        <Icon of={MailIcon} />
      </span>
      <h1>{shell('title.unsubscribe')}</h1>
      <p role="status">{t(`unsubscribe.${progress}`, { name: host.tenant.name })}</p>
      {unsubscribe && ['asking', 'sending', 'failed', 'undone'].includes(progress) && (
        <Button variant="primary" busy={progress === 'sending'} onClick={() => void send('POST', unsubscribe)}>
          {t('unsubscribe.confirm')}
        </Button>
      )}
      {unsubscribe && ['done', 'undoFailed'].includes(progress) && (
        <Button onClick={() => void send('DELETE', unsubscribe)}>{t('unsubscribe.undo')}</Button>
      )}
      {['incomplete', 'unavailable', 'over'].includes(progress) && (
        <Anchor variant="secondary" href={host.navigation.href({ name: 'account' })}>
          {t('unsubscribe.account')}
        </Anchor>
      )}
      <p>
        <a href={host.navigation.href({ name: 'index' })}>{shell('error.home')}</a>
      </p>
    </article>
  );
}
