/** @jest-environment jsdom */
// jsdom has neither dialogs nor layout: focus inside the dialog, Escape, colours and navigation are in e2e/account.
import { waitFor } from '@testing-library/dom';
import { type PageElement, thisPage } from '../testing/page.ts';
import { loadLoginWidget } from './loginWidget.ts';

const BASE = 'https://bff.test/base';
const SESSION = {
  accessToken: 'token-1',
  expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
  attributes: { firstName: 'Ada', email: 'ada@example.org' },
};
const page = thisPage();
const { document } = page;
const fetched = jest.fn<Promise<unknown>, [url: string, options: RequestInit]>();

function answer(status: number, body: unknown, headers: Record<string, string> = {}) {
  const get = (name: string) => headers[name] ?? null;
  return Promise.resolve({ ok: status < 300, status, headers: { get }, json: async () => body });
}

function stubBrowser(): void {
  class Sheet {
    replaceSync(): void {}
  }
  Object.assign(page, { fetch: fetched, CSSStyleSheet: Sheet });
  Object.assign(page.HTMLDialogElement.prototype, {
    showModal(this: PageElement) {
      this.setAttribute('open', '');
    },
    close(this: PageElement) {
      this.removeAttribute('open');
      this.dispatchEvent(new Event('close'));
    },
  });
}

