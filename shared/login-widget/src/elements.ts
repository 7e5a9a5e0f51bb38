export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  children: readonly (Node | string)[] = [],
): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) created.setAttribute(name, value);
  created.append(...children);
  return created;
}

export interface Field {
  /** Label, input, hint and error. */
  readonly part: HTMLElement;
  readonly input: HTMLInputElement;
  /** Shows an error; an empty text removes it. */
  showError(text: string): void;
}

interface FieldOptions {
  readonly name: string;
  readonly label: string;
  readonly type: string;
  readonly autocomplete: string;
  readonly hint?: string;
  readonly required?: boolean;
}

/** A labelled input with a hint and an error, both announced with it. */
export function createField({ name, label, type, autocomplete, hint = '', required = true }: FieldOptions): Field {
  const input = element('input', {
    id: name,
    name,
    type,
    autocomplete,
    'aria-describedby': `${name}-hint ${name}-error`,
    ...(required ? { required: '' } : {}),
    ...(type === 'text' ? {} : { autocapitalize: 'none', spellcheck: 'false' }),
  });
  const error = element('p', { id: `${name}-error`, class: 'error' });
  const part = element('div', { class: 'field' }, [
    element('label', { for: name }, [label]),
    input,
    element('p', { id: `${name}-hint`, class: 'hint' }, [hint]),
    error,
  ]);
  return {
    part,
    input,
    showError(text) {
      error.textContent = text;
      input.setAttribute('aria-invalid', text === '' ? 'false' : 'true');
    },
  };
}

/** A button that shows the text of a password field. */
export function createReveal(input: HTMLInputElement, label: string): HTMLButtonElement {
  const button = element('button', { type: 'button', class: 'plain', 'aria-pressed': 'false' }, [label]);
  button.addEventListener('click', () => {
    const isShown = input.type === 'password';
    input.type = isShown ? 'text' : 'password';
    button.setAttribute('aria-pressed', String(isShown));
  });
  return button;
}
