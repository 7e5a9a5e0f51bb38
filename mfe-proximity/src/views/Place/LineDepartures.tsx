import { isMade, useDepartureWords } from '@halte/api/departures';
import { formatList, formatTime, type Instant, useLocale, useTranslate } from '@halte/i18n';
import { DirectionRow, Icon, LineBadge, VisuallyHidden } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { ChevronRightIcon } from '@halte/ui/icons';
import { type BoardLine, departuresByDirection } from '../../place/board.ts';
import type { PlaceInFull } from '../../place/placeDetails.ts';
import { lineTarget } from '../../place/placeTargets.ts';
import { isInForce } from '../../place/platforms.ts';
import styles from './LineDepartures.module.css';

interface LineDeparturesProps {
  readonly place: PlaceInFull;
  readonly entry: BoardLine;
  readonly now: Instant;
}

/** A line of the board: its badge, how often it comes and what is wrong with it, then where it goes and when. */
export function LineDepartures({ place, entry, now }: LineDeparturesProps) {
  const host = useHost();
  const t = useTranslate('proximity-place');
  const area = useTranslate('proximity');
  const words = useDepartureWords();
  const locale = useLocale();
  const clock = { now, zone: host.tenant.timeZone };
  const { line, directions, later, resumes } = entry;
  const mode = area(`mode.${line.mode}`);
  const name = area('line.badge', { mode, name: line.shortName });
  const alert = place.alerts.find((one) => one.lineIds.includes(line.id) && isInForce(one, now));
  const { href } = host.navigation;

  function frequency(): string | null {
    if (directions.length === 0) return t('line.none');
    if (resumes) return words.resumes(resumes, clock);
    const intervals = departuresByDirection(directions).map((departures) => words.interval(departures));
    return intervals.find((interval) => interval !== null) ?? null;
  }

  const often = frequency();
  const laterTexts = later.flatMap(({ headsign, departures }) => {
    const next = departures.find(isMade);
    return next ? t('line.later.one', { headsign, when: words.when(next, clock) }) : [];
  });

  return (
    <>
      <h3 className={styles.heading}>
        <a className={styles.line} href={href(lineTarget(line.id, place.id))}>
          <VisuallyHidden>
            {often === null ? name : t('line.often', { line: name, often })}
            {alert && t('line.news', { text: alert.header })}
          </VisuallyHidden>
          <span aria-hidden="true">
            <LineBadge line={line} size={32} hasAlert={alert !== undefined} />
          </span>
          <span className={styles.words} aria-hidden="true">
            {[mode, often].filter(Boolean).join(' · ')}
            {alert && <span className={styles.alert}>{alert.header}</span>}
          </span>
          <Icon of={ChevronRightIcon} className={styles.chevron} />
        </a>
      </h3>
      {!resumes && directions.length > 0 && (
        <ul className={styles.directions}>
          {directions.map(({ direction, headsign, departures, last }) => (
            <li key={`${direction} ${headsign}`}>
              <DirectionRow
                variant="board"
                headsign={headsign}
                platform={words.platform(departures[0]?.platform ?? '', line.mode)}
                detail={last && t('line.last', { time: formatTime(last, clock.zone) })}
                href={href(lineTarget(line.id, place.id, { direction: `${direction}` }))}
                {...words.direction(departures, clock, 'board')}
              />
            </li>
          ))}
        </ul>
      )}
      {laterTexts.length > 0 && (
        <p className={styles.later}>{t('line.later', { list: formatList(laterTexts, locale) })}</p>
      )}
    </>
  );
}
