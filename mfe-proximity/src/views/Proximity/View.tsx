import { useMinute } from '@halte/api/departures';
import { useProblemWords } from '@halte/api/words';
import type { ViewProps } from '@halte/contract';
import { formatDistance, useLocale, useTranslate } from '@halte/i18n';
import { PlaceField } from '@halte/places/field';
import { Button, Icon, IconButton, Notice, useIsHydrated, useOnlineAgain, VisuallyHidden } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { LocateIcon, SearchIcon } from '@halte/ui/icons';
import { filterOfQuery } from '../../around/kinds.ts';
import { modesOf } from '../../around/rules.ts';
import { servicesOf } from '../../around/services.ts';
import { Filters } from './Filters.tsx';
import { NearbyList } from './NearbyList.tsx';
import { useAround } from './useAround.ts';
import { useNearbyList } from './useNearbyList.ts';
import styles from './View.module.css';

/** The part of the address that the markup of the page leaves out. */
const AT_FIRST = { around: 'map', place: null, filter: filterOfQuery({}) } as const;

/** The next departures around a place, the traveller, or the middle of the map. */
export function View({ query }: ViewProps) {
  const host = useHost();
  const t = useTranslate('proximity');
  const places = useTranslate('places');
  const locale = useLocale();
  const now = useMinute();
  const { loadApi, history } = servicesOf(host);
  const isHydrated = useIsHydrated();
  const requested = useAround(query);
  const around = isHydrated ? requested : { ...requested, ...AT_FIRST };
  const { position, place, filter, networkProblem, retryNetwork } = around;
  const words = useProblemWords(networkProblem);
  const { isAsking, failure, roughMetres } = position;
  const list = useNearbyList(requested, now);
  useOnlineAgain(networkProblem ? retryNetwork : null);

  return (
    <div data-sheet="half" data-sheet-top="fixed">
      <VisuallyHidden>
        <h1>{t('title.proximity')}</h1>
      </VisuallyHidden>
      <div className={styles.search}>
        <PlaceField
          id="around-place"
          look="pill"
          label={t('place.label')}
          icon={<Icon of={SearchIcon} />}
          value={place}
          onChange={around.choose}
          loadApi={loadApi}
          history={history}
          userPosition={position.at}
          end={
            <IconButton
              aria-label={t(isAsking ? 'position.asking' : 'position.find')}
              aria-busy={isAsking || undefined}
              title={t('position.find')}
              onClick={around.lookAroundMe}
            >
              <Icon of={LocateIcon} />
            </IconButton>
          }
        />
      </div>
      <Filters
        filter={filter}
        kinds={list.answer?.kinds ?? null}
        modes={modesOf(around.loadedPoints)}
        onChange={around.setFilter}
      />
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
    </div>
  );
}
