import { useMemo } from 'react';
import { CircleMarker, Pane } from 'react-leaflet';
import { useMapState } from '../model/state.ts';
import type { LineShape } from '../model/types.ts';
import styles from './layers.module.css';
import { MapLines } from './MapLines.tsx';

function ShapeLine({ shape: { color, geometry } }: { shape: LineShape }) {
  const lines = useMemo(() => [geometry], [geometry]);
  return <MapLines lines={lines} weight={5} color={color} interactive={false} className={styles.line} />;
}

/** A line of the network with its stops; below the journeys. */
export function LineLayer() {
  const { lineShapes, lineStopPoints, stopPointIdsToHighlight } = useMapState();

  return (
    <>
      <Pane name="line-shapes" style={{ zIndex: 402 }}>
        {lineShapes.map((shape) => (
          <ShapeLine key={shape.id} shape={shape} />
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
