import { Drawn } from '../kinds/Drawn.tsx';
import { useHeader } from '../parts/useHeader.ts';
import { usePlacementSize } from '../parts/usePlacementSize.ts';
import { placedIn } from '../rules/placement.ts';
import styles from './Rail.module.css';
import { RAIL_KINDS } from './railKinds.ts';

/** The tenant's components in the rail at the left, below the areas. */
export function Sidebar() {
  const { host, session } = useHeader();
  const size = usePlacementSize();
  const { authenticated } = session;
  const { start, end } = placedIn(host.tenant.components, { size, slots: ['sidebar'], authenticated });
  return (
    <div className={styles.rail}>
      <Drawn components={start} views={RAIL_KINDS} />
      <div className={styles.end}>
        <Drawn components={end} views={RAIL_KINDS} />
      </div>
    </div>
  );
}
