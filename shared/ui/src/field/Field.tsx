import type { ReactNode } from 'react';
import { cx } from '../style/cx.ts';
import css from './Field.module.css';
import { FieldError } from './FieldError.tsx';

/** The attributes that tie label, hint and error to the control. */
interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: true | undefined;
}

interface FieldProps {
  id: string;
  label: ReactNode;
  /** How to correct the input, in the traveller's language. */
  error?: string | null | undefined;
  hint?: string | undefined;
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

export function Field({ id, label, error, hint, className, children }: FieldProps) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={cx(css.field, className)}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p className={css.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
