import { ApiProblem } from '@halte/api';
import { useTranslate } from '@halte/i18n';
import { Anchor, Button, Card, Notice } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { useCallback, useEffect, useState } from 'react';
import { AccountProblem } from '../../frame/AccountProblem.tsx';
import { confirmEmail } from '../../profile/accountCalls.ts';
import { takeLinkToken } from '../../profile/linkToken.ts';
import styles from './Confirmation.module.css';
import { LinkOver } from './LinkOver.tsx';
import { NewPassword } from './NewPassword.tsx';

type Progress = 'sending' | 'done' | 'over' | 'failed';

/** Whether the link was used before, has expired or is truncated. */
function isOver(error: unknown): boolean {
  return error instanceof ApiProblem && error.code === 'link-over';
}

function EmailConfirmation({ token }: { readonly token: string }) {
  const host = useHost();
  const t = useTranslate('account');
  const [progress, setProgress] = useState<Progress>('sending');
  const [error, setError] = useState<unknown>(null);

  const send = useCallback(() => {
    confirmEmail(host, token).then(
      () => {
        const { attributes } = host.session.state.get();
        host.session.setAttributes({ ...attributes, emailVerified: true });
        setProgress('done');
      },
      (problem: unknown) => {
        if (!isOver(problem)) host.report(problem, 'confirmation');
        setError(problem);
        setProgress(isOver(problem) ? 'over' : 'failed');
      },
    );
  }, [host, token]);

  useEffect(send, [send]);

  function retry(): void {
    setProgress('sending');
    send();
  }

  if (progress === 'over') return <LinkOver />;
  if (progress === 'failed') return <AccountProblem title={t('confirmation.failed')} error={error} onRetry={retry} />;
  return (
    <Notice
      tone={progress === 'done' ? 'success' : 'info'}
      title={t(progress === 'done' ? 'confirmation.done' : 'confirmation.sending')}
    />
  );
}

/** The page behind the link in an e-mail: it confirms the e-mail address, or sets a new password. Works signed out. */
export function View() {
  const host = useHost();
  const t = useTranslate('account');
  const [link] = useState(takeLinkToken);
  const signedIn = host.session.state.get().authenticated;
  const account = host.navigation.href({ name: 'account' });
  return (
    <div className={styles.page}>
      <h1>{t('title.confirmation')}</h1>
      {link === null && <LinkOver />}
      {link?.purpose === 'confirm' && <EmailConfirmation token={link.token} />}
      {link?.purpose === 'reset' && (
        <Card>
          <NewPassword token={link.token} />
        </Card>
      )}
      {signedIn ? (
        <Anchor variant="secondary" href={account}>
          {t('title.account')}
        </Anchor>
      ) : (
        <Button onClick={() => host.session.signIn(account)}>{t('signIn.button')}</Button>
      )}
    </div>
  );
}
