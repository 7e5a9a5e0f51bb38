import type { ReactNode } from 'react';
import { cx } from '../style/cx.ts';
import css from './Skeleton.module.css';

interface SkeletonProps {
  /** CSS lengths: the room that the thing will take. */
  width?: string;
  height?: string;
  shape?: 'text' | 'block' | 'circle';
  className?: string | undefined;
  /** Words like those that will come, to take their room. They are not shown; the browser has their letters ready when the real ones come. */
  children?: ReactNode;
}

/** The shape of what comes. Silent: the component that loads announces it. */
export function Skeleton({ width = '100%', height, shape = 'text', className, children }: SkeletonProps) {
  return (
    <span aria-hidden="true" className={cx(css.skeleton, css[shape], className)} style={{ width, height }}>
      {children && <span className={css.words}>{children}</span>}
    </span>
  );
}
