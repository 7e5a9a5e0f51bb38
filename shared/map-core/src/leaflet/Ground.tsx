import { type ComponentType, lazy, Suspense } from 'react';
import type { ArchiveGroundProps } from '../archive/ArchiveGround.tsx';
import { GroundLayer } from './GroundLayer.tsx';
import styles from './layers.module.css';
import { useCredits } from './useCredits.ts';

/** A file of its own, which only pages of tenants with archives ask for. Where it cannot be loaded, the other tiles are shown. */
const ArchiveGround = lazy<ComponentType<ArchiveGroundProps>>(() =>
  import('../archive/ArchiveGround.tsx').then(
    (loaded) => ({ default: loaded.ArchiveGround }),
    () => ({ default: GroundLayer }),
  ),
);

/** The ground: of a tenant's archives, or of tiles with addresses. */
export function Ground(props: Omit<ArchiveGroundProps, 'className' | 'children'>) {
  useCredits(props.tiles.attribution);
  const tiles = <GroundLayer {...props} />;
  if (!props.tiles.pmtiles) return tiles;
  return (
    <Suspense>
      <ArchiveGround {...props} className={styles.ground ?? ''}>
        {tiles}
      </ArchiveGround>
    </Suspense>
  );
}
