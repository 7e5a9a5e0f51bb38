import { cx, VisuallyHidden } from '@halte/ui';
import css from './TripHeading.module.css';

interface TripHeadingProps {
  readonly from: string;
  readonly to: string;
  /** As clocks show it; read out with the places, as in the title of the document. */
  readonly time: string | null;
  readonly className?: string | undefined;
}

/** The heading of a screen about a trip: its two places, one below the other. */
export function TripHeading({ from, to, time, className }: TripHeadingProps) {
  return (
    <h1 className={cx(css.heading, className)}>
      <span className={css.place} title={from}>
        {from}
      </span>
      <VisuallyHidden> → </VisuallyHidden>
      <span className={css.place} title={to}>
        {to}
      </span>
      {time !== null && <VisuallyHidden>, {time}</VisuallyHidden>}
    </h1>
  );
}
