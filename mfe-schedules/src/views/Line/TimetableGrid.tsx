import { type Instant, millisOf, useTranslate } from '@halte/i18n';
import { cx, Icon, LineBadge, VisuallyHidden } from '@halte/ui';
import { AccessibilityIcon } from '@halte/ui/icons';
import { memo, useLayoutEffect, useRef } from 'react';
import type { LineStop } from '../../line/lineDetail.ts';
import { type LineTable, pastCount, type TableColumn, type TableRow } from '../../timetable/lineTable.ts';
import styles from './TimetableGrid.module.css';

interface TimetableGridProps {
  table: LineTable;
  caption: string;
  now: Instant;
  /** Index of the column to open at. */
  current: number | null;
  /** The stop whose row is marked. */
  chosen: LineStop;
  /** With the lines to change to. */
  stops: readonly LineStop[];
}

/** How much of the visible trips are those before the current one. */
const SHARE_BEFORE = 0.3;

/** The whole line as a table that scrolls in both ways. */
export function TimetableGrid({ table, caption, now, current, chosen, stops }: TimetableGridProps) {
  const t = useTranslate('schedules');
  const region = useRef<HTMLElement>(null);
  const changes = new Map(stops.map((stop) => [stop.stopAreaId, stop.changes]));

  // Once for each table, before it is painted: the minutes that pass do not move it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another minute is no reason to scroll
  useLayoutEffect(() => {
    const head = region.current?.querySelector<HTMLElement>('[aria-current]');
    const names = region.current?.querySelector<HTMLElement>('th');
    if (!region.current || !head || !names) return;
    const free = region.current.clientWidth - names.offsetWidth;
    region.current.scrollLeft = head.offsetLeft - names.offsetWidth - free * SHARE_BEFORE;
  }, [table]);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what has the focus
    <section ref={region} className={styles.scroller} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption}>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('timetable.stopColumn')}</th>
            {table.columns.map((column, index) => (
              <ColumnHead key={column.key} column={column} isCurrent={index === current} />
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <Row
              key={row.key}
              row={row}
              changes={changes.get(row.stopAreaId)}
              isChosen={row.stopAreaId === chosen.stopAreaId}
              current={current}
              past={pastCount(row, now)}
              now={millisOf(now)}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

const ColumnHead = memo(function ColumnHead({ column, isCurrent }: { column: TableColumn; isCurrent: boolean }) {
  const t = useTranslate('schedules');
  return (
    <th scope="col" className={cx(isCurrent && styles.current)} aria-current={isCurrent ? 'time' : undefined}>
      <VisuallyHidden>{t('timetable.trip', { time: column.start, destination: column.headsign })} </VisuallyHidden>
      {isCurrent && t('timetable.upcoming')}
      {column.letters && <span className={styles.letters}>{column.letters}</span>}
      {column.isAccessible && (
        <>
          <Icon of={AccessibilityIcon} className={styles.icon} />
          <VisuallyHidden>{t('timetable.accessible')}</VisuallyHidden>
        </>
      )}
    </th>
  );
});

interface RowProps {
  row: TableRow;
  changes: LineStop['changes'] | undefined;
  isChosen: boolean;
  current: number | null;
  /** How many of its times are past. */
  past: number;
  now: number;
}

const Row = memo(
  function Row({ row, changes = [], isChosen, current, now }: RowProps) {
    return (
      <tr className={cx(isChosen && styles.chosen)}>
        <th scope="row">
          <span className={styles.name}>
            {row.name}
            <span className={styles.changes}>
              {changes.slice(0, 3).map((line) => (
                <LineBadge key={line.id} line={line} size={20} />
              ))}
            </span>
          </span>
        </th>
        {row.cells.map((cell, index) => (
          <td
            // biome-ignore lint/suspicious/noArrayIndexKey: columns stay in their order
            key={index}
            className={cx(cell !== null && cell.millis < now && styles.past, index === current && styles.current)}
          >
            {cell?.clock}
            {cell?.letters && <sup>{cell.letters}</sup>}
          </td>
        ))}
      </tr>
    );
  },
  // A row changes when one more of its times is past, not with every minute.
  (before, after) =>
    before.row === after.row &&
    before.isChosen === after.isChosen &&
    before.current === after.current &&
    before.past === after.past &&
    before.changes === after.changes,
);
