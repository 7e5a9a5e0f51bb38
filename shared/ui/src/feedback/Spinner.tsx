import css from './Spinner.module.css';

/** For waits too short for a skeleton, inside buttons and fields. Drawing only unless it has a label. */
export function Spinner({ label }: { label?: string }) {
  return label ? (
    <span role="status" aria-label={label} className={css.spinner} />
  ) : (
    <span aria-hidden="true" className={css.spinner} />
  );
}
