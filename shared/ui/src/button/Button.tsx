import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../style/cx.ts';
import css from './Button.module.css';

interface ButtonProps extends ComponentProps<'button'> {
  /** One primary button on a screen. */
  variant?: 'primary' | 'secondary' | 'quiet';
  icon?: ReactNode;
  /** Waiting for an answer: presses are ignored, the focus stays where it is. */
  busy?: boolean;
}

export function Button({
  variant = 'secondary',
  icon,
  busy = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={cx(css.button, css[variant], className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {icon}
      {children}
    </button>
  );
}
