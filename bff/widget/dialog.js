import { element } from './elements.js';
import { createForm, failureText } from './form.js';
import { dress } from './style.js';
import { languageOf, textsIn } from './texts.js';

/** @import { Session } from './cookies.js' */
/** @import { Entries, Mode } from './form.js' */
/** @import { Service } from './service.js' */

/**
 * The dialog, made anew each time it is opened, in the page's language of that moment. The browser keeps the focus inside, closes on
 * Escape, and gives the focus back.
 *
 * @param {{ service: Service, onSignedIn: (session: Session) => void }} options
 */
export function createLoginDialog({ service, onSignedIn }) {
  const announcer = element('p', { class: 'quiet', role: 'status' });
  const root = document.body.appendChild(element('div')).attachShadow({ mode: 'open' });
  dress(root);
  root.append(announcer);
  /** @type {HTMLDialogElement | null} */
  let opened = null;

  function open() {
    if (opened) return;
    announcer.textContent = '';
    const language = languageOf(document.documentElement.lang);
    const texts = textsIn(language);
    const title = element('h2', { id: 'title' });
    const close = element('button', { type: 'button', class: 'close', 'aria-label': texts.close }, [
      element('span', { 'aria-hidden': 'true' }, ['×']),
    ]);
    const question = element('span');
    const change = element('button', { type: 'button', class: 'plain' });
    const body = element('div');
    const dialog = element('dialog', { 'aria-labelledby': 'title', lang: language }, [
      element('div', { class: 'top' }, [title, close]),
      body,
      element('p', { class: 'foot' }, [question, change]),
    ]);
    const leaving = new AbortController();
    /** @type {Mode} */
    let mode = 'signIn';
    let form = show('');

    /** @param {string} email what was typed into the other form */
    function show(email) {
      const isNew = mode === 'create';
      title.textContent = texts[mode];
      question.textContent = isNew ? texts.haveAccount : texts.newHere;
      change.textContent = isNew ? texts.signIn : texts.create;
      const made = createForm({ mode, texts, email, onSubmit: (entries) => void send(entries) });
      body.replaceChildren(made.form);
      return made;
    }

    /** @param {Entries} entries */
    async function send({ email, password, attributes }) {
      const sending = form;
      sending.setBusy(true);
      const outcome =
        mode === 'create'
          ? await service.register({ email, password, attributes: { ...attributes, language } }, leaving.signal)
          : await service.signIn({ email, password }, leaving.signal);
      if (leaving.signal.aborted) return;
      sending.setBusy(false);
      if ('failure' in outcome) {
        sending.complain(failureText(outcome.failure, texts, language));
        return;
      }
      dialog.close();
      announcer.textContent = texts.done;
      onSignedIn(outcome.session);
    }

    change.addEventListener('click', () => {
      mode = mode === 'create' ? 'signIn' : 'create';
      form = show(form.email());
      form.focus();
    });
    close.addEventListener('click', () => dialog.close());
    dialog.addEventListener('close', () => {
      leaving.abort();
      dialog.remove();
      opened = null;
    });
    opened = dialog;
    root.append(dialog);
    dialog.showModal();
    form.focus();
  }

  return { open };
}
