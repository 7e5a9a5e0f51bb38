import { type Instant, secondsBetween, useTranslate } from '@halte/i18n';
import { useMapState } from '@halte/map-core';
import { placeFrom } from '@halte/places';
import { Button, Icon } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { LocateIcon } from '@halte/ui/icons';
import { useDeferredValue } from 'react';
import { kindsOf, listedGroups } from '../../around/kinds.ts';
import { minutesSinceReports } from '../../around/placeFigures.ts';
import { FreshnessLine } from './FreshnessLine.tsx';
import { NearbyItems } from './NearbyItems.tsx';
import { NearbyProblem } from './NearbyProblem.tsx';
import { NearbySkeleton } from './NearbySkeleton.tsx';
import { NothingNear } from './NothingNear.tsx';
import { SelectedPin } from './SelectedPin.tsx';
import type { Around } from './useAround.ts';
import { MOST_LISTED, PAGE, type useNearbyList } from './useNearbyList.ts';
import { usePinCounts } from './usePinCounts.ts';
import styles from './View.module.css';

const NOTHING: readonly never[] = [];

interface NearbyListProps {
  readonly around: Around;
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
  const stops = answer?.stops ?? NOTHING;
  const places = answer?.places ?? NOTHING;

  usePinCounts(places);
  const selected = useMapState().proximityPoints.find((point) => point.selected) ?? null;
  const isListed = [...stops, ...places].some(({ id }) => id === selected?.id);
  const hasMore = Math.max(answer?.stopCount ?? 0, answer?.placeCount ?? 0) > limit && limit < MOST_LISTED;
  const isEmpty = answer !== undefined && stops.length === 0 && places.length === 0;

  // An answer brings all rows, which React would else draw in one task.
  const content = useDeferredValue(
    <>
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
      {selected && !isListed && <SelectedPin point={selected} />}
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
      {answer && !isEmpty && (
        <NearbyItems
          answer={answer}
          saved={saved}
          now={now}
          selectedId={selected?.id ?? null}
          isWalk={around.around !== 'map'}
          onTouch={touch}
        />
      )}
      {hasMore && (
        <Button className={styles.more} onClick={() => setLimit(Math.min(MOST_LISTED, limit + PAGE))}>
          {t('list.more')}
        </Button>
      )}
    </>,
  );
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
      <NearbyProblem problem={problem} retry={() => void refresh()} />
      {content}
    </section>
  );
}
