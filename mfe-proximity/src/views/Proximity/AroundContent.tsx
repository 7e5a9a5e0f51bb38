import { useMinute } from '@halte/api/departures';
import { useProblemWords } from '@halte/api/words';
import { formatDistance, useLocale, useTranslate } from '@halte/i18n';
import { Button, Notice, useOnlineAgain } from '@halte/ui';
import { memo, useDeferredValue } from 'react';
import { Filters } from './Filters.tsx';
import { NearbyList } from './NearbyList.tsx';
import type { Around } from './useAround.ts';
import { useNearbyList } from './useNearbyList.ts';
import styles from './View.module.css';

interface AroundContentProps {
  /** What is shown; during hydration the same as in the server's markup. */
  readonly around: Around;
  /** What the address and the map ask for. */
  readonly requested: Pick<Around, 'center' | 'filter'>;
}

/** Filters, notices and the list. Memoised, because the map changes more often than they do. */
export const AroundContent = memo(function AroundContent({ around, requested }: AroundContentProps) {
  const t = useTranslate('proximity');
  const places = useTranslate('places');
  const locale = useLocale();
  const now = useMinute();
  const { position, filter, networkProblem, retryNetwork } = around;
  const words = useProblemWords(networkProblem);
  const { isAsking, failure, roughMetres } = position;
  // React renders all readers of the map's store in one task: deferred, the request for what is around it begins in another one.
  const list = useNearbyList(useDeferredValue(requested), now);
  useOnlineAgain(networkProblem ? retryNetwork : null);

  return (
    <>
      <Filters filter={filter} kinds={list.answer?.kinds ?? null} modes={around.modes} onChange={around.setFilter} />
      {isAsking && <Notice className={styles.notice}>{t('position.asking')}</Notice>}
      {failure && (
        <Notice tone="warning" className={styles.notice}>
          {places(`locate.${failure}`)}
        </Notice>
      )}
      {roughMetres !== null && (
        <Notice tone="warning" className={styles.notice}>
          {t('position.rough', { distance: formatDistance(roughMetres, locale) })}
        </Notice>
      )}
      {words ? (
        <Notice
          tone={words.tone}
          className={styles.notice}
          title={t('error.title')}
          action={<Button onClick={retryNetwork}>{t('error.retry')}</Button>}
        >
          <p>{words.text}</p>
        </Notice>
      ) : (
        <NearbyList around={around} list={list} now={now} />
      )}
    </>
  );
});
