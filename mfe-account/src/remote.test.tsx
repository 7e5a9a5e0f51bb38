import '@testing-library/jest-dom';
import { type AccountForm, EVENTS, type HostServices, type Query, type ViewProps } from '@halte/contract';
import { addMessages, initI18n } from '@halte/i18n';
import { type BackendRequest, checkRemote, fakeBackend, fakeHost } from '@halte/testkit';
import { HostProvider } from '@halte/ui/host';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { SWRConfig } from 'swr';
import { messages as fr } from './messages/fr.ts';
import * as exposed from './remote.ts';
import { View as Confirmation } from './views/Confirmation/View.tsx';
import { View as Favorites } from './views/Favorites/View.tsx';
import { View as Hub } from './views/Hub/View.tsx';
import { View as PersonalData } from './views/PersonalData/View.tsx';
import { View as Profile } from './views/Profile/View.tsx';
import { View as SignIn } from './views/SignIn/View.tsx';

/** A field that only one tenant has. */
const NICKNAME = {
  name: 'nickname',
  type: 'text',
  label: { fr: 'Surnom', en: 'Nickname', es: 'Apodo', it: 'Soprannome', de: 'Spitzname' },
  required: false,
} as const;

/** Draws a page as the host does. */
function draw(Page: ComponentType<ViewProps>, host: HostServices, query: Query = {}) {
  return render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <HostProvider host={host}>
        <Page host={host} params={{}} query={query} />
      </HostProvider>
    </SWRConfig>,
  );
}

/** What a page asks for when it is drawn, it asks for in the task after it. */
const asked = () => act(async () => undefined);

beforeEach(() => {
  initI18n({ locale: 'fr', apiKey: 'test' });
  addMessages('account', 'fr', fr);
});

it('keeps the contract, in five languages', async () => {
  expect(await checkRemote(exposed)).toEqual([]);
});

it('draws each page of the account under its own route', async () => {
  const { views } = exposed.remote;
  const drawn = await Promise.all([
    views.account(),
    views['account-favorites'](),
    views['account-profile'](),
    views['account-personal-data'](),
  ]);
  expect(drawn.map(({ View }) => View)).toEqual([Hub, Favorites, Profile, PersonalData]);
});

describe('sign-in prompt', () => {
  it.each([
    ['to the requested page', { redirect: '/fr/account-profile' }, '/fr/account-profile', 'Mon profil'],
    ['to the profile when nothing was', {}, '/fr/account-profile', null],
  ])('says why, and leads on %s', async (_, query, redirectTo, title) => {
    const host = fakeHost({ locale: 'fr' });
    draw(SignIn, host, query);
    expect(screen.getByText('La page que vous avez demandée fait partie de votre compte.')).toBeInTheDocument();
    // It replaces the requested page.
    expect(screen.queryAllByRole('heading').map(({ textContent }) => textContent)).toEqual(title ? [title] : []);
    await userEvent.click(screen.getByRole('button', { name: 'Se connecter' }));
    expect(host.calls).toEqual([{ call: 'signIn', redirectTo }]);
  });
});

