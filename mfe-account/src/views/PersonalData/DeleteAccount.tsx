import { ApiProblem } from '@halte/api';
import { useTranslate } from '@halte/i18n';
import { Button, Icon, ListRow, TextField } from '@halte/ui';
import { Dialog } from '@halte/ui/dialog';
import { useHost } from '@halte/ui/host';
import { ChevronRightIcon, RemoveIcon } from '@halte/ui/icons';
import { useState } from 'react';
import { AccountProblem } from '../../frame/AccountProblem.tsx';
import { deleteAccount } from '../../profile/accountCalls.ts';
import styles from './PersonalData.module.css';

type Failure = 'missing' | 'wrong' | 'demo';

const FAILURES: Readonly<Record<string, Failure>> = { 'wrong-password': 'wrong', 'demo-account': 'demo' };
const FORM = 'delete-account';

/** Deletes the account after the password; the session ends with it. */
export function DeleteAccount() {
  const host = useHost();
  const t = useTranslate('account');
  const [isOpen, setOpen] = useState(false);
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<Failure | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);

  function open(isNowOpen: boolean): void {
    setOpen(isNowOpen);
    setPassword('');
    setFailure(null);
    setError(null);
  }

  async function remove(): Promise<void> {
    setFailure(password === '' ? 'missing' : null);
    setError(null);
    if (password === '' || isBusy) return;
    setBusy(true);
    try {
      await deleteAccount(host, password);
      host.toasts.show({ type: 'success', message: t('personalData.delete.done') });
      host.session.signOut();
    } catch (problem) {
      const known = problem instanceof ApiProblem ? FAILURES[problem.code] : undefined;
      setFailure(known ?? null);
      if (!known) {
        host.report(problem, 'deletion');
        setError(problem);
      }
    }
    setBusy(false);
  }

  return (
    <div>
      <ListRow
        leading={<Icon of={RemoveIcon} />}
        title={<span className={styles.danger}>{t('personalData.delete')}</span>}
        subTitle={t('personalData.delete.text')}
        trailing={<Icon of={ChevronRightIcon} />}
        onClick={() => open(true)}
      />
      <Dialog
        open={isOpen}
        onOpenChange={open}
        title={t('personalData.delete.title')}
        description={t('personalData.delete.confirm')}
        closeLabel={t('personalData.delete.keep')}
        variant="centred"
        footer={
          <>
            <Button type="submit" form={FORM} className={styles.danger} busy={isBusy}>
              {t('personalData.delete.now')}
            </Button>
            <Button onClick={() => open(false)}>{t('personalData.delete.keep')}</Button>
          </>
        }
      >
        <form
          id={FORM}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void remove();
          }}
        >
          <TextField
            id="delete-password"
            label={t('personalData.currentPassword')}
            type="password"
            autoComplete="current-password"
            value={password}
            error={failure && t(`personalData.delete.${failure}`)}
            onChange={(event) => setPassword(event.target.value)}
          />
          {error !== null && <AccountProblem title={t('personalData.delete.failed')} error={error} />}
        </form>
      </Dialog>
    </div>
  );
}
