import { formatDate, type Instant, localDaysBetween, useLocale, useTranslate } from '@halte/i18n';
import { LineBadge, VisuallyHidden } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import type { ReactNode } from 'react';
import type { Journey } from '../../trip/search.ts';
import { DayMark } from '../journey/DayMark.tsx';
import { EndTime } from '../journey/EndTime.tsx';
import { lineName } from '../journey/lineName.ts';
import css from './WayRow.module.css';

export interface WayRowProps {
  direction: 'out' | 'back';
  journey: Journey;
  /** The row names the day only when it is another one. */
  time: Instant;
  /** At the end of the row. */
  children?: ReactNode;
}

/** One way of a round trip in one row: its times and its lines. */
export function WayRow({ direction, journey, time, children }: WayRowProps) {
  const t = useTranslate('trip-planner-journeys');
  const locale = useLocale();
  const zone = useHost().tenant.timeZone;
  const { departureDateTime: departure, arrivalDateTime: arrival, sections } = journey;
  const lines = sections.flatMap(({ line }) => (line ? [line] : []));
  return (
    <div className={css.row}>
      <p>
        {t(`direction.${direction}`)}{' '}
        {localDaysBetween(departure, time, zone) !== 0 && <>{formatDate(departure, zone, locale, 'short')} </>}
        <span className={css.clock}>
          <EndTime end="departure" time={departure} zone={zone} />
          <span aria-hidden="true"> – </span>
          <VisuallyHidden>, </VisuallyHidden>
          <EndTime end="arrival" time={arrival} zone={zone} />
          <DayMark days={localDaysBetween(departure, arrival, zone)} />
        </span>
      </p>
      {lines.length > 0 && (
        <p className={css.lines}>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same line may be taken twice, and rides never change places
            <LineBadge key={index} line={line} size={20} label={lineName(line, t)} />
          ))}
        </p>
      )}
      {children}
    </div>
  );
}
