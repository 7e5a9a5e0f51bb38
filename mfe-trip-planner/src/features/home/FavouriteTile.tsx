import { nextAtStop, type StopNext, useDepartureWords } from '@halte/api/departures';
import { type Instant, useTranslate } from '@halte/i18n';
import { type Place, placeTitle } from '@halte/places';
import { DepartureTime, Icon, LineBadge, Skeleton, VisuallyHidden } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { HomeIcon, StopIcon, WorkIcon } from '@halte/ui/icons';
import { kindIcon } from '@halte/ui/kindIcons';
import type { PlaceShortcutsProps } from '../favourites/placeShortcutsProps.ts';
import { useTakePlace } from '../favourites/useTakePlace.ts';
import { LineTile } from './LineTile.tsx';
import css from './Tiles.module.css';
import { TripTile } from './TripTile.tsx';
import type { Tile } from './tiles.ts';

/** The next departures of the stops; undefined until the backend has answered. */
export interface LiveStops {
  readonly now: Instant;
  readonly stops: readonly StopNext[] | undefined;
  readonly isFailed: boolean;
}

interface FavouriteTileProps extends PlaceShortcutsProps {
  readonly tile: Tile;
  readonly live: LiveStops;
  /** Whether the next journey of a trip is searched. */
  readonly isSearched: boolean;
}

const OWN = { HOME: HomeIcon, WORK: WorkIcon };

/** A favourite: a place fills the form, a trip is searched from now on, a line is looked at. */
export function FavouriteTile({ tile, live, isSearched, onFilled }: FavouriteTileProps) {
  if (tile.kind === 'trip') return <TripTile trip={tile.trip} isLive={isSearched} />;
  if (tile.kind === 'line') return <LineTile lineId={tile.lineId} />;
  return <PlaceTile tile={tile} live={live} onFilled={onFilled} />;
}

interface PlaceTileProps extends PlaceShortcutsProps {
  readonly tile: Exclude<Tile, { kind: 'trip' | 'line' }>;
  readonly live: LiveStops;
}

function PlaceTile({ tile, live, onFilled }: PlaceTileProps) {
  const tPlaces = useTranslate('places');
  const take = useTakePlace(onFilled);
  const { place } = tile;
  const own = tile.kind === 'place' ? tile.category : null;
  const icon = own ? OWN[own] : tile.kind === 'stop' ? StopIcon : kindIcon(place.type);
  return (
    <button type="button" className={css.tile} onClick={() => take(place)}>
      <span className={css.name}>
        <Icon of={icon} className={css.icon} />
        <span className={css.words}>{placeTitle(place, tPlaces)}</span>
      </span>
      <VisuallyHidden>, </VisuallyHidden>
      <span className={css.detail}>
        {tile.kind === 'stop' ? (
          <NextDeparture place={place} live={live} />
        ) : (
          <span className={css.words}>{place.subTitle}</span>
        )}
      </span>
    </button>
  );
}

function NextDeparture({ place, live: { now, stops, isFailed } }: { readonly place: Place; readonly live: LiveStops }) {
  const t = useTranslate('trip-planner-favourites');
  const words = useDepartureWords();
  const { tenant } = useHost();
  const stop = stops?.find(({ id }) => id === place.id);
  const next = stop && nextAtStop(stop, now);
  const departure = next?.departures[0];
  if (next && departure) {
    return (
      <>
        <LineBadge line={next.line} size={20} label={t('line.name', { name: next.line.shortName })} />
        <VisuallyHidden>{next.headsign}, </VisuallyHidden>
        <DepartureTime departure={words.shown(departure, { now, zone: tenant.timeZone })} />
      </>
    );
  }
  if (stop) return t('tile.nothing');
  if (stops || isFailed) return <span className={css.words}>{place.subTitle}</span>;
  return <Skeleton width="60%" />;
}
