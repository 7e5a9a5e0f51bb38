import { createField, createReveal, element } from './elements.ts';
import type { Failure, Registration } from './service.ts';
import { durationText, type Language, type TextKey, type Texts } from './texts.ts';

export type Mode = 'signIn' | 'create' | 'forgot';

export interface LoginForm {
  readonly form: HTMLFormElement;
  email(): string;
  /** Focuses the first empty field. */
  focus(): void;
  setBusy(isBusy: boolean): void;
  showError(text: string): void;
  /** In place of the fields. */
  showDone(text: string): void;
}

interface FormOptions {
  readonly mode: Mode;
  readonly texts: Texts;
  /** Already typed in the other form. */
  readonly email: string;
  /** Address of the privacy notice; empty where there is none. */
  readonly privacy: string;
  onSubmit(entries: Registration): void;
  onForgot(): void;
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
  'no-messages': 'noMessages',
};

/** Explains a failure to the traveller. */
export function failureText({ code, retryAfter }: Failure, texts: Texts, language: Language): string {
  return texts(TEXT_OF_CODE[code] ?? 'failed', { time: durationText(retryAfter, language) });
}

/** The privacy line, shown below the fields. */
export function privacyLine(address: string, texts: Texts): HTMLElement {
  const line = element('p', { class: 'hint' }, [texts('privacy')]);
  if (/^https?:\/\//.test(address))
    line.append(' ', element('a', { href: address, target: '_blank', rel: 'noopener' }, [texts('privacyMore')]));
  return line;
}

export function createForm({ mode, texts, email: typed, privacy, onSubmit, onForgot }: FormOptions): LoginForm {
  const isNew = mode === 'create';
  const text = { type: 'text', required: false };
  const firstName = createField({ ...text, name: 'firstName', label: texts('firstName'), autocomplete: 'given-name' });
  const lastName = createField({ ...text, name: 'lastName', label: texts('lastName'), autocomplete: 'family-name' });
  const hasPassword = mode !== 'forgot';
  const email = createField({
    name: 'email',
    label: texts('email'),
    type: 'email',
    autocomplete: 'username',
    hint: hasPassword ? '' : texts('linkHint'),
  });
  const password = createField({
    name: 'password',
    label: texts('password'),
    type: 'password',
    autocomplete: isNew ? 'new-password' : 'current-password',
    hint: isNew ? texts('passwordHint') : '',
  });
  const problem = element('p', { class: 'problem', role: 'alert' });
  const progress = element('p', { class: 'quiet', role: 'status' });
  const submitText = hasPassword ? texts(mode) : texts('sendLink');
  const submit = element('button', { type: 'submit', class: 'main' }, [submitText]);
  const fields = [...(isNew ? [firstName, lastName] : []), email, ...(hasPassword ? [password] : [])];
  const form = element('form', { novalidate: '', method: 'dialog' }, [
    problem,
    ...fields.map(({ part }) => part),
    ...(isNew ? [privacyLine(privacy, texts)] : []),
    submit,
    progress,
  ]);
  password.part.append(createReveal(password.input, texts('showPassword')));
  if (mode === 'signIn') {
    const forgot = element('button', { type: 'button', class: 'plain' }, [texts('forgot')]);
    forgot.addEventListener('click', onForgot);
    form.insertBefore(forgot, progress);
  }
  email.input.value = typed;
  let isBusy = false;

  /** Validates the fields: shows their errors and focuses the first invalid one. Returns whether all are valid. */
  function validate(): boolean {
    const { value: secret } = password.input;
    const isTooShort = isNew && [...secret].length < MIN_PASSWORD_LENGTH;
    email.showError(/^\S+@\S+\.\S+$/.test(email.input.value.trim()) ? '' : texts('emailNeeded'));
    password.showError(isTooShort ? texts('passwordShort') : secret === '' ? texts('passwordNeeded') : '');
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
    focus: () => (fields.find(({ input }) => input.value === '') ?? fields.at(-1))?.input.focus(),
    setBusy(sending) {
      isBusy = sending;
      submit.setAttribute('aria-disabled', String(sending));
      submit.textContent = sending ? texts('sending') : submitText;
      progress.textContent = sending ? texts('sending') : '';
    },
    showError(error) {
      problem.textContent = error;
    },
    showDone(text) {
      const done = element('p', { role: 'status', tabindex: '-1' }, [text]);
      form.replaceChildren(done);
      done.focus();
    },
  };
}
