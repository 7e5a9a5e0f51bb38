import { upcoming, useMinute } from '@halte/api/departures';
import { formatList, useLocale, useTranslate } from '@halte/i18n';
import { cx, Icon } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { ChevronDownIcon } from '@halte/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { AlertBox } from '../../alerts/AlertBox.tsx';
import { AlertLine } from '../../alerts/AlertLine.tsx';
import { isActive } from '../../alerts/alertPeriod.ts';
import { barOf } from '../../line/bar.ts';
import { foldBefore } from '../../line/chosenStop.ts';
import { chosenDeparture } from '../../line/departures.ts';
import { closedRows, closures } from '../../line/interruption.ts';
import { destinationsOf, type LineStop } from '../../line/lineDetail.ts';
import { rowsOfTrip, timeAtStop } from '../../line/rowsOfTrip.ts';
import { freshestAge, vehiclesInDirection, vehiclesInFold, vehiclesOnBar } from '../../line/vehiclesOnBar.ts';
import { BarCell } from './BarCell.tsx';
import { ChosenStop } from './ChosenStop.tsx';
import type { LinePartProps } from './linePart.ts';
import { StopRow } from './StopRow.tsx';
import styles from './Stops.module.css';
import { useDepartures, useTrip } from './useLiveLine.ts';
import { VehicleCount } from './VehicleCount.tsx';

/** Where nothing is known of the trip, no stop is. */
const NO_TIMES = { calls: [] };
const NO_ROWS: ReadonlySet<number> = new Set();

/** The stops of a direction in order of travel, with the times of the chosen departure. */
export function Stops({ line, direction, chosen, change, vehicles }: LinePartProps) {
  const t = useTranslate('schedules');
  const locale = useLocale();
  const now = useMinute();
  const { timeZone: zone } = useHost().tenant;
  const { stops } = direction;
  const [fold, setFold] = useState(() => {
    const { closed } = closedRows(direction, closures(line, now), []);
    return foldBefore(chosen, closed.size < stops.length ? closed : NO_ROWS);
  });
  const [departureId, setDepartureId] = useState<string | null>(null);
  const linkRef = useRef<HTMLAnchorElement>(null);
  const isChosenHere = useRef(false);
  useEffect(() => {
    if (isChosenHere.current && chosen >= 0) linkRef.current?.focus();
    isChosenHere.current = false;
  }, [chosen]);

  const stop = stops[chosen];
  const board = useDepartures(line.id, stop?.stopAreaId ?? '', direction.direction);
  const departures = upcoming(board.data?.departures ?? [], now);
  const departure = chosenDeparture(departures, departureId);
  const { calls } = useTrip(departure).data ?? NO_TIMES;

  const bar = barOf(direction);
  const times = rowsOfTrip(direction, calls);
  const last = times.findLastIndex((time) => time !== null);
  const interruptions = closures(line, now);
  const others = line.alerts.filter((alert) => isActive(alert, now) && !interruptions.includes(alert));
  const { closed, provisionalEnd } = closedRows(direction, interruptions, times);
  const running = vehiclesInDirection(vehicles, direction, now);
  const onBar = vehiclesOnBar(direction, running, now);
  const foldedVehicles = fold ? vehiclesInFold(onBar, fold) : 0;
  const age = freshestAge(running, now);

  function stateOf(row: number) {
    if (closed.has(row)) return 'closed';
    if (row === provisionalEnd) return 'provisional-end';
    return calls.length > 0 && !times[row] ? 'passed' : 'open';
  }
  function choose({ stopAreaId }: LineStop) {
    isChosenHere.current = true;
    change({ stop: stopAreaId });
  }

  return (
    <>
      {interruptions.map((alert) => (
        <AlertBox key={alert.id} alert={alert} now={now} zone={zone} />
      ))}
      {others.map((alert) => (
        <AlertLine key={alert.id} alert={alert} onOpen={() => change({ tab: 'info' })} />
      ))}
      {age !== null && <VehicleCount count={running.length} age={age} />}
      <ol
        className={styles.stops}
        aria-label={t('line.stops.label', { name: formatList(destinationsOf(direction), locale) })}
      >
        {stops.map((one, row) => {
          if (fold && row > fold.from && row <= fold.to) return null;
          if (fold && row === fold.from) {
            return (
              <li key="fold" className={cx(styles.row, styles.folded)}>
                <button type="button" className={styles.unfold} onClick={() => setFold(null)}>
                  <span>
                    {t('line.stops.before', { count: fold.to - fold.from + 1, name: stops[fold.to + 1]?.name ?? '' })}
                    {foldedVehicles > 0 && (
                      <span className={styles.inFold}>
                        {' · '}
                        {t('line.vehicles', { count: foldedVehicles })}
                      </span>
                    )}
                  </span>
                  <Icon of={ChevronDownIcon} className={styles.icon} />
                </button>
              </li>
            );
          }
          const rowBar = bar[row];
          const time = times[row];
          const isChosen = row === chosen;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a loop has a stop twice
            <li key={row} className={cx(styles.row, isChosen && styles.chosen)}>
              {rowBar && (
                <BarCell
                  bar={rowBar}
                  mode={line.mode}
                  vehicles={onBar.filter((vehicle) => vehicle.row === row && !(fold && row < fold.from))}
                  isLarge={isChosen || rowBar.isEnd}
                  isBehind={{ above: row <= chosen, below: row < chosen }}
                  closed={{
                    stop: closed.has(row),
                    above: closed.has(row) || closed.has(row - 1),
                    below: closed.has(row) || closed.has(row + 1),
                  }}
                />
              )}
              {isChosen ? (
                <ChosenStop
                  stop={one}
                  isEnd={row === stops.length - 1}
                  service={stateOf(row)}
                  now={now}
                  linkRef={linkRef}
                  next={{
                    departures,
                    chosen: departure,
                    isLoading: board.isLoading && !board.problem,
                    hasFailed: board.problem !== null && !board.data,
                    retry: board.retry,
                    choose: setDepartureId,
                  }}
                />
              ) : (
                <StopRow
                  stop={one}
                  zone={zone}
                  time={time ? timeAtStop(time, row === last) : null}
                  isBehind={row < chosen}
                  isEnd={rowBar?.isEnd ?? false}
                  state={stateOf(row)}
                  onChoose={() => choose(one)}
                />
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}
