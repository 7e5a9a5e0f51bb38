import { useState } from 'react';
import { TileLayer } from 'react-leaflet';
import { creditsHtml } from '../model/credits.ts';
import type { LiveMapProps } from '../model/liveMapProps.ts';
import { useMapState } from '../model/state.ts';
import { MAX_ZOOM } from '../model/zoom.ts';

interface GroundLayerProps {
  readonly tiles: LiveMapProps['tiles'];
  readonly theme: 'light' | 'dark';
}

/** The ground. Where other tiles take its place, those from before stay until the new ones are there. */
export function GroundLayer({ tiles, theme }: GroundLayerProps) {
  const hasPins = useMapState().proximityPoints.length > 0;
  const url = ((hasPins && tiles.withoutStops) || tiles)[theme];
  const [loaded, setLoaded] = useState(url);
  return [...new Set([loaded, url])].map((each) => (
    <TileLayer
      key={each}
      url={each}
      attribution={creditsHtml(tiles.attribution)}
      maxNativeZoom={tiles.maxZoom}
      maxZoom={MAX_ZOOM}
      eventHandlers={{ load: () => each === url && setLoaded(url) }}
    />
  ));
}
