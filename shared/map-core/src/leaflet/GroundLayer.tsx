import { useState } from 'react';
import { TileLayer } from 'react-leaflet';
import { creditsHtml } from '../model/credits.ts';
import type { LiveMapProps } from '../model/liveMapProps.ts';
import { useMapState } from '../model/state.ts';
import { MAX_ZOOM } from '../model/zoom.ts';
import styles from './layers.module.css';

interface GroundLayerProps {
  readonly tiles: LiveMapProps['tiles'];
  readonly theme: 'light' | 'dark';
}

/** The ground. Where other tiles take its place, those from before stay until the new ones are there. */
export function GroundLayer({ tiles, theme }: GroundLayerProps) {
  const { proximityPoints, lineShapes } = useMapState();
  const namesStops = proximityPoints.length > 0 || lineShapes.length > 0;
  const url = ((namesStops && tiles.withoutStops) || tiles)[theme];
  const [loaded, setLoaded] = useState(url);
  return [...new Set([loaded, url])].map((each) => (
    <TileLayer
      key={each}
      className={styles.ground ?? ''}
      url={each}
      attribution={creditsHtml(tiles.attribution)}
      maxNativeZoom={tiles.maxZoom}
      maxZoom={MAX_ZOOM}
      eventHandlers={{ load: () => each === url && setLoaded(url) }}
    />
  ));
}
