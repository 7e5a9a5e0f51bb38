import { initI18n } from '@halte/i18n';
import { fakeHost } from '@halte/testkit';
import { render } from '@testing-library/react';
import { type App, AppContext } from '../context/appContext.ts';
import { AREAS } from '../testing/product.ts';
import { View } from './SignedIn.tsx';

beforeEach(() => initI18n({ locale: 'fr', apiKey: 'test' }));

function arrive(redirect: string, authenticated = true) {
  const host = fakeHost({ session: { authenticated } });
  const load = jest.spyOn(host.favourites, 'load');
  render(
    <AppContext value={{ areas: AREAS } as App}>
      <View host={host} params={{}} query={{ redirect }} />
    </AppContext>,
  );
  return { host, load };
}

it.each([
  '/fr/account/profile',
  // Another language than that of this page, a key twice, a fragment.
  '/en/trip-planner/results?fi=A&v[0][i]=x&v[0][i]=y#top',
  '/',
])('synchronizes favourites, and redirects to where the sign-in started: %s', (redirect) => {
  const { host, load } = arrive(redirect);
  expect(load).toHaveBeenCalledTimes(1);
  expect(host.calls).toEqual([{ call: 'replaceWith', address: redirect }]);
});

it.each(['/fr/nowhere', '//evil.test/fr', 'https://evil.test/fr', '/\\evil.test', ''])(
  'goes home instead of to %s',
  (redirect) => {
    const { host } = arrive(redirect);
    expect(host.calls).toEqual([{ call: 'replace', target: { name: 'index' } }]);
  },
);

it('goes home without a session, and does not load favourites', () => {
  const { host, load } = arrive('/fr/account/profile', false);
  expect(load).not.toHaveBeenCalled();
  expect(host.calls).toEqual([{ call: 'replace', target: { name: 'index' } }]);
});