describe('first page', () => {
  it('greets, counts the favourites, and leads to every page of the account', async () => {
    const host = fakeHost({
      locale: 'fr',
      session: { authenticated: true, attributes: { firstName: 'Ada' } },
      favourites: { favoriteLines: [{ favoriteId: '1', line: { id: 'A' } }] },
    });
    draw(Hub, host);
    expect(await screen.findAllByText('1 ligne')).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Bonjour Ada');
    const pages = within(screen.getByRole('navigation', { name: 'Mon compte' })).getAllByRole('link');
    expect(pages.map((page) => page.getAttribute('href'))).toEqual([
      '/fr/account',
      '/fr/account-favorites',
      '/fr/account-profile',
      '/fr/account-personal-data',
    ]);
    expect(pages[0]).toHaveAttribute('aria-current', 'page');
    await userEvent.click(screen.getByRole('radio', { name: 'Sombre' }));
    expect(host.appearance.get()).toBe('dark');
    await userEvent.click(screen.getByRole('button', { name: 'Se déconnecter' }));
    expect(host.calls).toEqual([{ call: 'signOut' }]);
  });

  it.each([
    ['is kept when it is saved', 200, true, 0],
    ['is undone, with a message, when it is not', 500, undefined, 1],
  ])('the choice of the newsletter is shown at once, and %s', async (_, status, newsletter, messages) => {
    const requests: BackendRequest[] = [];
    const backend = fakeBackend((request) => requests.push(request));
    const host = fakeHost({
      locale: 'fr',
      tenant: { urls: { userWeb: 'https://people.example' } },
      session: { authenticated: true, attributes: { firstName: 'Ada' } },
    });
    draw(Hub, host);
    await userEvent.click(screen.getByRole('checkbox'));
    expect(host.session.state.get().attributes).toEqual({ firstName: 'Ada', newsletter: true });
    expect(requests[0]?.body).toEqual({ attributes: { newsletter: true } });
    await act(() => requests[0]!.answer({ attributes: { firstName: 'Ada', newsletter: true } }, status));
    await waitFor(() => expect(host.session.state.get().attributes.newsletter).toBe(newsletter));
    expect(host.calls.filter(({ call }) => call === 'toast')).toHaveLength(messages);
    backend.restore();
  });
});

