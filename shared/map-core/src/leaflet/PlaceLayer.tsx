import { useMemo } from 'react';
import { Circle, Marker } from 'react-leaflet';
import { useMapState } from '../model/state.ts';
import type { UserPosition } from '../model/types.ts';
import { userIcon } from './icons.ts';
import { Pin } from './JourneyLayer.tsx';
import styles from './layers.module.css';

/** A circle with a larger radius would cover the map. */
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

/** The selected place unless its point has a sign of its own, the chosen position and the traveller's position. */
export function PlaceLayer() {
  const { placeToHighlight, positionSelection, proximityPoints, userPosition } = useMapState();
  const { searchMode, selectedPlace, type } = positionSelection;
  const hasSign = proximityPoints.some(({ id, selected }) => selected && id === placeToHighlight?.id);

  return (
    <>
      {placeToHighlight && !hasSign && <Pin at={placeToHighlight} kind="PLACE" />}
      {selectedPlace && !searchMode && <Pin at={selectedPlace} kind={type ?? 'PLACE'} />}
      {userPosition && <Traveller position={userPosition} />}
    </>
  );
}
