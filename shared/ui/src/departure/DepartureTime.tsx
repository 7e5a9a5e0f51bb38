import { Icon } from '../icon/Icon.tsx';
import { LiveArcsIcon } from '../icon/icons.ts';
import { cx } from '../style/cx.ts';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import css from './DepartureTime.module.css';
import type { DepartureFace, ShownDeparture } from './shownDeparture.ts';

interface DepartureTimeProps {
  readonly departure: ShownDeparture;
  /** `first` is large; `next` stands beside it. */
  readonly rank?: 'first' | 'next';
}

function Figures({ face, rank }: { readonly face: DepartureFace; readonly rank: 'first' | 'next' }) {
  if (face.kind !== 'minutes') return face.text;
  return (
    <>
      {face.count}
      {rank === 'first' && <small className={css.unit}>{face.unit}</small>}
    </>
  );
}

/** One departure: minutes, a clock time, or words. Colour and arcs say how it is known; the label says it to screen readers. */
export function DepartureTime({ departure, rank = 'first' }: DepartureTimeProps) {
  const { dateTime, face, state, label } = departure;
  const isPredicted = state === 'live' || state === 'late';
  return (
    <time dateTime={dateTime} className={cx(css.time, css[rank], css[face.kind], css[state])}>
      <span aria-hidden="true" className={css.face}>
        {state === 'cancelled' ? (
          <s>
            <Figures face={face} rank={rank} />
          </s>
        ) : (
          <Figures face={face} rank={rank} />
        )}
        {isPredicted && rank === 'first' && <Icon of={LiveArcsIcon} className={css.arcs} />}
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </time>
  );
}
