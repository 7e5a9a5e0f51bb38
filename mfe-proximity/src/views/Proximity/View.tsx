import { useOnlineAgain } from '@halte/api/query';
import { useProblemWords } from '@halte/api/words';
import type { ViewProps } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { PlaceField } from '@halte/places/field';
import { Button, EmptyState, Icon, Notice } from '@halte/ui';
import { LocateIcon, PinIcon } from '@halte/ui/icons';
import { servicesOf } from '../../around/services.ts';
import { PointList } from './PointList.tsx';
import { PointsSkeleton } from './PointsSkeleton.tsx';
import { useAround } from './useAround.ts';
import styles from './View.module.css';

/** Stops around a place, the traveller, or the middle of the map. */
export function View({ host, query }: ViewProps) {
  const t = useTranslate('proximity');
  const places = useTranslate('places');
  const { loadApi, history } = servicesOf(host);
  const { near, status, problem, place, position, around, retry, choose, lookAroundMe } = useAround(host, query);
  const waiting = (status === 'idle' || status === 'loading') && !problem && near.length === 0;
  const wordsOf = useProblemWords();
  useOnlineAgain(problem ? retry : null);

  return (
    <div className={styles.page}>
      <h1>{t('title.proximity')}</h1>
      <div className={styles.where}>
        <PlaceField
          id="around-place"
          label={t('place.label')}
          placeholder={t('place.hint')}
          value={place}
          onChange={choose}
          loadApi={loadApi}
          history={history}
          userPosition={position.at}
        />
        <Button icon={<Icon of={LocateIcon} />} busy={position.asking} onClick={lookAroundMe}>
          {t(position.asking ? 'position.asking' : 'position.find')}
        </Button>
      </div>
      {position.failure && <Notice tone="warning">{places(`locate.${position.failure}`)}</Notice>}
      {problem && (
        <Notice tone="error" title={t('error.title')} action={<Button onClick={retry}>{t('error.retry')}</Button>}>
          <p>{wordsOf(problem).text}</p>
        </Notice>
      )}
      <section aria-labelledby="around-title">
        <h2 id="around-title" className={styles.around}>
          {t(`around.${around}`, { place: place?.title ?? '' })}
        </h2>
        <p className={styles.count} role="status">
          {waiting && t('loading')}
          {!waiting && near.length > 0 && t('points.count', { count: near.length })}
        </p>
        {waiting && <PointsSkeleton />}
        {near.length > 0 && <PointList near={near} />}
        {status === 'ready' && near.length === 0 && (
          <EmptyState icon={<Icon of={PinIcon} />} title={t('empty.title')}>
            <p>{t('empty.hint')}</p>
          </EmptyState>
        )}
      </section>
    </div>
  );
}
