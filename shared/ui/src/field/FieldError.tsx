import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { ErrorIcon } from '../icon/icons.ts';
import { cx } from '../style/cx.ts';
import css from './Field.module.css';

/** The error below a control, whose `aria-describedby` contains `id`. */
export function FieldError({
  id,
  className,
  children,
}: {
  id: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <p className={cx(css.error, className)} id={id}>
      <Icon of={ErrorIcon} />
      {children}
    </p>
  );
}
