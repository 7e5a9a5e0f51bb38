import { ApiProblem } from '@halte/api';
import { useProblemWords } from '@halte/api/words';
import { useTranslate } from '@halte/i18n';
import { Button, Notice } from '@halte/ui';

interface AccountProblemProps {
  readonly title: string;
  readonly error: unknown;
  /** Behind the cause. */
  readonly note?: string;
  readonly onRetry?: () => void;
}

/** Says why the account system did not do something. */
export function AccountProblem({ title, error, note, onRetry }: AccountProblemProps) {
  const t = useTranslate('account');
  const words = useProblemWords(error instanceof ApiProblem ? error : null);
  const cause = words ? words.text : t('profile.notConnected');
  const action = onRetry && <Button onClick={onRetry}>{t('profile.retry')}</Button>;
  return (
    <Notice tone="error" title={title} action={action}>
      <p>
        {cause} {note}
      </p>
    </Notice>
  );
}
