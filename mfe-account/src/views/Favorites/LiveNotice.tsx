import type { ApiProblem } from '@halte/api';
import { useTranslate } from '@halte/i18n';
import { Button, Notice } from '@halte/ui';

interface LiveNoticeProps {
  readonly problem: ApiProblem;
  readonly retry: () => void;
}

/** Says that departures are missing; when offline, they load again without a retry. */
export function LiveNotice({ problem, retry }: LiveNoticeProps) {
  const t = useTranslate('account-favourites');
  const isOffline = problem.kind === 'offline';
  const again = (
    <Button variant="secondary" onClick={retry}>
      {t('retry')}
    </Button>
  );
  return (
    <Notice tone="warning" action={isOffline ? undefined : again}>
      {t(isOffline ? 'offline' : 'failed')}
    </Notice>
  );
}
