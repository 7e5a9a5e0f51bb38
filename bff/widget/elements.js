/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Readonly<Record<string, string>>} attributes
 * @param {readonly (Node | string)[]} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function element(tag, attributes = {}, children = []) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/**
 * @typedef {object} Field
 * @property {HTMLElement} part what is shown
 * @property {HTMLInputElement} input
 * @property {(text: string) => void} complain an empty text takes the complaint back
 */

/**
 * A labelled input with room for a hint and a complaint, both of which are read out with it.
 *
 * @param {{ name: string, label: string, type: string, autocomplete: string, hint?: string, required?: boolean }} options
 * @returns {Field}
 */
export function createField({ name, label, type, autocomplete, hint = '', required = true }) {
  const input = element('input', {
    id: name,
    name,
    type,
    autocomplete,
    'aria-describedby': `${name}-hint ${name}-complaint`,
    ...(required ? { required: '' } : {}),
    ...(type === 'text' ? {} : { autocapitalize: 'none', spellcheck: 'false' }),
  });
  const complaint = element('p', { id: `${name}-complaint`, class: 'complaint' });
  const part = element('div', { class: 'field' }, [
    element('label', { for: name }, [label]),
    input,
    element('p', { id: `${name}-hint`, class: 'hint' }, [hint]),
    complaint,
  ]);
  return {
    part,
    input,
    complain(text) {
      complaint.textContent = text;
      input.setAttribute('aria-invalid', text === '' ? 'false' : 'true');
    },
  };
}

/** A button that shows what is typed into a password field. @param {HTMLInputElement} input @param {string} label */
export function createReveal(input, label) {
  const button = element('button', { type: 'button', class: 'plain', 'aria-pressed': 'false' }, [label]);
  button.addEventListener('click', () => {
    const isShown = input.type === 'password';
    input.type = isShown ? 'text' : 'password';
    button.setAttribute('aria-pressed', String(isShown));
  });
  return button;
}
