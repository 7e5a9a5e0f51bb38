import type { ReactNode } from 'react';
import { cx } from '../style/cx.ts';
import css from './EmptyState.module.css';

interface EmptyStateProps {
  icon?: ReactNode;
  title: string;
  /** The next step for the traveller. */
  children?: ReactNode;
  action?: ReactNode;
  className?: string | undefined;
}

/** Where a list would be, had it anything in it. */
export function EmptyState({ icon, title, children, action, className }: EmptyStateProps) {
  return (
    <div className={cx(css.empty, className)}>
      {icon && <span className={css.icon}>{icon}</span>}
      <p className={css.title}>{title}</p>
      {children && <div className={css.text}>{children}</div>}
      {action}
    </div>
  );
}
