import { createField, createReveal, element } from './elements.js';
import { durationText } from './texts.js';

/** @import { Failure } from './service.js' */
/** @import { Language, TextKey, Texts } from './texts.js' */
/** @typedef {'signIn' | 'create'} Mode */
/** @typedef {{ email: string, password: string, attributes: Record<string, string> }} Entries */

const SHORTEST_PASSWORD = 8;

/** @type {Readonly<Record<string, TextKey>>} */
const TEXT_OF_CODE = {
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

/** Why it did not work. @param {Failure} failure @param {Texts} texts @param {Language} language */
export function failureText({ code, retryAfter }, texts, language) {
  return texts[TEXT_OF_CODE[code] ?? 'failed'].replace('{time}', durationText(retryAfter, language));
}

/**
 * @param {{ mode: Mode, texts: Texts, email: string, onSubmit: (entries: Entries) => void }} options
 */
export function createForm({ mode, texts, email: typed, onSubmit }) {
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

  /** Whether everything can be sent; what cannot says why, and the first of it gets the focus. */
  function check() {
    const { value: secret } = password.input;
    const isTooShort = isNew && [...secret].length < SHORTEST_PASSWORD;
    email.complain(/^\S+@\S+\.\S+$/.test(email.input.value.trim()) ? '' : texts.emailNeeded);
    password.complain(isTooShort ? texts.passwordShort : secret === '' ? texts.passwordNeeded : '');
    const wrong = fields.find(({ input }) => input.getAttribute('aria-invalid') === 'true');
    wrong?.input.focus();
    return wrong === undefined;
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    problem.textContent = '';
    if (isBusy || !check()) return;
    onSubmit({
      email: email.input.value.trim(),
      password: password.input.value,
      attributes: { firstName: firstName.input.value, lastName: lastName.input.value },
    });
  });

  return {
    form,
    email: () => email.input.value,
    /** To where there is something to type. */
    focus: () => (fields.find(({ input }) => input.value === '') ?? password).input.focus(),
    /** @param {boolean} sending */
    setBusy(sending) {
      isBusy = sending;
      submit.setAttribute('aria-disabled', String(sending));
      submit.textContent = sending ? texts.sending : texts[mode];
      progress.textContent = sending ? texts.sending : '';
    },
    /** @param {string} complaint */
    complain(complaint) {
      problem.textContent = complaint;
    },
  };
}
