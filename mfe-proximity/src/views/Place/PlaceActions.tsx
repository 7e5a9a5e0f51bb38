import { useTranslate } from '@halte/i18n';
import { Anchor, Icon } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { DirectionsIcon, OriginIcon } from '@halte/ui/icons';
import type { PlaceInFull } from '../../place/placeDetails.ts';
import { asPlace, tripFrom, tripTo } from '../../place/placeTargets.ts';
import styles from './View.module.css';

/** From here, to here: both lead to the form of the trip planner. */
export function PlaceActions({ place }: { place: PlaceInFull }) {
  const host = useHost();
  const t = useTranslate('proximity-place');
  const known = asPlace(place);
  if (!known) return null;
  const { href } = host.navigation;
  return (
    <div className={styles.actions}>
      <Anchor
        variant="secondary"
        className={styles.action}
        icon={<Icon of={OriginIcon} />}
        href={href(tripFrom(known))}
      >
        {t('from')}
      </Anchor>
      <Anchor
        variant="primary"
        className={styles.action}
        icon={<Icon of={DirectionsIcon} />}
        href={href(tripTo(known))}
      >
        {t('to')}
      </Anchor>
    </div>
  );
}
