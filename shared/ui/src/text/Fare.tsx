import { cx } from '../style/cx.ts';
import css from './Fare.module.css';

/** From the amount due on a page to a price within a line. */
export const FARE_SIZES = ['XLarge', 'Large', 'Medium', 'SMedium', 'Small', 'XSmall', 'XXSmall'] as const;
export type FareSize = (typeof FARE_SIZES)[number];

/** An amount of money, as `formatPrice` writes it. No amount draws nothing. */
export function Fare({ size, children }: { size: FareSize; children: string }) {
  return children === '' ? null : <span className={cx(css.fare, css[size])}>{children}</span>;
}
