import { useQuery } from '@halte/api/query';
import { WithUnits } from '@halte/api/units';
import { providerKind } from '@halte/contract';
import { formatDistance, useLocale, useTranslate } from '@halte/i18n';
import { boundsToCoords } from '@halte/map-core';
import { distinctBadges, Icon, LineBadge, ListRow, useObservable } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { ChevronRightIcon } from '@halte/ui/icons';
import { kindIcon } from '@halte/ui/kindIcons';
import { useEffect, useMemo, useState } from 'react';
import { isLoaded } from '../../around/loadedPoints.ts';
import { boxAround, linesToShow, type Point } from '../../around/rules.ts';
import { servicesOf } from '../../around/services.ts';
import { type NearPlace, nearPlaces } from '../../place/nearPlaces.ts';
import { isStop, type PlaceInFull } from '../../place/placeDetails.ts';
import { placeTarget } from '../../place/placeTargets.ts';
import styles from './NearPlaces.module.css';
import page from './View.module.css';

/** A few minutes on foot. */
const NEAR_METRES = 300;
const BADGES = 5;
/** Longer than the map of a page needs to be there with its points. */
const MAP_TIMEOUT_MS = 6000;
const NOTHING: readonly Point[] = [];

function NearRow({ near: { point, metres } }: { near: NearPlace }) {
  const host = useHost();
  const area = useTranslate('proximity');
  const places = useTranslate('places');
  const locale = useLocale();
  const distance = formatDistance(metres, locale);
  const kind = providerKind(point.type);
  const what = kind && kind !== 'user_position' && !isStop(kind) ? places(`kind.${kind}`) : '';
  const { shown } = linesToShow(distinctBadges(point.lines ?? []), BADGES);
  return (
    <ListRow
      href={host.navigation.href(placeTarget(point))}
      leading={
        <span className={styles.square}>
          <Icon of={kindIcon(point.type)} className={styles.icon} />
        </span>
      }
      title={point.name}
      subTitle={<WithUnits>{[distance, what].filter(Boolean).join(' · ')}</WithUnits>}
      trailing={
        <>
          <span className={styles.badges}>
            {shown.map((line) => (
              <LineBadge key={line.id} line={line} size={20} label={area('line.name', { name: line.shortName })} />
            ))}
          </span>
          <Icon of={ChevronRightIcon} className={styles.chevron} />
        </>
      }
    />
  );
}

/** The points around a place: those of the map, which shows it; without a map that has them all, requested alone. */
function usePointsAround({ lat, lon }: PlaceInFull): readonly Point[] {
  const loaded = useObservable(servicesOf(useHost()).loadedIn(useLocale()));
  const box = useMemo(() => boxAround({ lat, lon }, NEAR_METRES), [lat, lon]);
  const isOnMap = isLoaded(loaded, box);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), MAP_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);
  const coord = [...boundsToCoords(box)];
  const { data } = useQuery('/api/v1/proximity/points', isLate && !isOnMap ? { params: { query: { coord } } } : null);
  return isOnMap ? loaded.points : (data?.points ?? NOTHING);
}

/** Other places a few steps away. Left out if they cannot be loaded. */
export function NearPlaces({ place }: { place: PlaceInFull }) {
  const t = useTranslate('proximity-place');
  const points = usePointsAround(place);
  const near = useMemo(() => nearPlaces(points, place, NEAR_METRES), [points, place]);
  if (near.length === 0) return null;
  return (
    <section className={page.block} aria-labelledby="near-title">
      <h2 id="near-title" className={page.title}>
        {t('near')}
      </h2>
      <ul className={styles.list}>
        {near.map((entry) => (
          <li key={entry.point.id}>
            <NearRow near={entry} />
          </li>
        ))}
      </ul>
    </section>
  );
}
