import type { Instant } from '@halte/i18n';
import type { SavedFavourites } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import type { ShownNearby } from '../../around/nearby.ts';
import { PlaceRow } from './PlaceRow.tsx';
import { StopBlock } from './StopBlock.tsx';
import { isOfTomorrow, TomorrowNote } from './TomorrowNote.tsx';

interface NearbyItemsProps {
  readonly answer: Pick<ShownNearby, 'stops' | 'places'>;
  readonly saved: SavedFavourites;
  readonly now: Instant;
  /** The stop or place whose pin is chosen on the map. */
  readonly selectedId: string | null;
  /** False where the distances are not those of a walk. */
  readonly isWalk: boolean;
  /** The traveller touches the list. */
  readonly onTouch: () => void;
}

/** Stops with what leaves them next, then other places. Says once above them that all leaves tomorrow. */
export function NearbyItems({ answer: { stops, places }, saved, now, selectedId, isWalk, onTouch }: NearbyItemsProps) {
  const { timeZone } = useHost().tenant;
  const isTomorrow = isOfTomorrow(stops, now, timeZone);
  return (
    <>
      {isTomorrow && <TomorrowNote />}
      <ul onPointerDown={onTouch} onKeyDown={onTouch}>
        {stops.map((stop) => (
          <StopBlock
            key={stop.id}
            stop={stop}
            saved={saved}
            now={now}
            isSelected={stop.id === selectedId}
            isWalk={isWalk}
            isTomorrowNoted={isTomorrow}
          />
        ))}
        {places.map((place) => (
          <PlaceRow key={`${place.type} ${place.id}`} place={place} isSelected={place.id === selectedId} />
        ))}
      </ul>
    </>
  );
}
