import { CAPABILITIES, type HostServices } from '@halte/contract';
import { createAreaHost, routeAt } from './areaHost.ts';
import type { AreaBoot } from './areaPage.ts';

const routes = [
  { name: 'acme.parking', path: '/parking/:id?', page: 'full', area: 'acme.parking' },
  { name: 'acme.parking-list', path: '/parkings', page: 'full', area: 'acme.parking' },
] as const;

const BOOT: AreaBoot = {
  ...{ id: 'acme.parking', locale: 'fr', backend: '/bff', isLater: false, hasMap: false, isPainted: false },
  ...{ capabilities: CAPABILITIES, isSignedIn: false },
  entry: { container: 'c', entry: '/e.js', version: '1' },
  areas: { routes, tabs: [], widgets: [], texts: {} },
};

const at = (address: string) => routeAt(BOOT, new URL(address, 'http://localhost'));

it('knows the screen of an address', () => {
  expect(at('/fr/parking/A%2FB?tab=prices')).toEqual({
    ...{ name: 'acme.parking', params: { id: 'A/B' }, query: { tab: 'prices' } },
    fullPath: '/fr/parking/A%2FB?tab=prices',
  });
  expect(at('/fr/parkings').name).toBe('acme.parking-list');
  expect(at('/fr/elsewhere').name).toBeNull();
});

describe('a host in a page', () => {
  beforeEach(() => history.replaceState(null, '', '/fr/parkings'));

  it('writes the address of a screen, and follows Back', () => {
    const host = createAreaHost(BOOT);
    expect(host.navigation.current.get().name).toBe('acme.parking-list');
    host.navigation.go({ name: 'acme.parking', params: { id: 'A/B' }, query: { tab: 'prices' } });
    expect(location.pathname + location.search).toBe('/fr/parking/A%2FB?tab=prices');
    expect(host.navigation.href({ name: 'schedules' })).toBe('/fr/schedules');
    host.navigation.replaceWith('/fr/parkings?all=1');
    expect(host.navigation.current.get()).toMatchObject({ name: 'acme.parking-list', query: { all: '1' } });
    history.replaceState(null, '', '/fr/parking');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(host.navigation.current.get()).toMatchObject({ name: 'acme.parking', params: {} });
  });

  it('signs in and out, and shows messages', () => {
    document.body.innerHTML = '<output data-kit="toast"></output>';
    const host = createAreaHost(BOOT);
    expect(host.session.accessToken()).toBeNull();
    host.session.signIn('/fr');
    expect(host.session.state.get().attributes).toMatchObject({ firstName: 'Ada' });
    expect(host.session.accessToken()).not.toBeNull();
    host.session.signOut();
    expect(host.session.accessToken()).toBeNull();
    host.toasts.show({ type: 'info', message: 'Saved' });
    expect(document.body).toHaveTextContent('Saved');
  });

  it('has the capabilities that it is given; one of a later contract has others too', () => {
    const before = createAreaHost({ ...BOOT, capabilities: ['map'] });
    expect([before.supports('map'), before.supports('mount')]).toEqual([true, false]);
    expect(before).not.toHaveProperty('later');
    const later = createAreaHost({ ...BOOT, isLater: true });
    expect(later.supports('teleport' as Parameters<HostServices['supports']>[0])).toBe(true);
    expect(later).toHaveProperty('later');
    expect(later.tenant).toHaveProperty('later');
  });
});
