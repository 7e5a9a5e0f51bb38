import { useDepartureWords, walkMinutes } from '@halte/api/departures';
import { WithUnits } from '@halte/api/units';
import { formatDelta, formatDistance, type Instant, useLocale, useTranslate } from '@halte/i18n';
import { cx, DirectionRow, distinctBadges, Icon, LineBadge, type SavedFavourites, StopHeading } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { ChevronRightIcon } from '@halte/ui/icons';
import { memo } from 'react';
import type { NearbyStop } from '../../around/nearby.ts';
import { linesToShow } from '../../around/rules.ts';
import styles from './StopBlock.module.css';
import { StopStar } from './StopStar.tsx';
import { usePinnedBlock } from './usePinnedBlock.ts';

/** Badges of the lines that are not shown with departures: one row of a narrow phone. */
const ROOM = 5;

type NearbyLine = NearbyStop['lines'][number];
type NearbyDepartures = NearbyLine['directions'][number]['departures'];

interface StopBlockProps {
  readonly stop: NearbyStop;
  /** So many are shown of its heading, its lines and the badges of the others. */
  readonly shownParts: number;
  readonly saved: SavedFavourites;
  readonly now: Instant;
  readonly isSelected: boolean;
  /** False if the distance is not a walk: nobody walks from the middle of the map to a stop. */
  readonly isWalk?: boolean;
  /** Whether the list already has the note that everything leaves tomorrow. */
  readonly isTomorrowNoted?: boolean;
}

/** A stop, and what leaves it next. Pointed at, its pin stands out; chosen on the map, it is marked. The map changes often, and a stop does not. */
export const StopBlock = memo(function StopBlock({
  stop,
  shownParts,
  saved,
  now,
  isSelected,
  isWalk = true,
  isTomorrowNoted = false,
}: StopBlockProps) {
  const host = useHost();
  const t = useTranslate('proximity');
  const locale = useLocale();
  const block = usePinnedBlock(stop.id, isSelected);
  const stopHref = host.navigation.href({ name: 'proximity-type-id', params: { type: 'stopArea', id: stop.id } });
  const walk = `${formatDelta(walkMinutes(stop.seconds) * 60)} · ${formatDistance(stop.metres, locale)}`;
  const badges = distinctBadges(stop.others.map(({ line }) => line));
  const { shown, more } = linesToShow(badges, ROOM);
  return (
    <li {...block} className={cx(styles.stop, isSelected && styles.selected)} aria-current={isSelected || undefined}>
      <StopHeading
        name={stop.name}
        href={stopHref}
        distance={isWalk && <WithUnits>{walk}</WithUnits>}
        actions={<StopStar stop={stop} saved={saved} />}
      />
      {stop.lines.length === 0 && <p className={styles.none}>{t('stop.nothing')}</p>}
      {stop.lines.slice(0, shownParts - 1).map((entry) => (
        <LineRows key={entry.line.id} stop={stop} entry={entry} now={now} isTomorrowNoted={isTomorrowNoted} />
      ))}
      {shown.length > 0 && shownParts > stop.lines.length + 1 && (
        <a className={styles.more} href={stopHref}>
          {t('lines.all')}
          <span className={styles.badges}>
            {shown.map((line) => (
              <LineBadge key={line.id} line={line} size={20} label={t('line.name', { name: line.shortName })} />
            ))}
            {more > 0 && <span>{t('lines.more', { count: more })}</span>}
          </span>
          <Icon of={ChevronRightIcon} className={styles.chevron} />
        </a>
      )}
    </li>
  );
});

interface LineRowsProps {
  readonly stop: NearbyStop;
  readonly entry: NearbyLine;
  readonly now: Instant;
  readonly isTomorrowNoted: boolean;
}

/** The directions of a line next to its badge. Memoised: a stop is rendered once more for each of its lines. */
const LineRows = memo(function LineRows({ stop, entry, now, isTomorrowNoted }: LineRowsProps) {
  const host = useHost();
  const t = useTranslate('proximity');
  const words = useDepartureWords();
  const { line, alert, directions } = entry;
  const name = t('line.name', { name: line.shortName });
  const textsOf = (departures: NearbyDepartures) => {
    const texts = words.direction(departures, { now, zone: host.tenant.timeZone });
    const notes = texts.notes.filter(({ text }) => !isTomorrowNoted || text !== words.nextTomorrow);
    return { ...texts, notes };
  };
  return (
    <div className={styles.line}>
      <LineBadge
        className={styles.badge}
        line={line}
        size={32}
        hasAlert={alert !== null}
        label={alert ? t('line.alert', { name, text: alert.header }) : name}
      />
      <ul className={styles.directions}>
        {directions.map(({ direction, headsigns, departures }) => (
          <li key={direction}>
            <DirectionRow
              headsign={headsigns.join(' / ')}
              platform={words.platform(departures[0]?.platform ?? '', line.mode)}
              href={host.navigation.href({
                name: 'schedules-line-id',
                params: { id: line.id },
                query: { direction: `${direction}`, stop: stop.id },
              })}
              {...textsOf(departures)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
});
