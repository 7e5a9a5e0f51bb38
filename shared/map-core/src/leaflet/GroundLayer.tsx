import { cx } from '@halte/ui';
import { useState } from 'react';
import type { GroundProps } from '../model/liveMapProps.ts';
import { tileGrid } from '../model/tileGrid.ts';
import { MAX_ZOOM } from '../model/zoom.ts';
import styles from './layers.module.css';
import { PacedTiles } from './PacedTiles.ts';
import { useGroundUrl } from './useGroundUrl.ts';

/** The ground of tiles with addresses. Where other tiles take its place, those from before stay until the new ones are there. */
export function GroundLayer({ tiles, theme, onLoaded }: GroundProps) {
  const url = useGroundUrl(tiles, theme);
  const [loaded, setLoaded] = useState(url);
  return [...new Set([loaded, url])].map((each) => (
    <PacedTiles
      key={each}
      className={cx(styles.ground, tiles.size === 512 && styles.large) ?? ''}
      url={each}
      {...tileGrid(tiles.maxZoom, tiles.size)}
      maxZoom={MAX_ZOOM}
      eventHandlers={{
        load: () => {
          if (each !== url) return;
          setLoaded(url);
          onLoaded();
        },
      }}
    />
  ));
}
