import '@testing-library/jest-dom';
import { addMessages, initI18n } from '@halte/i18n';
import { type BackendRequest, checkRemote, fakeBackend, fakeHost } from '@halte/testkit';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages as fr } from './messages/fr.ts';
import * as exposed from './remote.ts';
import { View as Hub } from './views/Hub/View.tsx';
import { View as PersonalData } from './views/PersonalData/View.tsx';
import { View as Profile } from './views/Profile/View.tsx';
import { View as SignIn } from './views/SignIn/View.tsx';

beforeEach(() => {
  initI18n({ locale: 'fr', apiKey: 'test' });
  addMessages('account', 'fr', fr);
});

const signedIn = (attributes: Record<string, unknown>) =>
  fakeHost({ locale: 'fr', session: { authenticated: true, attributes } });

it('keeps the contract, in five languages', async () => {
  expect(await checkRemote(exposed)).toEqual([]);
});

describe('sign-in prompt', () => {
  it.each([
    ['to the requested page', { redirect: '/fr/account/personal-data' }, '/fr/account/personal-data'],
    ['to the profile when nothing was', {}, '/fr/account-profile'],
  ])('says why, and leads on %s', async (_, query, redirectTo) => {
    const host = fakeHost({ locale: 'fr' });
    render(<SignIn host={host} params={{}} query={query} />);
    expect(screen.getByText('La page que vous avez demandée fait partie de votre compte.')).toBeInTheDocument();
    // On home it stands before the heading of the page.
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
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
    render(<Hub host={host} params={{}} query={{}} />);
    expect(await screen.findAllByText('1 ligne')).toHaveLength(2);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Bonjour Ada');
    const pages = within(screen.getByRole('navigation', { name: 'Mon espace' })).getAllByRole('link');
    expect(pages.map((page) => page.getAttribute('href'))).toEqual([
      '/fr/account',
      '/fr/account-favorites',
      '/fr/account-profile',
      '/fr/account-personal-data',
    ]);
    expect(pages[0]).toHaveAttribute('aria-current', 'page');
    await userEvent.click(screen.getByRole('radio', { name: 'Sombre' }));
    expect(host.appearance?.get()).toBe('dark');
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
    render(<Hub host={host} params={{}} query={{}} />);
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
  it('shows who is signed in, and signs out', async () => {
    const host = signedIn({ firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org' });
    render(<Profile host={host} params={{}} query={{}} />);
    expect(screen.getByText('Ada Lovelace')).toBeInTheDocument();
    expect(screen.getByText('ada@example.org')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Données personnelles' })).toHaveAttribute(
      'href',
      '/fr/account-personal-data',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Se déconnecter' }));
    expect(host.calls).toEqual([{ call: 'signOut' }]);
  });

  it('has a word for a user without a name', () => {
    render(<Profile host={signedIn({})} params={{}} query={{}} />);
    expect(screen.getByText('Voyageur connecté')).toBeInTheDocument();
  });
});

describe('personal data', () => {
  it('are listed with their names', () => {
    render(<PersonalData host={signedIn({ firstName: 'Ada', city: 'Rennes' })} params={{}} query={{}} />);
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Prénom', 'Ville']);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['Ada', 'Rennes']);
  });

  it('that the account does not have are not a blank card', () => {
    render(<PersonalData host={signedIn({ sub: 'f3a9' })} params={{}} query={{}} />);
    expect(screen.getByText('Votre compte ne contient aucune donnée personnelle')).toBeInTheDocument();
  });
});
