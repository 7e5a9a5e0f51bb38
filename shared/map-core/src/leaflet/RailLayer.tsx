import { memo, useMemo } from 'react';
import { Pane } from 'react-leaflet';
import { useMapState } from '../model/state.ts';
import { type MapTheme, thinColorOnMap } from '../model/tint.ts';
import type { LineShape } from '../model/types.ts';
import styles from './layers.module.css';
import { MapLines } from './MapLines.tsx';

const WEIGHT = 4;

interface RailLayerProps {
  readonly theme: MapTheme;
}

const RailLine = memo(function RailLine({ shape, theme }: { readonly shape: LineShape } & RailLayerProps) {
  const lines = useMemo(() => [shape.geometry], [shape.geometry]);
  const color = thinColorOnMap(shape.color, theme);
  return <MapLines lines={lines} weight={WEIGHT} color={color} interactive={false} className={styles.network} />;
});

/** The rail lines of the network, behind journeys and lines of their own. */
export function RailLayer({ theme }: RailLayerProps) {
  const { networkLines } = useMapState();
  return (
    <Pane name="network-lines" style={{ zIndex: 350 }}>
      {networkLines.map((shape) => (
        <RailLine key={`${shape.id} ${theme}`} shape={shape} theme={theme} />
      ))}
    </Pane>
  );
}
