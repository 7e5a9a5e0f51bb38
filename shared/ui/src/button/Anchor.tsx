import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../style/cx.ts';
import css from './Anchor.module.css';
import button from './Button.module.css';

interface AnchorProps extends ComponentProps<'a'> {
  href: string;
  /** `inline` in running text, `plain` without underline until hovered, the others look like buttons. */
  variant?: 'inline' | 'plain' | 'primary' | 'secondary' | 'quiet';
  icon?: ReactNode;
}

/** A link. The host catches clicks on addresses of the app; addresses come from `navigation.href`. */
export function Anchor({ variant = 'inline', icon, className, children, ...rest }: AnchorProps) {
  const look = variant === 'inline' || variant === 'plain' ? css[variant] : cx(button.button, button[variant]);
  return (
    <a {...rest} className={cx(look, className)}>
      {icon}
      {children}
    </a>
  );
}
