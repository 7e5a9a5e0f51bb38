import type { ComponentProps } from 'react';
import { cx } from '../style/cx.ts';
import css from './Card.module.css';

/** A sheet that holds one thing. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(css.card, className)} />;
}
