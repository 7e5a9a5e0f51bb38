import { useQuery } from '@halte/api/query';
import { WithUnits } from '@halte/api/units';
import { providerKind } from '@halte/contract';
import { formatDistance, useLocale, useTranslate } from '@halte/i18n';
import { boundsToCoords } from '@halte/map-core';
import { distinctBadges, Icon, LineBadge, ListRow } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { ChevronRightIcon } from '@halte/ui/icons';
import { kindIcon } from '@halte/ui/kindIcons';
import { boxAround, linesToShow } from '../../around/rules.ts';
import { type NearPlace, nearPlaces } from '../../place/nearPlaces.ts';
import { isStop, type PlaceInFull } from '../../place/placeDetails.ts';
import { placeTarget } from '../../place/placeTargets.ts';
import styles from './NearPlaces.module.css';
import page from './View.module.css';

/** A few minutes on foot. */
const NEAR_METRES = 300;
const BADGES = 5;

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

/** Other places a few steps away. Left out if they cannot be loaded. */
export function NearPlaces({ place }: { place: PlaceInFull }) {
  const t = useTranslate('proximity-place');
  const coord = [...boundsToCoords(boxAround(place, NEAR_METRES))];
  const { data } = useQuery('/api/v1/proximity/points', { params: { query: { coord } } });
  const near = nearPlaces(data?.points ?? [], place, NEAR_METRES);
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
