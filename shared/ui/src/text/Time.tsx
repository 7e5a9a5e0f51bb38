import { cx } from '../style/cx.ts';
import css from './Time.module.css';

interface TimeProps {
  /** For machines: an instant, or `HH:mm`. */
  dateTime: string;
  /** The visible text, e.g. `08:15`. */
  children: string;
  size?: 'md' | 'lg';
  /** `live` on time and known to be, `late` the new time, `former` the one it replaces, `cancelled` struck through. */
  state?: 'scheduled' | 'live' | 'late' | 'former' | 'cancelled';
  className?: string | undefined;
}

/** A time in figures of one width. What the state means must also stand beside it in words. */
export function Time({ dateTime, children, size = 'md', state = 'scheduled', className }: TimeProps) {
  return (
    <time className={cx(css.time, css[size], css[state], className)} dateTime={dateTime}>
      {children}
    </time>
  );
}
