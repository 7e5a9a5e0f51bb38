import css from './FormScreen.module.css';
import { TripForm } from './TripForm.tsx';

/** The form below its title, and what stands below the form. */
export function FormScreen({ title }: { readonly title: string }) {
  return (
    <div className={css.page}>
      <h1 className={css.title}>{title}</h1>
      <TripForm />
    </div>
  );
}
