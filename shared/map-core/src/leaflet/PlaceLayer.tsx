import { useMemo } from 'react';
import { Circle, Marker } from 'react-leaflet';
import { useMapState } from '../model/state.ts';
import type { UserPosition } from '../model/types.ts';
import { userIcon } from './icons.ts';
import { Pin } from './JourneyLayer.tsx';
import styles from './layers.module.css';

/** Beyond this the position says "somewhere in town", and a ring would hide the map. */
const WORST_ACCURACY_METRES = 2000;

function Traveller({ position }: { position: UserPosition }) {
  const icon = useMemo(userIcon, []);
  const { lat, lon, accuracy } = position;
  return (
    <>
      {accuracy !== null && accuracy <= WORST_ACCURACY_METRES && (
        <Circle center={[lat, lon]} radius={accuracy} interactive={false} className={styles.accuracy} />
      )}
      <Marker position={[lat, lon]} icon={icon} interactive={false} keyboard={false} zIndexOffset={800} />
    </>
  );
}

/** The place that was chosen, a position that was, and the traveller. */
export function PlaceLayer() {
  const place = useMapState((state) => state.placeToHighlight);
  const isChoosing = useMapState((state) => state.positionSelection.searchMode);
  const chosen = useMapState((state) => state.positionSelection.selectedPlace);
  const role = useMapState((state) => state.positionSelection.type);
  const user = useMapState((state) => state.userPosition);

  return (
    <>
      {place && <Pin at={place} kind="PLACE" />}
      {chosen && !isChoosing && <Pin at={chosen} kind={role ?? 'PLACE'} />}
      {user && <Traveller position={user} />}
    </>
  );
}
