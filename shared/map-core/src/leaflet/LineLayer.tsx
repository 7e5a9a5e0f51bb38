import type { LatLngExpression } from 'leaflet';
import { CircleMarker, Pane, Polyline } from 'react-leaflet';
import { useMapState } from '../model/state.ts';
import styles from './layers.module.css';

/** A line of the network with its stops; below the journeys. */
export function LineLayer() {
  const { lineShapes, lineStopPoints, stopPointIdsToHighlight } = useMapState();

  return (
    <>
      <Pane name="line-shapes" style={{ zIndex: 402 }}>
        {lineShapes.map(({ id, color, geometry }) => (
          <Polyline
            key={id}
            positions={geometry as unknown as LatLngExpression[]}
            weight={5}
            color={color}
            interactive={false}
            className={styles.line}
          />
        ))}
      </Pane>
      <Pane name="line-stops" style={{ zIndex: 404 }}>
        {lineStopPoints.map(({ id, lat, lon }) => {
          const strong = stopPointIdsToHighlight.includes(id);
          return (
            <CircleMarker
              key={strong ? `${id}!` : id}
              center={[lat, lon]}
              radius={strong ? 7 : 4}
              weight={2}
              interactive={false}
              className={strong ? styles.highlighted : styles.lineStop}
            />
          );
        })}
      </Pane>
    </>
  );
}
