import { nextAtStop, type StopNext, useDepartureWords } from '@halte/api/departures';
import type { HostServices } from '@halte/contract';
import { type Instant, useTranslate } from '@halte/i18n';
import { Anchor, DepartureTime, distinctBadges, Icon, LineBadge, Skeleton, VisuallyHidden } from '@halte/ui';
import { HomeIcon, RouteIcon, StopIcon, WorkIcon } from '@halte/ui/icons';
import { kindIcon } from '@halte/ui/kindIcons';
import { type Alert, alertOf, endsOf, type Line, lineNamed } from '../../favourites/lineState.ts';
import { tripTarget } from '../../favourites/placeTargets.ts';
import type { LineFavourite, PlaceFavourite, StopFavourite, TripFavourite } from '../../favourites/sections.ts';
import { timesOf } from '../../favourites/trip.ts';
import styles from './Favorites.module.css';
import { RowFrame, type RowParts } from './RowFrame.tsx';
import { useNextJourney } from './useNextJourney.ts';

/** Live data of the network; undefined until the backend has answered. */
export interface Live {
  readonly host: HostServices;
  readonly now: Instant;
  readonly stops: readonly StopNext[] | undefined;
  readonly lines: readonly Line[] | undefined;
  readonly alerts: readonly Alert[] | undefined;
}

interface RowProps<Row> {
  readonly row: Row;
  readonly live: Live;
  readonly parts: RowParts;
}

/** Departures of a list: the next one and the one after it. */
const TIMES_SHOWN = 2;

export function StopRow({ row, live, parts }: RowProps<StopFavourite>) {
  const t = useTranslate('account-favourites');
  const words = useDepartureWords();
  const { host, now, stops } = live;
  const stop = stops?.find(({ id }) => id === row.stopId);
  const next = stop && nextAtStop(stop, now);
  const clock = { now, zone: host.tenant.timeZone };
  const isGone = stops !== undefined && !stop;
  return (
    <RowFrame
      parts={parts}
      leading={<Icon of={StopIcon} className={styles.sign} />}
      title={parts.name}
      subTitle={
        <span className={styles.next}>
          {next && (
            <>
              <LineBadge line={next.line} size={20} label={t('line.name', { name: next.line.shortName })} />
              <span>{next.headsign}</span>
            </>
          )}
          {!next && ((isGone && t('gone')) || (stop && t('stop.nothing')) || <Skeleton width="60%" />)}
        </span>
      }
      href={host.navigation.href({
        name: 'proximity-type-id',
        params: { type: row.place?.type ?? 'stopArea', id: row.stopId },
      })}
      end={
        <span className={styles.times}>
          {stops === undefined && <Skeleton width="4rem" />}
          {next?.departures.slice(0, TIMES_SHOWN).map((departure, index) => (
            <span key={departure.departureDateTime} className={index > 0 ? styles.second : undefined}>
              <VisuallyHidden>, </VisuallyHidden>
              <DepartureTime departure={words.shown(departure, clock)} rank={index === 0 ? 'first' : 'next'} />
            </span>
          ))}
        </span>
      }
    />
  );
}

export function LineRow({ row, live, parts }: RowProps<LineFavourite>) {
  const t = useTranslate('account-favourites');
  const { host, lines, alerts } = live;
  const line = lineNamed(lines, row.lineId);
  const alert = alerts && alertOf(alerts, line?.id ?? row.lineId);
  const isGone = lines !== undefined && !line;
  return (
    <RowFrame
      parts={parts}
      leading={
        line ? (
          <LineBadge line={line} size={32} hasAlert={Boolean(alert)} label={parts.name} />
        ) : (
          lines === undefined && <Skeleton shape="block" width="3rem" height="2rem" />
        )
      }
      title={line ? endsOf(line) : row.lineId}
      subTitle={
        isGone ? t('gone') : alert ? <strong className={styles.alert}>{alert.header}</strong> : alerts && t('line.fine')
      }
      href={host.navigation.href({ name: 'schedules-line-id', params: { id: row.lineId } })}
    />
  );
}

const SIGNS = { HOME: HomeIcon, WORK: WorkIcon };

export function PlaceRow({ row, live, parts }: RowProps<PlaceFavourite>) {
  const t = useTranslate('account-favourites');
  const { place, category } = row;
  const href = live.host.navigation.href(tripTarget('t', place));
  const own = category === 'HOME' || category === 'WORK' ? category : null;
  return (
    <RowFrame
      parts={parts}
      leading={<Icon of={own ? SIGNS[own] : kindIcon(place.type)} className={styles.sign} />}
      title={parts.name}
      subTitle={[own && place.title !== place.own && place.title, place.subTitle].filter(Boolean).join(', ')}
      href={href}
      action={
        <Anchor variant="secondary" href={href} aria-label={t('go.name', { name: parts.name })}>
          {t('go')}
        </Anchor>
      }
    />
  );
}

interface TripRowProps extends RowProps<TripFavourite> {
  /** Whether its next journey is searched. */
  readonly isSearched: boolean;
}

export function TripRow({ row, live, parts, isSearched }: TripRowProps) {
  const t = useTranslate('account-favourites');
  const { host } = live;
  const journey = useNextJourney(row.trip, isSearched);
  const badges = distinctBadges((journey?.sections ?? []).flatMap(({ line }) => line ?? []));
  const none = journey === null ? t('trip.none') : '';
  const next = journey ? t('trip.next', timesOf(journey, host.tenant.timeZone)) : none;
  return (
    <RowFrame
      parts={parts}
      leading={<Icon of={RouteIcon} className={styles.sign} />}
      title={parts.name}
      subTitle={[row.trip.isReturn && t('trip.return'), next].filter(Boolean).join(' · ')}
      href={host.navigation.href({ name: 'trip-planner-results', query: row.trip.query })}
      end={
        badges.length > 0 && (
          <span className={styles.badges}>
            {badges.map((line) => (
              <LineBadge key={line.id} line={line} size={20} label={t('line.name', { name: line.shortName })} />
            ))}
          </span>
        )
      }
    />
  );
}
