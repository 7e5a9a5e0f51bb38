import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../style/cx.ts';
import { Field } from './Field.tsx';
import css from './TextField.module.css';

interface TextFieldProps extends ComponentProps<'input'> {
  id: string;
  label: ReactNode;
  error?: string | null | undefined;
  hint?: string | undefined;
}

/** One line of input, a date or a time as well (`type`). `className` is for the whole field. */
export function TextField({ id, label, error, hint, className, ...input }: TextFieldProps) {
  return (
    <Field id={id} label={label} error={error} hint={hint} className={className}>
      {(control) => <input {...input} {...control} className={cx(css.input)} />}
    </Field>
  );
}
