import css from './FormScreen.module.css';
import { TripForm } from './TripForm.tsx';

/** The form below its title, and the content below the form. */
export function FormScreen({ title }: { readonly title: string }) {
  return (
    <div className={css.page}>
      <h1 className={css.title}>{title}</h1>
      <TripForm />
    </div>
  );
}
