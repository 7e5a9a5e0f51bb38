import { initI18n, loadMessages } from '@halte/i18n';
import { FAKE_TENANT } from '@halte/testkit';
import type { FrameState, ToHost } from './protocol.ts';
import { cookieText, createFrameServices, isOfBackend } from './services.ts';

const STATE: FrameState = {
  current: { name: 'schedules', params: {}, query: {}, fullPath: '/fr/schedules?line=1' },
  context: {
    context: 'schedules',
    lastTripPlannerRoute: null,
    lastProximityRoute: null,
    lastSchedulesRoute: null,
    lineCameFromRoadmap: false,
  },
  session: { authenticated: false, loading: false, attributes: {} },
  accessToken: null,
  cartEmail: null,
  locale: 'fr',
  appearance: 'system',
};

async function setUp() {
  const sent: ToHost[] = [];
  initI18n({ locale: 'fr', apiKey: 'k', tenantMessages: { en: { hi: 'Ahoy' } } });
  await loadMessages('own', async (locale) => ({ hi: `Bonjour ${locale}` }));
  const start = { type: 'start', tenant: FAKE_TENANT, capabilities: ['map'], state: STATE } as const;
  return { sent, ...createFrameServices(start, 'own', (message) => sent.push(message)) };
}

it('computes addresses and texts in the frame, and asks the host for all else', async () => {
  const { services, sent } = await setUp();
  const { navigation, session, appearance } = services;
  expect(navigation.href({ name: 'index' })).toBe('/fr');
  expect(navigation.hrefIn('de')).toBe('/de/schedules?line=1');
  expect(services.translate('hi')).toBe('Bonjour fr');
  expect([services.supports('map'), services.supports('share')]).toEqual([true, false]);
  navigation.go({ name: 'proximity' });
  navigation.replaceWith('/fr');
  session.signIn('/fr');
  appearance?.set('dark');
  expect(appearance?.get()).toBe('system');
  expect(sent).toEqual([
    { type: 'open', address: '/fr/proximity', step: 'push' },
    { type: 'open', address: '/fr', step: 'replace' },
    { type: 'sign-in', redirectTo: '/fr' },
    { type: 'appearance', appearance: 'dark' },
  ]);
});

it('follows the host: a new language once its texts are there, the session with its token', async () => {
  const { services, update } = await setUp();
  const seen: string[] = [];
  services.locale.subscribe(() => seen.push(services.translate('hi')));
  await Promise.all([
    update({ ...STATE, locale: 'de' }),
    update({ ...STATE, locale: 'en', accessToken: 'token', session: { ...STATE.session, authenticated: true } }),
  ]);
  expect(seen).toEqual(['Ahoy']);
  expect(services.session.accessToken()).toBe('token');
  expect(services.session.state.get().authenticated).toBe(true);
});

it('has the cookies that a header may read', () => {
  expect(cookieText(STATE)).toBe('locale=fr');
  expect(cookieText({ ...STATE, cartEmail: 'a b@example.org' })).toBe('locale=fr; cartEmail=a%20b%40example.org');
});

it.each([
  ['http://bff.test/base/store/cart', true],
  ['http://bff.test/base', false],
  ['http://bff.test/other', false],
  ['http://bff.test.evil.test/base/', false],
  ['/base/', false],
])('%s is of the backend: %s', (address, expected) => {
  expect(isOfBackend({ ...FAKE_TENANT, bffUrl: 'http://bff.test/base' }, address)).toBe(expected);
});
