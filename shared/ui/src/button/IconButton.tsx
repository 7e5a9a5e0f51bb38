import type { ComponentProps } from 'react';
import { cx } from '../style/cx.ts';
import css from './IconButton.module.css';

interface IconButtonProps extends ComponentProps<'button'> {
  /** The accessible name; the icon is decorative. */
  'aria-label': string;
  /** `outlined` where it stands alone on the map or between fields. */
  variant?: 'quiet' | 'outlined';
}

export function IconButton({ variant = 'quiet', className, ...rest }: IconButtonProps) {
  return <button type="button" {...rest} className={cx(css.button, css[variant], className)} />;
}