describe('profile', () => {
  const ADA = { firstName: 'Ada', lastName: 'King', email: 'ada@example.org', emailVerified: true };
  let backend: ReturnType<typeof fakeBackend>;
  afterEach(() => backend.restore());

  async function open(answer: unknown = { attributes: ADA }, status = 200, accountForm?: AccountForm) {
    backend = fakeBackend();
    const host = fakeHost({
      locale: 'fr',
      tenant: { urls: { userWeb: 'https://people.example' }, ...(accountForm && { accountForm }) },
      session: { authenticated: true, attributes: { firstName: 'Ada' } },
      accessToken: 'abc',
    });
    const leaving: (() => Promise<boolean>)[] = [];
    const navigation = {
      ...host.navigation,
      confirmLeaving: (question: () => Promise<boolean>) => {
        leaving.push(question);
        return () => void leaving.pop();
      },
    };
    draw(Profile, { ...host, navigation });
    await asked();
    await act(() => backend.requests[0]!.answer(answer, status));
    return { host, leaving };
  }

  const last = () => backend.requests.at(-1)!;
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  const field = (name: RegExp) => screen.getByLabelText(name);

  it('is validated at the fields: a summary leads to them, the first has the focus, and mending one takes its error away', async () => {
    await open();
    await userEvent.clear(field(/^Prénom/));
    await userEvent.type(field(/^Nouveau mot de passe/), 'sixsix');
    await save();
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('3 champs sont à revoir');
    expect(field(/^Prénom/)).toHaveFocus();
    expect(field(/^Nouveau mot de passe/)).toHaveAccessibleDescription(/il en manque 2/);
    expect(backend.requests).toHaveLength(1);
    await userEvent.click(within(alert).getByRole('link', { name: 'Nouveau mot de passe' }));
    await userEvent.keyboard('se');
    expect(field(/^Nouveau mot de passe/)).toHaveFocus();
    expect(field(/^Nouveau mot de passe/)).not.toHaveAttribute('aria-invalid');
    expect(screen.getByRole('alert')).toHaveTextContent('2 champs sont à revoir');
  });

  it('is shown as changed while it is saved, and holds what the account system answers', async () => {
    const { host, leaving } = await open();
    await userEvent.type(field(/^Ville/), 'Brest');
    expect(leaving).toHaveLength(1);
    await save();
    expect(last().body).toEqual({ attributes: { city: 'Brest' } });
    expect(host.session.state.get().attributes).toMatchObject({ firstName: 'Ada', city: 'Brest' });
    await act(() => last().answer({ attributes: { ...ADA, city: 'BREST' } }));
    expect(await screen.findByText('Votre profil est enregistré')).toBeInTheDocument();
    expect(field(/^Ville/)).toHaveValue('BREST');
    expect(host.session.state.get().attributes).toMatchObject({ city: 'BREST' });
    expect(leaving).toEqual([]);
  });

  it('has the date of birth as the language writes it, and says at the field what is no day', async () => {
    await open({ attributes: { ...ADA, birthDate: '1990-01-31' } });
    const birth = field(/^Date de naissance/);
    expect(birth).toHaveValue('31/01/1990');
    expect(birth).toHaveAttribute('autocomplete', 'bday');
    await userEvent.clear(birth);
    await userEvent.type(birth, '31/02/1990');
    await save();
    expect(birth).toHaveFocus();
    expect(birth).toHaveValue('31/02/1990');
    expect(birth).toHaveAccessibleDescription(/31\/01\/1990.*entre 1900 et aujourd’hui/);
    await userEvent.clear(birth);
    await userEvent.type(birth, '1.2.1990');
    expect(birth).toHaveValue('1.2.1990');
    await save();
    expect(birth).toHaveValue('01/02/1990');
    expect(last().body).toEqual({ attributes: { birthDate: '1990-02-01' } });
  });

  it('is as before when the save fails, says so, and keeps what was typed', async () => {
    const { host } = await open();
    await userEvent.type(field(/^Ville/), 'Brest');
    await save();
    await act(() => last().answer({ code: 'busy', message: 'Busy.' }, 503));
    expect(await screen.findByText('Votre profil n’est pas enregistré')).toBeInTheDocument();
    expect(host.session.state.get().attributes).toEqual(ADA);
    expect(field(/^Ville/)).toHaveValue('Brest');
  });

  it('needs the current password for another address, and says at the field that it was wrong', async () => {
    await open();
    await userEvent.type(field(/^Adresse e-mail/), 'x');
    await userEvent.type(field(/^Mot de passe actuel/), 'guess');
    await save();
    expect(last().body).toEqual({ attributes: { email: 'ada@example.orgx', currentPassword: 'guess' } });
    await act(() => last().answer({ code: 'wrong-password', message: 'No.' }, 400));
    await waitFor(() => expect(field(/^Mot de passe actuel/)).toHaveFocus());
    expect(field(/^Mot de passe actuel/)).toHaveAccessibleDescription(/Ce n’est pas votre mot de passe actuel/);
  });

  it('is not left with unsaved changes unless the traveller confirms', async () => {
    const { leaving } = await open();
    const unload = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(unload()).toBe(true);
    await userEvent.type(field(/^Ville/), 'Brest');
    expect(unload()).toBe(false);
    for (const [name, isLeaving] of [
      ['Rester', false],
      ['Quitter', true],
    ] as const) {
      let answer: Promise<boolean> | undefined;
      await act(async () => {
        answer = leaving[0]?.();
      });
      const dialog = await screen.findByRole('dialog', { name: 'Quitter sans enregistrer ?' });
      await userEvent.click(within(dialog).getAllByRole('button', { name }).at(-1)!);
      expect(await answer).toBe(isLeaving);
    }
  });

  it('offers no second try where the tenant has no account system', async () => {
    backend = fakeBackend(() => undefined);
    const host = fakeHost({ locale: 'fr', session: { authenticated: true, attributes: ADA } });
    draw(Profile, host);
    expect(await screen.findByText(/Les comptes ne sont pas disponibles sur ce site/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull();
  });

  it('says that the account system does not answer, and tries again', async () => {
    const { host } = await open({ code: 'internal', message: 'No.' }, 500);
    expect(await screen.findByText('Impossible d’afficher votre profil')).toBeInTheDocument();
    expect(host.calls.map(({ call }) => call)).toEqual(['report']);
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    await act(() => last().answer({ attributes: ADA }));
    expect(field(/^Prénom/)).toHaveValue('Ada');
  });

  it('has the fields of the tenant under its own labels, where it configures them', async () => {
    await open({ attributes: { ...ADA, nickname: 'Countess' } }, 200, { account: [NICKNAME], password: [] });
    expect(screen.getAllByRole('textbox')).toEqual([field(/^Surnom/)]);
    expect(field(/^Surnom/)).toHaveValue('Countess');
  });

  it('sends the message that confirms the address again', async () => {
    await open({ attributes: { ...ADA, emailVerified: false } });
    await userEvent.click(screen.getByRole('button', { name: 'Renvoyer le message' }));
    expect([last().path, last().body]).toEqual(['/login/v1/confirmations', { language: 'fr' }]);
    await act(() => last().answer('', 202));
    expect(await screen.findByText(/Le message est envoyé/)).toBeInTheDocument();
  });
});

describe('personal data', () => {
  const SESSIONS = [
    { id: 'old', createdAt: '2026-11-01T08:00:00Z', current: false, device: 'Firefox, Linux' },
    { id: 'now', createdAt: '2026-11-24T08:00:00Z', current: true, device: '' },
  ];
  let backend: ReturnType<typeof fakeBackend>;
  beforeEach(() => {
    backend = fakeBackend();
  });
  afterEach(() => backend.restore());

  function show(attributes: Record<string, unknown>, userWeb: string | undefined = 'https://people.example') {
    const host = fakeHost({
      locale: 'fr',
      tenant: { urls: { userWeb } },
      session: { authenticated: true, attributes },
      accessToken: 'abc',
    });
    draw(PersonalData, host);
    return host;
  }
  const last = () => backend.requests.at(-1)!;
  const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

  it('are listed with their names, and without a list of devices where there is no account system', () => {
    draw(
      PersonalData,
      fakeHost({
        locale: 'fr',
        session: {
          authenticated: true,
          attributes: { firstName: 'Ada', language: 'it', newsletter: true, nickname: 'Countess' },
        },
        tenant: { accountForm: { account: [NICKNAME], password: [] } },
      }),
    );
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Prénom',
      'Langue des messages',
      'Lettre d’information',
      'Surnom',
    ]);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Ada',
      'italien',
      'Oui',
      'Countess',
    ]);
    expect(screen.queryByText('Appareils connectés')).not.toBeInTheDocument();
    expect(backend.requests).toEqual([]);
  });

  it.each([
    ['fr', '31/01/1990'],
    ['de', '31.01.1990'],
  ] as const)('have the date of birth as %s writes it', (locale, text) => {
    initI18n({ locale, apiKey: 'test' });
    show({ birthDate: '1990-01-31' });
    expect(screen.getByRole('definition')).toHaveTextContent(text);
  });

  it('that the account does not have are not a blank card', () => {
    show({ sub: 'f3a9' });
    expect(screen.getByText('Votre compte ne contient aucune donnée personnelle')).toBeInTheDocument();
  });

  it('come with the devices where the traveller is signed in, which can be signed out', async () => {
    show({ firstName: 'Ada' });
    await asked();
    expect(last().path).toBe('/me/sessions');
    await act(() => last().answer({ sessions: SESSIONS }));
    const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows()).toEqual([
      'Appareil inconnuCet appareil',
      'Firefox, LinuxDepuis le dimanche 1er novembre 2026Déconnecter',
    ]);
    await press('Déconnecter tous les autres appareils');
    expect([last().method, last().path]).toEqual(['DELETE', '/me/sessions']);
    await act(() => last().answer({ code: 'busy', message: 'Busy.' }, 503));
    expect(screen.getByRole('alert')).toHaveTextContent('La liste de vos appareils n’a pas pu être actualisée');
    await press('Déconnecter Firefox, Linux, depuis le dimanche 1er novembre 2026');
    expect([last().method, last().path]).toEqual(['DELETE', '/me/sessions/old']);
    // It has ended on its own device meanwhile.
    await act(() => last().answer({ code: 'session-not-found', message: 'Gone.' }, 404));
    await waitFor(() => expect(rows()).toEqual(['Appareil inconnuCet appareil']));
  });

  it('come without devices where the account system knows none, and have it looked at whether this session is over', async () => {
    show({ firstName: 'Ada' });
    await asked();
    await act(() => last().answer({ code: 'not-found', message: 'Nothing here.' }, 404));
    expect(screen.queryByText('Appareils connectés')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    cleanup();
    const refresh = jest.fn();
    window.addEventListener(EVENTS.refreshToken, refresh, { once: true });
    show({ firstName: 'Ada' });
    await asked();
    await act(() => last().answer({ code: 'session-over', message: 'Over.' }, 401));
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('are saved as a file', async () => {
    const files: Blob[] = [];
    Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}`, revokeObjectURL: jest.fn() });
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      expect([this.download, this.href]).toEqual(['test-account.json', 'blob:1']);
    });
    show({ firstName: 'Ada' });
    await asked();
    await press(/^Exporter mes données/);
    expect(last().path).toBe('/me/export');
    await act(() => last().answer({ account: { email: 'ada@example.org' } }));
    await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
    expect(files[0]?.type).toBe('application/json');
    click.mockRestore();
  });

  it('are deleted with the account, after the password', async () => {
    const host = show({ firstName: 'Ada' });
    await asked();
    await press(/^Supprimer mon compte/);
    const dialog = await screen.findByRole('dialog', { name: 'Supprimer votre compte ?' });
    const password = within(dialog).getByLabelText('Mot de passe actuel');
    await press('Supprimer définitivement');
    expect(password).toHaveAccessibleDescription('Saisissez votre mot de passe.');
    expect(last().path).not.toBe('/me/deletion');
    await userEvent.type(password, 'guess');
    await press('Supprimer définitivement');
    expect([last().method, last().path, last().body]).toEqual(['POST', '/me/deletion', { password: 'guess' }]);
    await act(() => last().answer({ code: 'wrong-password', message: 'No.' }, 400));
    expect(password).toHaveAccessibleDescription(/Ce n’est pas votre mot de passe/);
    expect(host.calls).toEqual([]);
    await press('Supprimer définitivement');
    await act(() => last().answer('', 204));
    await waitFor(() => expect(host.calls.map(({ call }) => call)).toEqual(['toast', 'signOut']));
  });
});

describe('link of a message', () => {
  const TOKEN = 'mX2uE1b0cJ7wq4nA9sKkT3oVtYdL5hRz8GfP6iCeWxU';
  let backend: ReturnType<typeof fakeBackend>;
  beforeEach(() => {
    backend = fakeBackend();
  });
  afterEach(() => backend.restore());

  function follow(hash: string) {
    history.replaceState(null, '', `/fr/confirmation${hash}`);
    const host = fakeHost({ locale: 'fr', tenant: { urls: { userWeb: 'https://people.example' } } });
    draw(Confirmation, host);
    expect(location.href).not.toContain(TOKEN);
    return host;
  }
  const last = () => backend.requests.at(-1)!;

  it.each([
    [204, '', 'Votre adresse e-mail est confirmée'],
    [400, { code: 'link-over', message: 'Over.' }, 'Ce lien n’est plus valable'],
    [503, { code: 'busy', message: 'Busy.' }, 'Votre adresse n’est pas confirmée'],
  ])('that confirms the address, answered with %d', async (status, body, text) => {
    follow(`#confirm=${TOKEN}`);
    expect([last().method, last().path, last().body]).toEqual(['PUT', '/login/v1/confirmations', { token: TOKEN }]);
    await act(() => last().answer(body, status));
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('that is cut says that nothing changed, and leads on', async () => {
    const host = follow('#confirm=');
    expect(screen.getByRole('alert')).toHaveTextContent('Rien n’a changé');
    expect(backend.requests).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Se connecter' }));
    expect(host.calls).toEqual([{ call: 'signIn', redirectTo: '/fr/account' }]);
  });

  it('that sets the password asks for one that is long enough, and is used up by an accepted one only', async () => {
    follow(`#reset=${TOKEN}`);
    const password = screen.getByLabelText('Nouveau mot de passe');
    const save = () => userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await userEvent.type(password, '1234567');
    await save();
    expect(password).toHaveAccessibleDescription(/il en manque un/);
    await userEvent.type(password, '8');
    await save();
    expect([last().method, last().path, last().body]).toEqual([
      'PUT',
      '/login/v1/resets',
      { token: TOKEN, password: '12345678' },
    ]);
    await act(() => last().answer({ code: 'weak-password', message: 'No.' }, 400));
    expect(password).toHaveAccessibleDescription(/trop facile/);
    await save();
    await act(() => last().answer('', 204));
    expect(await screen.findByText(/Votre mot de passe est changé/)).toBeInTheDocument();
  });
});