function setCookie(name: string, value: string): void {
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${value === '' ? 0 : 60}`;
}

beforeAll(async () => {
  stubBrowser();
  const tag = document.createElement('script');
  tag.src = `${BASE}/login/dist/js/app.js?context=demo`;
  tag.setAttribute('data-texts', '{"de":{"sign-in.newHere":"Noch nicht dabei?","newHere":"x"}}');
  Object.defineProperty(document, 'currentScript', { value: tag, configurable: true });
  new Function((await loadLoginWidget()).script)();
});

beforeEach(() => {
  fetched.mockReset();
  document.documentElement.lang = 'fr';
  root().querySelector('dialog')?.close();
  for (const name of ['userToken', 'userInfos']) setCookie(name, '');
});

const root = () => [...document.body.children].map(({ shadowRoot }) => shadowRoot).find((one) => one !== null)!;
const fire = (name: string, detail: unknown = null) => page.dispatchEvent(new CustomEvent(name, { detail }));
const heard = (name: string) => new Promise((resolve) => page.addEventListener(name, resolve, { once: true }));
const shown = (selector: string) => root().querySelector(selector)!;
const input = (name: string) => shown(`input[name="${name}"]`);
const sent = () => fetched.mock.calls.map(([url, { method, body }]) => [method, url, body && JSON.parse(String(body))]);

function fill(values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) input(name).value = value;
  shown('form').dispatchEvent(new Event('submit', { cancelable: true }));
}

describe('signing in', () => {
  it.each([
    ['fr', 'Se connecter'],
    ['en-GB', 'Sign in'],
    ['es', 'Iniciar sesión'],
    ['it', 'Accedi'],
    ['de', 'Anmelden'],
    ['nl', 'Se connecter'],
  ])('speaks the language of the page: %s', (lang, title) => {
    document.documentElement.lang = lang;
    fire('kas-login', { redirectTo: '/fr' });
    expect(shown('h2').textContent).toBe(title);
    expect(root().activeElement).toBe(input('email'));
  });

  it('has the words of the tenant before those of the product', () => {
    document.documentElement.lang = 'de';
    fire('kas-login');
    expect([shown('.foot span').textContent, shown('h2').textContent]).toEqual(['Noch nicht dabei?', 'Anmelden']);
  });

  it('opens one dialog for several events', () => {
    fire('kas-login');
    fire('kas-login', 'nothing');
    expect(root().querySelectorAll('dialog')).toHaveLength(1);
  });

  it('writes the two cookies, closes, and announces it', async () => {
    fetched.mockReturnValueOnce(answer(201, SESSION));
    fire('kas-login', { redirectTo: '/#there' });
    fill({ email: ' ada@example.org ', password: 'correct horse' });
    const body = { email: 'ada@example.org', password: 'correct horse' };
    await waitFor(() => expect(document.cookie).toContain('userInfos'));
    expect(sent()).toEqual([['POST', `${BASE}/login/v1/sessions`, body]]);
    const cookies = decodeURIComponent(document.cookie);
    expect(cookies).toContain('userToken={"accessToken":"token-1"}');
    expect(cookies).toContain('userInfos={"attributes":{"firstName":"Ada","email":"ada@example.org"}}');
    expect(root().querySelector('dialog')).toBeNull();
    expect(shown('[role="status"]').textContent).toBe('Connexion réussie.');
    expect(page.location.hash).toBe('#there');
  });

  it('creates an account with the entries of the other form', async () => {
    fetched.mockReturnValueOnce(answer(201, SESSION));
    fire('kas-login');
    input('email').value = 'ada@example.org';
    shown('.foot button').click();
    expect(shown('h2').textContent).toBe('Créer un compte');
    expect(root().activeElement).toBe(input('firstName'));
    fill({ firstName: 'Ada', lastName: '', password: 'correct horse' });
    await waitFor(() => expect(document.cookie).toContain('userInfos'));
    const attributes = { firstName: 'Ada', lastName: '', language: 'fr' };
    const body = { email: 'ada@example.org', password: 'correct horse', attributes };
    expect(sent()).toEqual([['POST', `${BASE}/login/v1/accounts`, body]]);
  });

  it('has a link sent when the password is forgotten, and says nothing of accounts', async () => {
    fetched.mockReturnValueOnce(answer(409, { code: 'no-messages' })).mockReturnValueOnce(answer(204, null));
    fire('kas-login');
    input('email').value = 'ada@example.org';
    shown('form button.plain:not([aria-pressed])').click();
    expect(shown('h2').textContent).toBe('Mot de passe oublié\u202f?');
    expect(root().querySelector('input[name="password"]')).toBeNull();
    fill({});
    await waitFor(() => expect(shown('[role="alert"]').textContent).toContain('Aucun lien ne peut être envoyé ici.'));
    fill({});
    await waitFor(() => expect(shown('form [role="status"]').textContent).toContain('Si un compte existe'));
    const body = { email: 'ada@example.org', language: 'fr' };
    expect(sent()).toEqual([
      ['POST', `${BASE}/login/v1/resets`, body],
      ['POST', `${BASE}/login/v1/resets`, body],
    ]);
    expect(document.cookie).not.toContain('userToken');
    shown('.foot button').click();
    expect(shown('h2').textContent).toBe('Se connecter');
  });

  it('says that a message is on its way where the account is made by its link, and goes on to signing in', async () => {
    fetched.mockReturnValueOnce(answer(204, null));
    fire('kas-login');
    shown('.foot button').click();
    fill({ email: 'ada$&@example.org', password: 'correct horse' });
    await waitFor(() =>
      expect(shown('form [role="status"]').textContent).toContain('Nous avons envoyé un e-mail à ada$&@example.org.'),
    );
    expect(root().activeElement).toBe(shown('form [role="status"]'));
    expect(document.cookie).not.toContain('userToken');
    shown('.foot button').click();
    expect(shown('h2').textContent).toBe('Se connecter');
  });

  it('lets a password manager fill in and paste, and shows the password on request', () => {
    fire('kas-login');
    const pasted = new Event('paste', { bubbles: true, cancelable: true });
    input('password').dispatchEvent(pasted);
    expect(pasted.defaultPrevented).toBe(false);
    const hints = () => ['email', 'password'].map((name) => input(name).getAttribute('autocomplete'));
    expect(hints()).toEqual(['username', 'current-password']);
    shown('button[aria-pressed]').click();
    expect(input('password').getAttribute('type')).toBe('text');
    expect(shown('button[aria-pressed]').getAttribute('aria-pressed')).toBe('true');
    shown('.foot button').click();
    expect(hints()).toEqual(['username', 'new-password']);
  });

  it('shows which fields are missing without a request', () => {
    fire('kas-login');
    fill({ email: 'ada', password: '' });
    expect(input('email').getAttribute('aria-invalid')).toBe('true');
    expect(shown('#email-error').textContent).toContain('Saisissez une adresse e-mail');
    expect(shown('#password-error').textContent).toBe('Saisissez votre mot de passe.');
    expect(root().activeElement).toBe(input('email'));
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each([
    ['wrong-credentials', 401, {}, 'L’adresse e-mail ou le mot de passe est incorrect.'],
    ['too-many-attempts', 429, { 'retry-after': '840' }, 'Trop de tentatives. Réessayez dans 14 minutes.'],
    ['busy', 503, { 'retry-after': '5' }, 'Réessayez dans 5 secondes.'],
    ['something-new', 500, {}, 'Un problème est survenu. Réessayez dans un instant.'],
  ])('explains the failure: %s', async (code, status, headers, text) => {
    fetched.mockReturnValueOnce(answer(status, { code, message: '' }, headers));
    fire('kas-login');
    fill({ email: 'ada@example.org', password: 'correct horse' });
    expect(shown('[type="submit"]').textContent).toBe('Un instant…');
    await waitFor(() => expect(shown('[role="alert"]').textContent.replace(/\s/g, ' ')).toContain(text));
    expect(document.cookie).not.toContain('userToken');
  });

  it('shows that there is no connection, and sends one request for several submissions', async () => {
    fetched.mockReturnValue(Promise.reject(new TypeError('no network')));
    fire('kas-login');
    fill({ email: 'ada@example.org', password: 'correct horse' });
    fill({});
    await waitFor(() => expect(shown('[role="alert"]').textContent).toContain('Pas de connexion.'));
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});

describe('with a session', () => {
  beforeEach(() => {
    setCookie('userToken', '{"accessToken":"token-2"}');
  });

  it('ends the session on kas-logout, even when the page removes the token itself, and dispatches kas-logged-out', async () => {
    fetched.mockReturnValueOnce(answer(201, { ...SESSION, accessToken: 'token-2' }));
    fire('kas-login');
    fill({ email: 'ada@example.org', password: 'correct horse' });
    await waitFor(() => expect(document.cookie).toContain('userInfos'));
    fetched.mockReset().mockReturnValueOnce(answer(204, null));
    setCookie('userToken', '');
    const done = heard('kas-logged-out');
    fire('kas-logout');
    expect(document.cookie).not.toContain('userInfos');
    await done;
    expect(sent()).toEqual([['DELETE', `${BASE}/login/v1/sessions`, undefined]]);
    expect(fetched.mock.calls[0]![1].headers).toEqual({ authorization: 'Bearer token-2' });
  });

  it('uses the token of a kas-logout event that came before the widget', async () => {
    fetched.mockReturnValueOnce(Promise.reject(new TypeError('no network')));
    const done = heard('kas-logged-out');
    fire('kas-logout', { accessToken: 'token-3' });
    await done;
    expect(fetched.mock.calls[0]![1].headers).toEqual({ authorization: 'Bearer token-3' });
  });

  it('signs out on kas-refresh-token when the session is over', async () => {
    fetched.mockReturnValueOnce(answer(401, { code: 'session-over' }));
    const done = heard('kas-logged-out');
    fire('kas-refresh-token');
    await done;
    expect(sent()).toEqual([[undefined, `${BASE}/me?attributes=firstName`, undefined]]);
    expect(document.cookie).not.toContain('userToken');
  });

  it.each([
    ['good', () => answer(200, { attributes: {} })],
    ['unknown without an answer', () => Promise.reject(new TypeError('no network'))],
  ])('stays signed in when the session is %s, and sends one request at a time', async (_, answered) => {
    fetched.mockImplementation(answered);
    fire('kas-refresh-token');
    fire('kas-refresh-token');
    expect(fetched).toHaveBeenCalledTimes(1);
    // The next request is sent after the first response.
    await waitFor(() => {
      fire('kas-refresh-token');
      expect(fetched).toHaveBeenCalledTimes(2);
    });
    expect(document.cookie).toContain('token-2');
  });
});

describe('the script', () => {
  it('is one strict script without imports, markup, evaluation or globals', async () => {
    const { script } = await loadLoginWidget();
    expect(script).toMatch(/^\(\(\)\s*=>\s*{\s*["']use strict["'];/);
    expect(script).not.toMatch(/^\s*(import|export) |innerHTML|eval\(|new Function|style=/m);
  });
});
