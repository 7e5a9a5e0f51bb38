import { createField, createReveal, element } from './elements.ts';
import type { Failure, Registration } from './service.ts';
import { durationText, type Language, type TextKey, type Texts } from './texts.ts';

export type Mode = 'signIn' | 'create';

export interface LoginForm {
  readonly form: HTMLFormElement;
  email(): string;
  /** Focuses the first empty field. */
  focus(): void;
  setBusy(isBusy: boolean): void;
  showError(text: string): void;
}

interface FormOptions {
  readonly mode: Mode;
  readonly texts: Texts;
  /** Already typed in the other form. */
  readonly email: string;
  onSubmit(entries: Registration): void;
}

const MIN_PASSWORD_LENGTH = 8;

const TEXT_OF_CODE: Readonly<Record<string, TextKey>> = {
  'wrong-credentials': 'wrong',
  'email-taken': 'taken',
  'invalid-email': 'emailNeeded',
  'weak-password': 'passwordRefused',
  'too-many-attempts': 'wait',
  'too-many-requests': 'wait',
  busy: 'busy',
  loading: 'busy',
  offline: 'offline',
  timeout: 'slow',
};

/** Explains a failure to the traveller. */
export function failureText({ code, retryAfter }: Failure, texts: Texts, language: Language): string {
  return texts[TEXT_OF_CODE[code] ?? 'failed'].replace('{time}', durationText(retryAfter, language));
}

export function createForm({ mode, texts, email: typed, onSubmit }: FormOptions): LoginForm {
  const isNew = mode === 'create';
  const text = { type: 'text', required: false };
  const firstName = createField({ ...text, name: 'firstName', label: texts.firstName, autocomplete: 'given-name' });
  const lastName = createField({ ...text, name: 'lastName', label: texts.lastName, autocomplete: 'family-name' });
  const email = createField({ name: 'email', label: texts.email, type: 'email', autocomplete: 'username' });
  const password = createField({
    name: 'password',
    label: texts.password,
    type: 'password',
    autocomplete: isNew ? 'new-password' : 'current-password',
    hint: isNew ? texts.passwordHint : '',
  });
  const problem = element('p', { class: 'problem', role: 'alert' });
  const progress = element('p', { class: 'quiet', role: 'status' });
  const submit = element('button', { type: 'submit', class: 'main' }, [texts[mode]]);
  const fields = [...(isNew ? [firstName, lastName] : []), email, password];
  const form = element('form', { novalidate: '', method: 'dialog' }, [
    problem,
    ...fields.map(({ part }) => part),
    submit,
    progress,
  ]);
  password.part.append(createReveal(password.input, texts.showPassword));
  email.input.value = typed;
  let isBusy = false;

  /** Validates the fields: shows their errors and focuses the first invalid one. Returns whether all are valid. */
  function validate(): boolean {
    const { value: secret } = password.input;
    const isTooShort = isNew && [...secret].length < MIN_PASSWORD_LENGTH;
    email.showError(/^\S+@\S+\.\S+$/.test(email.input.value.trim()) ? '' : texts.emailNeeded);
    password.showError(isTooShort ? texts.passwordShort : secret === '' ? texts.passwordNeeded : '');
    const invalid = fields.find(({ input }) => input.getAttribute('aria-invalid') === 'true');
    invalid?.input.focus();
    return invalid === undefined;
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    problem.textContent = '';
    if (isBusy || !validate()) return;
    onSubmit({
      email: email.input.value.trim(),
      password: password.input.value,
      attributes: { firstName: firstName.input.value, lastName: lastName.input.value },
    });
  });

  return {
    form,
    email: () => email.input.value,
    focus: () => (fields.find(({ input }) => input.value === '') ?? password).input.focus(),
    setBusy(sending) {
      isBusy = sending;
      submit.setAttribute('aria-disabled', String(sending));
      submit.textContent = sending ? texts.sending : texts[mode];
      progress.textContent = sending ? texts.sending : '';
    },
    showError(error) {
      problem.textContent = error;
    },
  };
}
