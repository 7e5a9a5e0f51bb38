import { WithUnits } from '@halte/api/units';
import { formatDelta } from '@halte/i18n';
import { WayRow } from '../../features/summary/WayRow.tsx';
import { shownDuration } from '../../trip/duration.ts';
import type { RoundTrip } from '../../trip/roundTrip.ts';
import css from './BothWays.module.css';

/** Both ways in two rows, which is what there is room for in the lowest sheet: the map shows the rest. */
export function BothWays({ roundTrip: { outbound, back } }: { roundTrip: RoundTrip }) {
  const ways = [
    ['out', outbound],
    ['back', back],
  ] as const;
  return (
    <div className={css.ways}>
      {ways.map(([direction, journey]) => (
        <WayRow key={direction} direction={direction} journey={journey} time={outbound.departureDateTime}>
          <p className={css.duration}>
            <WithUnits>{formatDelta(shownDuration(journey))}</WithUnits>
          </p>
        </WayRow>
      ))}
    </div>
  );
}
