import '@testing-library/jest-dom';
import { LOCALES } from '@halte/contract';
import { checkRemote, type FakeHostOptions, fakeHost } from '@halte/testkit';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages as fr } from './messages/fr.ts';
import * as exposed from './remote.ts';

const label = (text: string) => ({ fr: text, en: text, es: text, it: text, de: text });
const links = [
  { label: { ...label('Lines'), fr: 'Lignes' }, href: '/schedules' },
  { label: label('Shop'), href: 'https://shop.example.org' },
];

let unmount: (() => void) | null = null;

async function mount(options: FakeHostOptions = {}) {
  const host = fakeHost({ locale: 'fr', texts: fr, tenant: { links }, ...options });
  const element = document.createElement('div');
  document.body.append(element);
  await act(async () => {
    unmount = exposed.remote.mount(element, host);
  });
  return { host, element };
}

afterEach(async () => {
  await act(async () => unmount?.());
  unmount = null;
  document.body.replaceChildren();
});

it('keeps the contract, in five languages', async () => {
  expect(await checkRemote(exposed)).toEqual([]);
});

describe('header', () => {
  it('leads home and has the tenant’s links, the current one marked as one goes along', async () => {
    const { host } = await mount();
    expect(screen.getByRole('link', { name: /^Test network/ })).toHaveAttribute('href', '/fr/index');
    const [wide] = screen.getAllByRole('navigation', { name: 'Liens du réseau' });
    const lines = within(wide!).getByRole('link', { name: 'Lignes' });
    expect(lines).toHaveAttribute('href', '/fr/schedules');
    expect(lines).not.toHaveAttribute('aria-current');
    act(() => host.navigation.go({ name: 'schedules' }));
    expect(lines).toHaveAttribute('aria-current', 'page');
    expect(within(wide!).getByRole('link', { name: 'Shop' })).toHaveAttribute('href', 'https://shop.example.org');
  });

  it('has no list of links for a tenant that has none', async () => {
    await mount({ tenant: { links: [] } });
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('offers the same screen in every language, each in its own words', async () => {
    const user = userEvent.setup();
    const { host } = await mount({ route: { name: 'schedules', fullPath: '/fr/schedules?q=1' } });
    const button = screen.getByRole('button', { name: 'FR, langue : Français' });
    expect(screen.queryByRole('link', { name: 'Deutsch' })).toBeNull();
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    const german = screen.getByRole('link', { name: 'Deutsch' });
    expect(german).toHaveAttribute('href', '/de/schedules?q=1');
    expect(german).toHaveAttribute('lang', 'de');
    expect(screen.getAllByRole('link').filter((link) => link.hasAttribute('hreflang'))).toHaveLength(LOCALES.length);
    expect(screen.getByRole('link', { name: 'Français' })).toHaveAttribute('aria-current', 'true');
    german.addEventListener('click', (event) => event.preventDefault());
    await user.click(german);
    act(() => host.locale.set('de'));
    // The list is hidden with what was chosen in it: the focus must not be lost with it.
    expect(screen.getByRole('button', { name: /^DE/ })).toHaveFocus();
  });

  it('closes a menu on Escape, with the focus back on its button', async () => {
    const user = userEvent.setup();
    await mount();
    const button = screen.getByRole('button', { name: /^FR/ });
    await user.click(button);
    await user.tab();
    expect(screen.getByRole('link', { name: 'Français' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(button).toHaveFocus();
  });

  it('closes a menu on a press outside, and when the focus leaves it', async () => {
    const user = userEvent.setup();
    await mount();
    const button = screen.getByRole('button', { name: /^FR/ });
    await user.click(button);
    await user.click(document.body);
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    screen.getByRole('link', { name: 'Deutsch' }).focus();
    await user.tab();
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('has the appearance in its menu, below the tenant’s links', async () => {
    const user = userEvent.setup();
    const { host } = await mount();
    expect(screen.queryByRole('group', { name: 'Apparence' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    expect(screen.getByRole('radio', { name: 'Auto' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Sombre' }));
    expect(host.appearance?.get()).toBe('dark');
    expect(screen.getByRole('radio', { name: 'Sombre' })).toBeChecked();
  });

  it('asks to sign in and to come back to this page', async () => {
    const user = userEvent.setup();
    const { host } = await mount({ route: { fullPath: '/fr/schedules?q=1' } });
    await user.click(screen.getByRole('button', { name: 'Se connecter' }));
    expect(host.calls).toEqual([{ call: 'signIn', redirectTo: '/fr/schedules?q=1' }]);
  });

  it('shows the name of the signed-in user, and sign-out', async () => {
    const user = userEvent.setup();
    const { host } = await mount();
    act(() =>
      host.session.state.set({
        authenticated: true,
        loading: false,
        attributes: { firstName: 'Ada', lastName: 'Lovelace' },
      }),
    );
    expect(screen.queryByRole('button', { name: 'Se connecter' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Ada Lovelace' }));
    expect(screen.getByRole('link', { name: 'Mon profil' })).toHaveAttribute('href', '/fr/account-profile');
    await user.click(screen.getByRole('button', { name: 'Se déconnecter' }));
    expect(host.calls).toEqual([{ call: 'signOut' }]);
  });

  it.each([
    ['while the session is not known', { loading: true }, []],
    ['for a user without a name', { authenticated: true }, ['Mon compte']],
  ])('says nothing untrue %s', async (_, session, expected) => {
    await mount({ session });
    const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    expect(names.filter((name) => name !== 'Menu' && !name?.startsWith('FR'))).toEqual(expected);
  });

  it('leaves nothing behind', async () => {
    const { element, host } = await mount();
    await act(async () => unmount?.());
    expect(element).toBeEmptyDOMElement();
    expect(() => host.locale.set('en')).not.toThrow();
  });
});
