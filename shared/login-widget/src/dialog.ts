import type { Session } from './cookies.ts';
import { element } from './elements.ts';
import { createForm, failureText, type LoginForm, type Mode } from './form.ts';
import type { Registration, Service } from './service.ts';
import { adoptStyle } from './style.ts';
import { languageOf, type OwnTexts, textsIn } from './texts.ts';

export interface LoginDialog {
  /** Does nothing while the dialog is open. */
  open(): void;
}

interface DialogOptions {
  readonly service: Service;
  /** Address of the tenant's privacy notice; empty if it has none. */
  readonly privacyUrl: string;
  /** Texts that the tenant has reworded. */
  readonly ownTexts: OwnTexts;
  onSignedIn(session: Session): void;
}

/**
 * The dialog, created each time it is opened, in the language that the page has then. The browser traps the focus inside, closes it on
 * Escape, and restores the focus.
 */
export function createLoginDialog({ service, privacyUrl, ownTexts, onSignedIn }: DialogOptions): LoginDialog {
  const announcer = element('p', { class: 'quiet', role: 'status' });
  const root = document.body.appendChild(element('div')).attachShadow({ mode: 'open' });
  adoptStyle(root);
  root.append(announcer);
  let opened: HTMLDialogElement | null = null;

  function open(): void {
    if (opened) return;
    announcer.textContent = '';
    const language = languageOf(document.documentElement.lang);
    const texts = textsIn(language, ownTexts);
    const title = element('h2', { id: 'title' });
    const close = element('button', { type: 'button', class: 'close', 'aria-label': texts('close') });
    const question = element('span');
    const change = element('button', { type: 'button', class: 'plain' });
    const privacy = privacyUrl.replace('{language}', () => language);
    const body = element('div');
    const dialog = element('dialog', { 'aria-labelledby': 'title', lang: language }, [
      element('div', { class: 'top' }, [title, close]),
      body,
      element('p', { class: 'foot' }, [question, change]),
    ]);
    const leaving = new AbortController();
    let mode: Mode = 'signIn';
    let form = show('');

    /** @param email what was typed into the other form */
    function show(email: string): LoginForm {
      title.textContent = texts(mode);
      question.textContent = mode === 'create' ? texts('haveAccount') : mode === 'signIn' ? texts('newHere') : '';
      change.textContent = mode === 'signIn' ? texts('create') : texts('signIn');
      const onSubmit = (entries: Registration) => void (mode === 'forgot' ? requestReset(entries) : send(entries));
      const created = createForm({ mode, texts, email, privacy, onSubmit, onForgot: () => turnTo('forgot') });
      body.replaceChildren(created.form);
      return created;
    }

    async function requestReset({ email }: Registration): Promise<void> {
      const sending = form;
      sending.setBusy(true);
      const refused = await service.requestReset({ email, language }, leaving.signal);
      if (leaving.signal.aborted) return;
      sending.setBusy(false);
      if (refused) sending.showError(failureText(refused.failure, texts, language));
      else sending.showDone(texts('linkSent'));
    }

    async function send({ email, password, attributes }: Registration): Promise<void> {
      const sending = form;
      sending.setBusy(true);
      const outcome =
        mode === 'create'
          ? await service.register({ email, password, attributes: { ...attributes, language } }, leaving.signal)
          : await service.signIn({ email, password }, leaving.signal);
      if (leaving.signal.aborted) return;
      sending.setBusy(false);
      if (outcome === null) {
        sending.showDone(texts('accountSent', { email }));
        return;
      }
      if ('failure' in outcome) {
        sending.showError(failureText(outcome.failure, texts, language));
        return;
      }
      dialog.close();
      announcer.textContent = texts('done');
      onSignedIn(outcome.session);
    }

    function turnTo(next: Mode): void {
      mode = next;
      form = show(form.email());
      form.focus();
    }

    change.addEventListener('click', () => turnTo(mode === 'signIn' ? 'create' : 'signIn'));
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
