import type { LatLngExpression } from 'leaflet';
import { CircleMarker, Pane, Polyline } from 'react-leaflet';
import { useMapState } from '../model/state.ts';
import styles from './layers.module.css';

/** A line of the network with its stops; below the journeys. */
export function LineLayer() {
  const shapes = useMapState((state) => state.lineShapes);
  const stops = useMapState((state) => state.lineStopPoints);
  const highlighted = useMapState((state) => state.stopPointIdsToHighlight);

  return (
    <>
      <Pane name="line-shapes" style={{ zIndex: 402 }}>
        {shapes.map(({ id, color, geometry }) => (
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
        {stops.map(({ id, lat, lon }) => {
          const strong = highlighted.includes(id);
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
