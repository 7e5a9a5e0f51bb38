import { memo, useMemo } from 'react';
import { CircleMarker, Marker, Pane } from 'react-leaflet';
import { drawnStops, namedStops } from '../model/lineNames.ts';
import { useMapState } from '../model/state.ts';
import type { LineShape, LineStopPoint } from '../model/types.ts';
import { nameIcon } from './icons.ts';
import styles from './layers.module.css';
import { MapLines } from './MapLines.tsx';

const WEIGHT = 5;
const CASING = 4;
/** All in the colour of the line. */
const RINGS = {
  stop: { radius: 3, weight: 2 },
  end: { radius: 6, weight: 4 },
  highlighted: { radius: 8, weight: 5 },
} as const;

function ShapeLine({ shape: { color, geometry } }: { shape: LineShape }) {
  const lines = useMemo(() => [geometry], [geometry]);
  return <MapLines lines={lines} weight={WEIGHT} color={color} interactive={false} className={styles.line} />;
}

/** Under the lines of all shapes: where two of them cross, neither is cut. */
function Casing({ shapes }: { shapes: readonly LineShape[] }) {
  const lines = useMemo(() => shapes.map(({ geometry }) => geometry), [shapes]);
  if (lines.length === 0) return null;
  return <MapLines lines={lines} weight={WEIGHT + 2 * CASING} interactive={false} className={styles.casing} />;
}

const StopName = memo(function StopName({ name, lat, lon }: Pick<LineStopPoint, 'name' | 'lat' | 'lon'>) {
  const icon = useMemo(() => nameIcon(name), [name]);
  return <Marker position={[lat, lon]} icon={icon} interactive={false} keyboard={false} zIndexOffset={600} />;
});

/** A line of the network with its stops; below the journeys. */
export function LineLayer() {
  const { lineShapes, lineStopPoints, stopPointIdsToHighlight, zoom } = useMapState();
  const drawn = drawnStops(lineStopPoints, stopPointIdsToHighlight, zoom);
  const named = namedStops(lineStopPoints, stopPointIdsToHighlight, zoom);

  return (
    <>
      <Pane name="line-casings" style={{ zIndex: 401 }}>
        <Casing shapes={lineShapes} />
      </Pane>
      <Pane name="line-shapes" style={{ zIndex: 402 }}>
        {lineShapes.map((shape) => (
          <ShapeLine key={shape.id} shape={shape} />
        ))}
      </Pane>
      <Pane name="line-stops" style={{ zIndex: 404 }}>
        {drawn.map(({ id, lat, lon, isEnd }) => {
          const isHighlighted = stopPointIdsToHighlight.includes(id);
          return (
            <CircleMarker
              key={`${id} ${isHighlighted} ${isEnd}`}
              center={[lat, lon]}
              {...RINGS[isHighlighted ? 'highlighted' : isEnd ? 'end' : 'stop']}
              color={lineShapes[0]?.color ?? 'currentColor'}
              interactive={false}
              className={styles.lineStop}
            />
          );
        })}
      </Pane>
      {named.map(({ id, name, lat, lon }) => (
        <StopName key={id} name={name} lat={lat} lon={lon} />
      ))}
    </>
  );
}
