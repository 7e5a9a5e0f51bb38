type Field = HTMLInputElement | HTMLTextAreaElement;

/** Text and caret of a field when it was last touched. */
interface Typed {
  readonly value: string;
  readonly caret: readonly [start: number | null, end: number | null];
  /** Typed by the traveller, rather than written into the page by the server. */
  readonly isOwn: boolean;
  readonly hasFocus: boolean;
}

export interface KeptTyped {
  /** Resolves when no input method is composing a word, at the latest after `ms`: a field that is written to in between loses the word. */
  composed(ms: number): Promise<void>;
  /** Writes what was typed into the fields that have its ids now, as if it were typed again, and stops listening. */
  giveBack(): void;
  /** Stops listening, for a page whose fields are new. */
  stop(): void;
}

const FIELDS = 'input[id], textarea[id]';

const isField = (node: unknown): node is Field =>
  node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement;

/** Types of input without a caret return null, or throw in older browsers. */
function caretOf(field: Field): Typed['caret'] {
  try {
    return [field.selectionStart, field.selectionEnd];
  } catch {
    return [null, null];
  }
}

/**
 * React replaces the property `value` of a field, and takes an event for a change only where the field has another value than was last set there. It may
 * not have written its own yet: it is made to expect another one, and the prototype's setter, which it does not see, writes what was typed.
 */
function typeAgain(field: Field, value: string): void {
  field.value = `${value} `;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function write(field: Field, { value, caret: [start, end], hasFocus }: Typed): void {
  if (hasFocus && document.activeElement === document.body) field.focus({ preventScroll: true });
  typeAgain(field, value);
  if (document.activeElement === field) {
    if (start !== null) field.setSelectionRange(start, end);
  } else {
    // As after any typing that has ended: what the field shows for it is closed.
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  }
}

/**
 * Notes value and caret of each field with an id while the page as painted is not yet taken over: React empties a controlled field with the first
 * render after, and does not repeat what was typed. What was typed before this call is read from the fields themselves.
 */
export function keepTyped(): KeptTyped {
  const typed = new Map<string, Typed>();
  let isComposing = false;
  const listening = new AbortController();
  const listen = (type: string, listener: (event: Event) => void) =>
    document.addEventListener(type, listener, { capture: true, signal: listening.signal });

  function note(field: Field, isOwn: boolean): void {
    const hasFocus = document.activeElement === field;
    typed.set(field.id, { value: field.value, caret: caretOf(field), isOwn, hasFocus });
  }

  for (const field of document.querySelectorAll<Field>(FIELDS)) {
    if (field.value !== '') note(field, field.value !== field.defaultValue);
  }
  listen('input', ({ target }) => {
    if (isField(target) && target.id !== '') note(target, true);
  });
  listen('selectionchange', () => {
    const field = document.activeElement;
    if (!isField(field)) return;
    const known = typed.get(field.id);
    // Any other value was written by the app, which moves the caret too.
    if (known?.value === field.value) note(field, known.isOwn);
  });
  listen('compositionstart', () => {
    isComposing = true;
  });
  listen('compositionend', () => {
    isComposing = false;
  });

  const ended = () =>
    new Promise<void>((resolve) => {
      document.addEventListener('compositionend', () => resolve(), { capture: true, once: true });
    });

  /** Writes those that `isMeant` says into the fields that have their ids now. */
  function giveBackThose(isMeant: (known: Typed, field: Field) => boolean): void {
    for (const [id, known] of typed) {
      const field = document.getElementById(id);
      if (!isField(field) || !isMeant(known, field)) continue;
      typed.delete(id);
      write(field, known);
    }
  }

  function giveBackNow(): void {
    listening.abort();
    giveBackThose(({ isOwn }) => isOwn);
    // The app may know more than the server wrote. It has shown that by the second frame, and has emptied the other fields.
    requestAnimationFrame(() => requestAnimationFrame(() => giveBackThose((_, field) => field.value === '')));
  }

  return {
    async composed(ms) {
      if (isComposing) await Promise.race([ended(), new Promise((resolve) => setTimeout(resolve, ms))]);
    },
    giveBack() {
      if (isComposing) void ended().then(giveBackNow);
      else giveBackNow();
    },
    stop() {
      listening.abort();
      typed.clear();
    },
  };
}
