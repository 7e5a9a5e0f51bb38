import { useTranslate } from '@halte/i18n';
import { type Position, type SavedPlace, savedPlaces } from '@halte/places';
import { type SavedFavourites, useFavourites, useIsHydrated } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTripPlanner } from '../../state/TripPlannerProvider.tsx';
import { favouriteTrips } from '../favourites/favouriteTrips.ts';
import type { PlaceShortcutsProps } from '../favourites/placeShortcutsProps.ts';
import { RecentPlaces } from '../favourites/RecentPlaces.tsx';
import { useLoadedFavourites } from '../favourites/useLoadedFavourites.ts';
import { FormMap } from '../map/FormMap.tsx';
import { AfterDrawn } from './AfterDrawn.tsx';
import { AlertStrip } from './AlertStrip.tsx';
import { AroundYou } from './AroundYou.tsx';
import { CentreDepartures } from './CentreDepartures.tsx';
import css from './HomeParts.module.css';
import type { HomePartsProps } from './homePartsProps.ts';
import { Tiles } from './Tiles.tsx';
import { tilesOf } from './tiles.ts';
import { useFromHere } from './useFromHere.ts';
import { useHomePosition } from './useHomePosition.ts';
import { useNetworkOnMap } from './useNetworkOnMap.ts';

/** From this width on, the form is in a panel beside the map, as high as the screen, with room below the form. */
const PANEL_WIDTH = 700;

/**
 * Below the form: favourites, what leaves around the traveller, what disturbs the network, and recent places, each place once. Nothing moves
 * under a finger: what is loaded has its room before, and a recent place that becomes a favourite keeps its row until the next visit.
 */
export function HomeParts({ wanted, ...props }: HomePartsProps) {
  const { navigation, tenant } = useHost();
  // A partner's frame is the form; there is no map behind it.
  const isWidget = tenant.isWidget || navigation.current.get().query['widget'] === 'true';
  const shown = useSavedPlaces();
  return (
    <>
      {/* Here and not in the form: the map is not in the first download, and is not needed before what is below the form. */}
      <AfterDrawn>
        <FormMap />
      </AfterDrawn>
      {isWidget ? <Recent {...props} {...shown} /> : <LivingParts {...props} {...shown} wanted={wanted} />}
    </>
  );
}

interface SavedPlaces {
  readonly saved: SavedFavourites;
  readonly places: readonly SavedPlace[];
  readonly isLoaded: boolean;
}

function LivingParts({ saved, places, isLoaded, onFilled, wanted }: HomePartsProps & SavedPlaces) {
  const { tenant } = useHost();
  const { trips } = useTripPlanner();
  const isHydrated = useIsHydrated();
  const position = useHomePosition();
  const onFilledFromHere = useFromHere(position, onFilled);
  const { lists } = saved;
  const tiles = useMemo(
    () =>
      isLoaded
        ? tilesOf({
            places,
            trips: favouriteTrips(lists, tenant.timeZone, trips.state.now),
            lines: lists.favoriteLines,
          })
        : null,
    [isLoaded, places, lists, tenant, trips],
  );
  const begin = useEffectEvent(() => {
    if (wanted === 'position') void position.find();
  });
  useEffect(() => begin(), []);
  return (
    <div className={css.parts} data-beside-field>
      <AfterDrawn>
        <NetworkOnMap position={position.at} />
      </AfterDrawn>
      <Tiles tiles={tiles} wanted={wanted === 'position' ? null : wanted} onFilled={onFilledFromHere} />
      <AroundYou position={position} lists={lists}>
        <AlertStrip />
      </AroundYou>
      <Recent saved={saved} places={places} isLoaded={isLoaded} onFilled={onFilledFromHere} />
      {isHydrated && position.status === 'unknown' && window.innerWidth >= PANEL_WIDTH && <CentreDepartures />}
    </div>
  );
}

function NetworkOnMap({ position }: { readonly position: Position | null }) {
  useNetworkOnMap(position);
  return null;
}

/** The places among the favourites, which the fields offer as well. */
function useSavedPlaces(): SavedPlaces {
  const { favourites: formFavourites } = useTripPlanner();
  const tPlaces = useTranslate('places');
  const saved = useFavourites(useHost(), 'elsewhere');
  const { lists } = saved;
  const { isLoaded, names } = useLoadedFavourites();
  const places = useMemo(() => savedPlaces(lists, tPlaces, names), [lists, tPlaces, names]);

  useEffect(() => {
    formFavourites.places = places.map(({ place }) => place);
  }, [formFavourites, places]);

  return { saved, places, isLoaded };
}

/** The recent places that are no favourites, once it is known which are. */
function Recent({ saved, places, isLoaded, onFilled }: PlaceShortcutsProps & SavedPlaces) {
  const [atFirst, setAtFirst] = useState<typeof places | null>(null);
  if (isLoaded && !atFirst) setAtFirst(places);
  return atFirst && <RecentPlaces saved={saved} onFilled={onFilled} above={atFirst.map(({ place }) => place)} />;
}
