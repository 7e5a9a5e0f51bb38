import { useProblemWords } from '@halte/api/words';
import { type Instant, secondsBetween, useTranslate } from '@halte/i18n';
import { useMapState } from '@halte/map-core';
import { placeFrom } from '@halte/places';
import { Button, Icon, ListRow, Notice, useOnlineAgain } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { LocateIcon } from '@halte/ui/icons';
import { kindIcon } from '@halte/ui/kindIcons';
import { kindsOf, listedGroups } from '../../around/kinds.ts';
import { minutesSinceReports } from '../../around/placeFigures.ts';
import { FreshnessLine } from './FreshnessLine.tsx';
import { NearbySkeleton } from './NearbySkeleton.tsx';
import { NothingNear } from './NothingNear.tsx';
import { PlaceRow } from './PlaceRow.tsx';
import { StopBlock } from './StopBlock.tsx';
import { isOfTomorrow, TomorrowNote } from './TomorrowNote.tsx';
import type { useAround } from './useAround.ts';
import { MOST_LISTED, PAGE, type useNearbyList } from './useNearbyList.ts';
import { usePinCounts } from './usePinCounts.ts';
import styles from './View.module.css';

const NOTHING: readonly never[] = [];

interface NearbyListProps {
  readonly around: ReturnType<typeof useAround>;
  readonly list: ReturnType<typeof useNearbyList>;
  readonly now: Instant;
}

/** Stops with their departures and other places, or why there are none. */
export function NearbyList({ around, list, now }: NearbyListProps) {
  const host = useHost();
  const t = useTranslate('proximity');
  const { filter, place, position } = around;
  const { radius, setRadius, limit, setLimit, saved } = list;
  const { answer, problem, freshness, isLoading, refresh, touch } = list;
  const words = useProblemWords(problem);
  const stops = answer?.stops ?? NOTHING;
  const places = answer?.places ?? NOTHING;
  const retry = () => void refresh();
  useOnlineAgain(problem ? retry : null);

  usePinCounts(places);
  const selected = useMapState().proximityPoints.find((point) => point.selected) ?? null;
  const isListed = [...stops, ...places].some(({ id }) => id === selected?.id);
  const hasMore = Math.max(answer?.stopCount ?? 0, answer?.placeCount ?? 0) > limit && limit < MOST_LISTED;
  const isTomorrow = isOfTomorrow(stops, now, host.tenant.timeZone);
  const isEmpty = answer !== undefined && stops.length === 0 && places.length === 0;

  return (
    <section aria-labelledby="around-title" aria-busy={isLoading || undefined}>
      <h2 id="around-title" className={styles.around}>
        {t(`around.${around.around}`, { place: place?.title ?? '' })}
      </h2>
      {around.around === 'map' && position.at === null && position.failure === null && (
        <Button
          className={styles.offer}
          icon={<Icon of={LocateIcon} />}
          busy={position.isAsking}
          onClick={around.lookAroundMe}
        >
          {t('position.offer')}
        </Button>
      )}
      {words && (
        <Notice
          tone={words.tone}
          className={styles.notice}
          title={t('error.title')}
          action={<Button onClick={retry}>{t('error.retry')}</Button>}
        >
          <p>{words.text}</p>
        </Notice>
      )}
      {!answer && !problem && (
        <>
          <p role="status" className={styles.freshness}>
            {t('loading')}
          </p>
          <NearbySkeleton />
        </>
      )}
      {answer && !isEmpty && (
        <FreshnessLine
          freshness={freshness}
          placeCount={listedGroups(filter).includes('stops') ? null : answer.placeCount}
          reportMinutes={minutesSinceReports(places, secondsBetween(answer.receivedAt, now))}
          zone={host.tenant.timeZone}
          refresh={refresh}
        />
      )}
      {selected && !isListed && (
        <ListRow
          leading={<Icon of={kindIcon(selected.type)} />}
          title={selected.name}
          current
          href={host.navigation.href({
            name: 'proximity-type-id',
            params: { type: selected.type, id: selected.id },
          })}
        />
      )}
      {isEmpty && (
        <NothingNear
          radius={radius}
          nearest={answer.nearestStop}
          filter={filter}
          isPresent={kindsOf(listedGroups(filter)).some((kind) => answer.kinds.includes(kind))}
          onWiden={setRadius}
          onGoThere={({ id, name, lat, lon }) =>
            around.choose(placeFrom({ id, type: 'stopArea', title: name, displayName: name, lat, lon }))
          }
          onClearModes={() => around.setFilter({ ...filter, modes: [] })}
          onOnlyStops={() => around.setFilter({ ...filter, groups: [] })}
        />
      )}
      {isTomorrow && <TomorrowNote />}
      {!isEmpty && answer && (
        <ul onPointerDown={touch} onKeyDown={touch}>
          {stops.map((stop) => (
            <StopBlock
              key={stop.id}
              stop={stop}
              saved={saved}
              now={now}
              isSelected={stop.id === selected?.id}
              isWalk={around.around !== 'map'}
              isTomorrowNoted={isTomorrow}
            />
          ))}
          {places.map((one) => (
            <PlaceRow key={`${one.type} ${one.id}`} place={one} isSelected={one.id === selected?.id} />
          ))}
        </ul>
      )}
      {hasMore && (
        <Button className={styles.more} onClick={() => setLimit(Math.min(MOST_LISTED, limit + PAGE))}>
          {t('list.more')}
        </Button>
      )}
    </section>
  );
}
