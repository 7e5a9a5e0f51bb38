import { Fragment } from 'react';
import { cx } from '../style/cx.ts';
import { Spelled } from '../text/Spelled.tsx';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import { DepartureTime } from './DepartureTime.tsx';
import css from './DirectionRow.module.css';
import { PlatformPlate } from './PlatformPlate.tsx';
import type { ShownDeparture } from './shownDeparture.ts';

/** A line of words below the departures, e.g. how late the first one is. */
export interface DepartureNote {
  readonly tone: 'late' | 'cancelled' | 'plain';
  readonly text: string;
  /** As it is read out, without short forms. */
  readonly long?: string;
}

interface DirectionRowProps {
  readonly headsign: string;
  /** The word for it and what stands on its sign. */
  readonly platform?: { readonly label: string; readonly name: string } | undefined;
  /** A few words below the headsign, e.g. when the last one leaves. */
  readonly detail?: string | undefined;
  /** The next ones, three at most, by time. */
  readonly departures: readonly ShownDeparture[];
  readonly notes?: readonly DepartureNote[];
  /** Makes the row a link. */
  readonly href?: string | undefined;
  /** `board`: higher, always three departures; `list`: two where the panel is narrow, and the platform without its sign; `line`: one line of text. */
  readonly variant?: 'board' | 'list' | 'line';
}

/** Where a line goes from a stop, and when next. To be put into an `<li>`. */
export function DirectionRow(props: DirectionRowProps) {
  const { headsign, platform, detail, departures, notes = [], href, variant = 'list' } = props;
  const inside = (
    <>
      <span className={css.headsign}>
        {headsign}
        {platform && (
          <small className={css.platform}>
            {platform.label}{' '}
            {variant === 'board' ? <PlatformPlate name={platform.name} /> : <span>{platform.name}</span>}
          </small>
        )}
        {detail && (
          <small className={css.platform}>
            <VisuallyHidden>, </VisuallyHidden>
            {detail}
          </small>
        )}
      </span>
      <span className={css.times}>
        {departures.slice(0, 3).map((departure, index) => (
          <Fragment key={`${departure.dateTime} ${index.toString()}`}>
            <VisuallyHidden>, </VisuallyHidden>
            <DepartureTime departure={departure} rank={index === 0 ? 'first' : 'next'} />
          </Fragment>
        ))}
      </span>
      {notes.map(({ tone, text, long = text }) => (
        <span key={text} className={cx(css.note, css[tone])}>
          <VisuallyHidden>. </VisuallyHidden>
          <Spelled long={long}>{text}</Spelled>
        </span>
      ))}
    </>
  );
  const look = cx(css.row, css[variant]);
  if (href === undefined) return <div className={look}>{inside}</div>;
  return (
    <a className={cx(look, css.link)} href={href}>
      {inside}
    </a>
  );
}
