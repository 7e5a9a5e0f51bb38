import { useTranslate } from '@halte/i18n';
import { cx, ModeIcon, type SavedFavourites } from '@halte/ui';
import type { KeyboardEvent, ReactNode } from 'react';
import { groupLines, type Line } from '../../lines/rules.ts';
import { type Alert, isGridMove, nextPlate } from '../../lines/wall.ts';
import { Plate } from './Plate.tsx';
import styles from './Wall.module.css';

/** Arrow keys lead from plate to plate, across the groups. */
function movePlate(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget } = event;
  if (!isGridMove(key) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const plates = [...currentTarget.querySelectorAll<HTMLElement>('[data-plate]')];
  const at = plates.findIndex((plate) => plate.matches(':focus'));
  if (at < 0) return;
  event.preventDefault();
  const boxes = plates.map((plate) => plate.getBoundingClientRect());
  plates[nextPlate(boxes, at, key)]?.focus();
}

interface PlatesProps {
  lines: readonly Line[];
  alerts: ReadonlyMap<string, Alert>;
  saved: SavedFavourites;
}

function Plates({ lines, alerts, saved }: PlatesProps) {
  return (
    <ul className={styles.plates}>
      {lines.map((line) => (
        <Plate key={line.id} line={line} alert={alerts.get(line.id)} saved={saved} />
      ))}
    </ul>
  );
}

function Grid({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are for the links inside
    <div className={cx(styles.grid, className)} onKeyDown={movePlate}>
      {children}
    </div>
  );
}

/** The results of a search, in their order. */
export function FoundPlates(props: PlatesProps) {
  return (
    <Grid>
      <Plates {...props} />
    </Grid>
  );
}

/** The plates of the whole network, by mode. */
export function Wall({ lines, ...rest }: PlatesProps) {
  const t = useTranslate('schedules');
  return (
    <Grid className={styles.wall}>
      {groupLines(lines).map((group) => (
        <section
          key={group.mode}
          className={styles.group}
          style={{ '--columns': Math.min(group.lines.length, 7) }}
          aria-labelledby={`mode-${group.mode}`}
        >
          <h2 id={`mode-${group.mode}`} className={styles.title} tabIndex={-1}>
            <ModeIcon mode={group.mode} />
            {t(`mode.${group.mode}`)} <span className={styles.count}>{group.lines.length}</span>
          </h2>
          <Plates lines={group.lines} {...rest} />
        </section>
      ))}
    </Grid>
  );
}
