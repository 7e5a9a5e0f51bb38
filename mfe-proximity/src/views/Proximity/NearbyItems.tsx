import { formatPercent, unknownShare } from '@halte/api/departures';
import { type Instant, useLocale, useTranslate } from '@halte/i18n';
import { type SavedFavourites, useIncrementalCount } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import type { ShownNearby } from '../../around/nearby.ts';
import { partsOf, shownParts } from '../../around/stopParts.ts';
import { PlaceRow } from './PlaceRow.tsx';
import { StopBlock } from './StopBlock.tsx';
import { isOfTomorrow, TomorrowNote } from './TomorrowNote.tsx';
import styles from './View.module.css';

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

/** The room that rows have until they are there, in rem, as in their style sheets: a list that grows with each row would move what is below it. */
const ROOM_REM = { stop: 16, place: 4 };

/** Stops with what leaves them next, then other places. Says once above them that all leaves tomorrow, and how much of the ways there is not known. */
export function NearbyItems({ answer: { stops, places }, saved, now, selectedId, isWalk, onTouch }: NearbyItemsProps) {
  const { timeZone } = useHost().tenant;
  const isTomorrow = isOfTomorrow(stops, now, timeZone);
  const parts = stops.map(partsOf);
  const stopParts = parts.reduce((sum, count) => sum + count, 0);
  const total = stopParts + places.length;
  const shown = useIncrementalCount(total);
  const isListed = shown === total;
  const room = stops.length * ROOM_REM.stop + places.length * ROOM_REM.place;
  return (
    <>
      {isTomorrow && <TomorrowNote />}
      {isWalk && <UnknownWays share={unknownShare([...stops, ...places])} />}
      <ul
        onPointerDown={onTouch}
        onKeyDown={onTouch}
        style={isListed ? undefined : { minBlockSize: `${room}rem` }}
        aria-busy={!isListed || undefined}
      >
        {shownParts(parts, shown).map((count, index) => {
          const stop = stops[index]!;
          return (
            <StopBlock
              key={stop.id}
              stop={stop}
              shownParts={count}
              saved={saved}
              now={now}
              isSelected={stop.id === selectedId}
              isWalk={isWalk}
              isTomorrowNoted={isTomorrow}
            />
          );
        })}
        {places.slice(0, Math.max(0, shown - stopParts)).map((place) => (
          <PlaceRow key={`${place.type} ${place.id}`} place={place} isSelected={place.id === selectedId} />
        ))}
      </ul>
    </>
  );
}

/** To those in a wheelchair. */
function UnknownWays({ share }: { readonly share: number }) {
  const t = useTranslate('proximity');
  const locale = useLocale();
  return (
    share > 0 && <p className={styles.note}>{t('wheelchair.unknown', { percent: formatPercent(share, locale) })}</p>
  );
}
