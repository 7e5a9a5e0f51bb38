import { cx } from '../style/cx.ts';
import css from './PlatformPlate.module.css';

interface PlatformPlateProps {
  /** The text on the sign, e.g. `2` or `F`. */
  readonly name: string;
  /** `lg` where the platform is what the row is about. */
  readonly size?: 'sm' | 'lg';
}

/** The sign of a platform. The word for it ("platform") stands beside it or in the heading. */
export function PlatformPlate({ name, size = 'sm' }: PlatformPlateProps) {
  return <span className={cx(css.plate, css[size])}>{name}</span>;
}
