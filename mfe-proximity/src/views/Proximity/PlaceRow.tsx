import { WithUnits } from '@halte/api/units';
import { formatDistance, formatTime, useLocale, useTranslate } from '@halte/i18n';
import { cx, Icon, ListRow } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { ChevronRightIcon } from '@halte/ui/icons';
import { kindIcon } from '@halte/ui/kindIcons';
import { memo } from 'react';
import type { NearbyPlace } from '../../around/nearby.ts';
import { placeFigures } from '../../around/placeFigures.ts';
import styles from './PlaceRow.module.css';
import { usePinnedBlock } from './usePinnedBlock.ts';

interface PlaceRowProps {
  readonly place: NearbyPlace;
  readonly isSelected: boolean;
}

/** A place with its current availability: the number at the end of the row, the rest in words. */
export const PlaceRow = memo(function PlaceRow({ place, isSelected }: PlaceRowProps) {
  const host = useHost();
  const t = useTranslate('proximity');
  const locale = useLocale();
  const block = usePinnedBlock(place.id, isSelected);
  const { id, type, name, metres } = place;
  const { available, figures } = placeFigures(place);
  const words = figures.map((figure) => ('count' in figure ? t(figure.key, { count: figure.count }) : t(figure.key)));
  const { fresh = true, reportedAt = null } = place.availability ?? {};
  if (!fresh && reportedAt !== null)
    words.push(t('station.old', { time: formatTime(reportedAt, host.tenant.timeZone) }));
  return (
    <li {...block} className={cx(styles.item, isSelected && styles.selected)}>
      <ListRow
        leading={<Icon of={kindIcon(type)} className={styles.kind} />}
        title={name}
        subTitle={<WithUnits>{[formatDistance(metres, locale), ...words].join(' · ')}</WithUnits>}
        trailing={
          <>
            {available !== null && (
              <span className={styles.available} aria-hidden="true">
                {available}
              </span>
            )}
            <Icon of={ChevronRightIcon} />
          </>
        }
        current={isSelected}
        href={host.navigation.href({ name: 'proximity-type-id', params: { type, id } })}
      />
    </li>
  );
});
