import { ApiProblem } from '@halte/api';
import { useTranslate } from '@halte/i18n';
import { Button, Notice, TextField } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { useState } from 'react';
import { AccountProblem } from '../../frame/AccountProblem.tsx';
import { resetPassword } from '../../profile/accountCalls.ts';
import { missingCharacters } from '../../profile/form.ts';
import styles from './Confirmation.module.css';
import { LinkOver } from './LinkOver.tsx';

interface NewPasswordProps {
  readonly token: string;
}

type Progress = 'typing' | 'sending' | 'done' | 'over';

/** Sets a new password with the token of a link; every session of the account ends with it. */
export function NewPassword({ token }: NewPasswordProps) {
  const host = useHost();
  const t = useTranslate('account');
  const [password, setPassword] = useState('');
  const [violation, setViolation] = useState<string | null>(null);
  const [progress, setProgress] = useState<Progress>('typing');
  const [error, setError] = useState<unknown>(null);

  async function save(): Promise<void> {
    const count = missingCharacters(password);
    setViolation(count > 0 ? t('profile.violation.passwordShort', { count }) : null);
    setError(null);
    if (count > 0 || progress === 'sending') return;
    setProgress('sending');
    try {
      await resetPassword(host, token, password);
      setProgress('done');
    } catch (problem) {
      const code = problem instanceof ApiProblem ? problem.code : '';
      setProgress(code === 'link-over' ? 'over' : 'typing');
      if (code === 'weak-password') setViolation(t('profile.violation.passwordWeak'));
      else if (code !== 'link-over') {
        host.report(problem, 'reset');
        setError(problem);
      }
    }
  }

  if (progress === 'over') return <LinkOver />;
  if (progress === 'done') return <Notice tone="success" title={t('confirmation.reset.done')} />;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField
        id="new-password"
        label={t('personalData.password')}
        hint={t('confirmation.reset.hint')}
        type="password"
        autoComplete="new-password"
        value={password}
        error={violation}
        onChange={(event) => setPassword(event.target.value)}
      />
      {error !== null && <AccountProblem title={t('confirmation.reset.failed')} error={error} />}
      <Button type="submit" variant="primary" busy={progress === 'sending'}>
        {t('profile.save')}
      </Button>
    </form>
  );
}
