import { useMinute } from '@halte/api/departures';
import { formatList, useLocale, useTranslate } from '@halte/i18n';
import { cx, useIncrementalCount } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { useDeferredValue, useState } from 'react';
import { AlertBox } from '../../alerts/AlertBox.tsx';
import { AlertLine } from '../../alerts/AlertLine.tsx';
import { foldBefore } from '../../line/chosenStop.ts';
import { directionNow } from '../../line/directionNow.ts';
import { closedRows, closures } from '../../line/interruption.ts';
import { destinationsOf } from '../../line/lineDetail.ts';
import { vehiclesInFold } from '../../line/vehiclesOnBar.ts';
import { BarCell } from './BarCell.tsx';
import { ChosenStop } from './ChosenStop.tsx';
import { FoldedStops } from './FoldedStops.tsx';
import type { LinePartProps } from './linePart.ts';
import { StopRow } from './StopRow.tsx';
import styles from './Stops.module.css';
import { useFocusOnChoice } from './useFocusOnChoice.ts';
import { useNextAtStop } from './useNextAtStop.ts';
import { VehicleCount } from './VehicleCount.tsx';

const NO_ROWS: ReadonlySet<number> = new Set();

/** As many as a phone lays out in a frame: a line of a city has thirty stops. */
const ROWS_PER_FRAME = 4;
/** As in the style sheet, in rem. */
const ROW_HEIGHT = 2.75;

/**
 * The stops of a direction in order of travel, some per frame in the room that all will have, with the times of the chosen departure. Deferred: new
 * times draw all rows.
 */
export function Stops({
  line,
  direction,
  chosen,
  change,
  vehicles,
  areVehiclesLoading,
  hasRoomForVehicles,
}: LinePartProps) {
  const t = useTranslate('schedules');
  const locale = useLocale();
  const now = useMinute();
  const { timeZone: zone } = useHost().tenant;
  const { stops } = direction;
  const [fold, setFold] = useState(() => {
    const { closed } = closedRows(direction, closures(line, now), []);
    return foldBefore(chosen, closed.size < stops.length ? closed : NO_ROWS);
  });
  const shown = useIncrementalCount(Math.ceil(stops.length / ROWS_PER_FRAME)) * ROWS_PER_FRAME;
  const isListed = shown >= stops.length;
  const { linkRef, expectFocus } = useFocusOnChoice(chosen);
  const { next, calls } = useNextAtStop(line.id, stops[chosen], direction, now);
  const { interruptions, otherAlerts, bar, running, onBar, age, ...at } = directionNow(line, direction, {
    now,
    vehicles,
    calls,
  });

  return useDeferredValue(
    <>
      {interruptions.map((alert) => (
        <AlertBox key={alert.id} alert={alert} now={now} zone={zone} />
      ))}
      {otherAlerts.map((alert) => (
        <AlertLine key={alert.id} alert={alert} onOpen={() => change({ tab: 'info' })} />
      ))}
      {(hasRoomForVehicles || age !== null) && (
        <VehicleCount state={age === null ? (areVehiclesLoading ? 'loading' : 'none') : { count: running, age }} />
      )}
      <ol
        className={styles.stops}
        style={isListed ? undefined : { minBlockSize: `${stops.length * ROW_HEIGHT}rem` }}
        aria-busy={!isListed || undefined}
        aria-label={t('line.stops.label', { name: formatList(destinationsOf(direction), locale) })}
      >
        {stops.slice(0, shown).map((stop, row) => {
          if (fold && row > fold.from && row <= fold.to) return null;
          if (fold && row === fold.from) {
            return (
              <FoldedStops
                key="fold"
                count={fold.to - fold.from + 1}
                before={stops[fold.to + 1]?.name ?? ''}
                vehicles={vehiclesInFold(onBar, fold)}
                onUnfold={() => setFold(null)}
              />
            );
          }
          const rowBar = bar[row];
          const isChosen = row === chosen;
          const service = at.serviceAt(row);
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
                  closed={at.closedAt(row)}
                />
              )}
              {isChosen ? (
                <ChosenStop
                  stop={stop}
                  isEnd={row === stops.length - 1}
                  service={service}
                  now={now}
                  linkRef={linkRef}
                  next={next}
                />
              ) : (
                <StopRow
                  stop={stop}
                  zone={zone}
                  time={at.timeAt(row)}
                  isBehind={row < chosen}
                  isEnd={rowBar?.isEnd ?? false}
                  state={service}
                  onChoose={() => {
                    expectFocus();
                    change({ stop: stop.stopAreaId });
                  }}
                />
              )}
            </li>
          );
        })}
      </ol>
    </>,
  );
}
