import { initI18n } from '@halte/i18n';
import { fakeHost } from '@halte/testkit';
import { render } from '@testing-library/react';
import { View } from './SignedIn.tsx';

beforeEach(() => initI18n({ locale: 'fr', apiKey: 'test' }));

it('has favourites sent, and goes where the traveller came from', () => {
  const host = fakeHost({ session: { authenticated: true } });
  const load = jest.spyOn(host.favourites!, 'load');
  render(<View host={host} params={{}} query={{ redirect: '/fr/account/profile' }} />);
  expect(load).toHaveBeenCalledTimes(1);
  expect(host.calls).toEqual([{ call: 'replace', target: { name: 'account-profile', params: {}, query: {} } }]);
});

it('goes home when nobody has signed in, and leaves favourites alone', () => {
  const host = fakeHost();
  const load = jest.spyOn(host.favourites!, 'load');
  render(<View host={host} params={{}} query={{ redirect: '/fr/account/profile' }} />);
  expect(load).not.toHaveBeenCalled();
  expect(host.calls).toEqual([{ call: 'replace', target: { name: 'index' } }]);
});
