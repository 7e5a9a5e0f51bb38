import { cx, ModeIcon } from '@halte/ui';
import type { BarRow } from '../../line/bar.ts';
import type { LineDetail } from '../../line/lineDetail.ts';
import type { VehicleOnBar } from '../../line/vehiclesOnBar.ts';
import styles from './BarCell.module.css';

interface BarCellProps {
  bar: BarRow;
  mode: LineDetail['mode'];
  vehicles: readonly VehicleOnBar[];
  isLarge: boolean;
  /** The way above and below the middle of the row that lies behind the chosen stop. */
  isBehind: { readonly above: boolean; readonly below: boolean };
  /** The parts not served: the stop, and the way to its neighbours, up to the last stop that is served. */
  closed: { readonly stop: boolean; readonly above: boolean; readonly below: boolean };
}

/** One row of the bar: the line, its branch, the stop and the vehicles below it. Drawing only. */
export function BarCell({ bar, mode, vehicles, isLarge, isBehind, closed }: BarCellProps) {
  const look = (half: 'above' | 'below') =>
    cx(styles[half], isBehind[half] && styles.behind, closed[half] && styles.closed);
  const halves = ['above', 'below'] as const;
  return (
    <span className={styles.cell} aria-hidden="true">
      {halves.map((half) => bar.line[half] && <i key={half} className={cx(styles.line, look(half))} />)}
      {halves.map(
        (half) => bar.branch[half] && <i key={half} className={cx(styles.line, styles.branch, look(half))} />,
      )}
      {halves.map((half) => bar.meets[half] && <i key={half} className={cx(styles.meets, look(half))} />)}
      <i
        className={cx(
          styles.stop,
          bar.isBranch && styles.branch,
          isLarge && styles.large,
          closed.stop && styles.closedStop,
        )}
      />
      {vehicles.map(({ id, share, isFaded }) => (
        <i
          key={id}
          className={cx(styles.vehicle, isFaded && styles.faded)}
          style={{ insetBlockStart: `calc(1.375rem + ${Math.round(share * 100)}%)` }}
        >
          <ModeIcon mode={mode} className={styles.icon} />
        </i>
      ))}
    </span>
  );
}
