import type { ApiProblem } from '@halte/api';
import { useProblemWords } from '@halte/api/words';
import { useTranslate } from '@halte/i18n';
import { Button, Notice, useOnlineAgain } from '@halte/ui';
import styles from './View.module.css';

interface NearbyProblemProps {
  readonly problem: ApiProblem | null;
  readonly retry: () => void;
}

/** Says why the list could not be loaded; it is asked again when the device is online again. */
export function NearbyProblem({ problem, retry }: NearbyProblemProps) {
  const t = useTranslate('proximity');
  const words = useProblemWords(problem);
  useOnlineAgain(problem ? retry : null);
  if (!words) return null;
  return (
    <Notice
      tone={words.tone}
      className={styles.notice}
      title={t('error.title')}
      action={<Button onClick={retry}>{t('error.retry')}</Button>}
    >
      <p>{words.text}</p>
    </Notice>
  );
}
