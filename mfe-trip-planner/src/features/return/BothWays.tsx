import { WithUnits } from '@halte/api/units';
import { formatDelta } from '@halte/i18n';
import { shownDuration } from '../../trip/duration.ts';
import { WayRow } from '../summary/WayRow.tsx';
import css from './BothWays.module.css';
import type { RoundTrip } from './roundTrip.ts';

/** Both ways in two rows, which fit in the lowest sheet: the map shows the rest. */
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
