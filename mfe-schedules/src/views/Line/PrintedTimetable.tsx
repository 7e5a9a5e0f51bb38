import { useTranslate } from '@halte/i18n';
import type { ReactNode } from 'react';
import type { LineTable } from '../../timetable/lineTable.ts';
import { type PrintPart, printParts } from '../../timetable/printParts.ts';
import type { StopHours } from '../../timetable/stopHours.ts';
import styles from './PrintedTimetable.module.css';
import { TimetableLegend } from './TimetableLegend.tsx';

/** The content of every printed page. */
interface About {
  /** Line, direction and day, and the stop if it is about one. */
  title: string;
  operator: string;
  /** Organizations that have to be named. */
  sources: readonly string[];
}

/** The whole line on paper: parts as wide as a page, each with the names of the stops. */
export function PrintedLine({ table, ...about }: About & { table: LineTable }) {
  return (
    <>
      {printParts(table).map((part) => (
        <PrintedPart key={part.key} part={part} table={table} {...about} />
      ))}
      <TimetableLegend remarks={table.remarks} />
    </>
  );
}

/** The hours of one stop on paper. */
export function PrintedStop({ hours, ...about }: About & { hours: StopHours }) {
  return (
    <>
      <table className={styles.table}>
        <colgroup>
          <col className={styles.hours} />
        </colgroup>
        <PrintedHead {...about} width={2} />
        <PrintedFoot {...about} width={2} />
        <tbody>
          {hours.hours.map(({ key, hour, departures }) => (
            <tr key={key}>
              <th scope="row" className={styles.hour}>
                {hour}
              </th>
              <td className={styles.minutes}>
                {departures.map((one) => (
                  <span key={one.key} className={styles.minute}>
                    {one.minute}
                    {one.letters && <sup>{one.letters}</sup>}
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <TimetableLegend remarks={hours.remarks} />
    </>
  );
}

function PrintedPart({ part, table, ...about }: About & { part: PrintPart; table: LineTable }) {
  const t = useTranslate('schedules');
  const width = part.columns.length + 1;
  return (
    <table className={styles.table} data-fits={part.fitsOnPage}>
      <colgroup>
        <col className={styles.names} />
        <col span={part.columns.length} />
      </colgroup>
      <PrintedHead {...about} width={width}>
        <tr>
          <th scope="col">{t('timetable.stopColumn')}</th>
          {part.columns.map((index) => (
            <th key={index} scope="col">
              {table.columns[index]?.letters}
            </th>
          ))}
        </tr>
      </PrintedHead>
      <PrintedFoot {...about} width={width} />
      <tbody>
        {table.rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">{row.name}</th>
            {part.columns.map((index) => (
              <td key={index}>
                {row.cells[index]?.clock}
                {row.cells[index]?.letters && <sup>{row.cells[index].letters}</sup>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface EdgeProps extends About {
  /** In columns. */
  width: number;
}

/** Repeated by the browser on each page that the table continues on. */
function PrintedHead({ title, operator, width, children }: EdgeProps & { children?: ReactNode }) {
  return (
    <thead>
      <tr>
        <th colSpan={width} className={styles.title}>
          {title} <small>{operator}</small>
        </th>
      </tr>
      {children}
    </thead>
  );
}

function PrintedFoot({ sources, width }: EdgeProps) {
  const t = useTranslate('schedules');
  return (
    <tfoot>
      <tr>
        <td colSpan={width} className={styles.sources}>
          {sources.length > 0 && t('timetable.sources', { sources: sources.join(', ') })}
        </td>
      </tr>
    </tfoot>
  );
}
