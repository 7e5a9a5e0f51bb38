import { type Instant, useTranslate } from '@halte/i18n';
import { cx, distinctBadges, Icon, LineBadge, PlatformPlate } from '@halte/ui';
import { AccessibilityIcon } from '@halte/ui/icons';
import { headsignsByStopPoint, type Schedules } from '../../place/board.ts';
import type { PlaceInFull } from '../../place/placeDetails.ts';
import { platformsOf } from '../../place/platforms.ts';
import styles from './Platforms.module.css';
import page from './View.module.css';

interface PlatformsProps {
  readonly place: PlaceInFull;
  readonly board: Schedules | undefined;
  readonly now: Instant;
}

/** Each platform with its lines, where they go, and whether one gets there without steps. */
export function Platforms({ place, board, now }: PlatformsProps) {
  const t = useTranslate('proximity-place');
  const area = useTranslate('proximity');
  const rows = platformsOf(place.stopPoints, place.alerts, headsignsByStopPoint(board ?? { lines: [] }), now);
  if (rows.length === 0) return null;
  return (
    <section className={page.block} aria-labelledby="platforms-title">
      <h2 id="platforms-title" className={page.title}>
        {t('platforms')}
      </h2>
      <ul>
        {rows.map(({ name, lines, headsigns, wheelchair }) => (
          <li key={name} className={styles.row}>
            {name && <PlatformPlate name={name} size="lg" />}
            <span className={styles.words}>
              <span className={styles.badges}>
                {distinctBadges(lines).map((line) => (
                  <LineBadge key={line.id} line={line} size={24} label={area('line.name', { name: line.shortName })} />
                ))}
              </span>
              {headsigns.length > 0 && <span className={styles.headsigns}>{headsigns.join(', ')}</span>}
            </span>
            <span className={cx(styles.access, styles[wheelchair])}>
              {wheelchair !== 'unknown' && <Icon of={AccessibilityIcon} className={styles.icon} />}
              {t(`access.${wheelchair}`)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
