import { formatDelta } from '@halte/i18n';
import { cx, Icon, ModeIcon } from '@halte/ui';
import { readableOn } from '@halte/ui/contrast';
import { BikeIcon, WalkIcon } from '@halte/ui/icons';
import type { CSSProperties } from 'react';
import css from './JourneyBar.module.css';
import type { BarSegment } from './journeyBar.ts';

/** Walks of at least this length show their minutes. */
const LONG_WALK_MINUTES = 10;

type Style = CSSProperties & { readonly '--seconds': number };

/** The width is a share of the time, whatever the minimums add. */
const styleOf = ({ seconds, line, isCancelled }: BarSegment): Style => ({
  '--seconds': Math.max(seconds, 1),
  ...(line && !isCancelled ? { backgroundColor: line.color, color: readableOn(line.color, line.textColor) } : {}),
});

function Segment({ segment }: { segment: BarSegment }) {
  const { kind, minutes, line, isCancelled } = segment;
  const style = styleOf(segment);
  if (kind === 'ride') {
    return (
      <span className={cx(css.ride, isCancelled && css.cancelled)} style={style}>
        <span className={css.name}>{line?.shortName}</span>
        {line && <ModeIcon mode={line.mode} className={css.icon} />}
      </span>
    );
  }
  if (kind === 'wait') return <span className={css.wait} style={style} />;
  if (kind === 'walk' && minutes < LONG_WALK_MINUTES) return <span className={css.walk} style={style} />;
  return (
    <span className={kind === 'bike' ? css.bike : css.longWalk} style={style}>
      <Icon of={kind === 'bike' ? BikeIcon : WalkIcon} className={css.icon} />
      {formatDelta(minutes * 60)}
    </span>
  );
}

/** The legs of a journey side by side, each with a width proportional to its duration. Decorative: the name of the link lists the lines. */
export function JourneyBar({ segments }: { segments: readonly BarSegment[] }) {
  return (
    <span className={css.bar} aria-hidden="true">
      {segments.map((segment, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same line may be taken twice, and segments never change places
        <Segment key={index} segment={segment} />
      ))}
    </span>
  );
}
