import { useMinute } from '@halte/api/departures';
import { useNextAtStops } from '@halte/api/query';
import { useTranslate } from '@halte/i18n';
import { cx, Icon, Skeleton } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { PlusIcon, StarIcon } from '@halte/ui/icons';
import type { PlaceShortcutsProps } from '../favourites/placeShortcutsProps.ts';
import { FavouriteTile } from './FavouriteTile.tsx';
import { OwnPlaceTiles } from './OwnPlaceTiles.tsx';
import css from './Tiles.module.css';
import { type OwnPlace, TILES_OF_PANEL, type Tile } from './tiles.ts';

interface TilesProps extends PlaceShortcutsProps {
  /** Null until the favourites are loaded. */
  readonly tiles: readonly Tile[] | null;
  /** The one of the empty tiles whose address is asked for at once. */
  readonly wanted: OwnPlace | null;
}

/** Each is a search of its own. */
const TRIPS_SEARCHED = 2;
const LOADING = [0, 1, 2, 3];

/** Favourites side by side, each with its next departures; without any, empty tiles for home and work. */
export function Tiles({ tiles, wanted, onFilled }: TilesProps) {
  const t = useTranslate('trip-planner-favourites');
  const tForm = useTranslate('trip-planner');
  const host = useHost();
  const now = useMinute();
  const stops = (tiles ?? []).flatMap((tile) => (tile.kind === 'stop' ? tile.place.id : []));
  const searched = (tiles ?? []).filter(({ kind }) => kind === 'trip').slice(0, TRIPS_SEARCHED);
  const next = useNextAtStops(stops);
  const favourites = host.navigation.href({ name: 'account-favorites' });
  const live = { now, stops: next.data?.stops, isFailed: next.problem !== null };

  return (
    <section className={css.tiles} aria-label={tForm('home.favourites')} aria-busy={tiles === null || undefined}>
      <ul className={cx(css.list, tiles !== null && tiles.length === 0 && css.two)}>
        {tiles === null &&
          LOADING.map((at) => (
            <li key={at} className={css.item}>
              <Skeleton shape="block" height="100%" />
            </li>
          ))}
        {tiles?.map((tile) => (
          <li key={tile.favoriteId} className={css.item}>
            <FavouriteTile tile={tile} live={live} isSearched={searched.includes(tile)} onFilled={onFilled} />
          </li>
        ))}
        {tiles?.length === 0 && <OwnPlaceTiles wanted={wanted} />}
        {tiles !== null && tiles.length > 0 && (
          <li className={cx(css.item, css.last)}>
            <a className={cx(css.tile, css.add)} href={favourites}>
              <span className={css.name}>
                <Icon of={tiles.length > TILES_OF_PANEL ? StarIcon : PlusIcon} className={css.icon} />
                {t(tiles.length > TILES_OF_PANEL ? 'tile.all' : 'tile.add')}
              </span>
              <span className={css.detail}>
                {t(tiles.length > TILES_OF_PANEL ? 'tile.all.detail' : 'tile.add.detail')}
              </span>
            </a>
          </li>
        )}
      </ul>
    </section>
  );
}
