import { fakeHost } from './fakeHost.ts';

it('is a whole host that records the calls', () => {
  const host = fakeHost({ locale: 'fr', texts: { hello: 'Bonjour {{name}}' }, capabilities: ['map'] });
  const heard: string[] = [];
  const stop = host.navigation.current.subscribe(() => heard.push(host.navigation.current.get().fullPath));
  const target = { name: 'proximity-type-id', params: { type: 'stopArea', id: 'a/b' }, query: { z: '1' } } as const;
  host.navigation.go(target);
  stop();
  host.navigation.replace({ name: 'index' });
  host.toasts.show({ type: 'info', message: 'saved' });
  host.session.signIn('/fr/account');
  host.report(new Error('odd'), 'here');
  expect(heard).toEqual(['/fr/proximity-type-id/stopArea/a%2Fb?z=1']);
  expect(host.calls.map(({ call }) => call)).toEqual(['go', 'replace', 'toast', 'signIn', 'report']);
  expect(host.navigation.current.get().name).toBe('index');
  expect(host.navigation.hrefIn('de')).toBe('/de/index');
  expect(host.translate('hello', { name: 'Ana' })).toBe('Bonjour Ana');
  expect(host.translate('unknown')).toBe('unknown');
  expect(host.supports('map')).toBe(true);
  expect(host.supports('share')).toBe(false);
});

it('starts with the given options', () => {
  const host = fakeHost({
    tenant: { features: ['favourites'] },
    route: { name: 'schedules', fullPath: '/en/schedules' },
    session: { authenticated: true },
    accessToken: 'token',
  });
  expect(host.tenant.features).toEqual(['favourites']);
  expect(host.tenant.timeZone).toBe('Europe/Paris');
  expect(host.navigation.current.get()).toEqual({
    name: 'schedules',
    params: {},
    query: {},
    fullPath: '/en/schedules',
  });
  expect(host.session.state.get().authenticated).toBe(true);
  expect(host.session.accessToken()).toBe('token');
});
