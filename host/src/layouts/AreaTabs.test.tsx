import { type CurrentRoute, createObservable, type Locale, type NavigationContext } from '@halte/contract';
import { addMessages, initI18n } from '@halte/i18n';
import { fakeHost } from '@halte/testkit';
import { act, render, screen } from '@testing-library/react';
import { type App, AppContext } from '../context/appContext.ts';
import { FIRST_CONTEXT } from '../context/navigationContext.ts';
import { messages } from '../messages/en.ts';
import { AREAS, productAreas } from '../testing/product.ts';
import { AreaTabs } from './AreaTabs.tsx';

const RESULTS = '/fr/trip-planner/results?fi=stop%7CA&v[0][i]=x&v[0][i]=y';

function show(route: Partial<CurrentRoute>, context: Partial<NavigationContext> = {}, locale: Locale = 'en') {
  initI18n({ locale, apiKey: 'k' });
  addMessages('host', locale, { ...messages, ...productAreas('en').texts });
  const host = fakeHost({ locale, route });
  const store = createObservable<NavigationContext>({ ...FIRST_CONTEXT, ...context });
  const app = {
    areas: AREAS,
    navigation: host.navigation,
    servicesFor: () => ({ ...host, context: store }),
  } as unknown as App;
  render(
    <AppContext value={app}>
      <AreaTabs />
    </AppContext>,
  );
  return store;
}

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

it('links to the first screen of each area and to the favourites while no last route is stored', () => {
  show({ name: 'index' });
  expect(hrefs()).toEqual(['/en/index', '/en/proximity', '/en/schedules', '/en/account-favorites']);
});

it('links to the last route of an area, unchanged except for the current language', () => {
  const remembered = { 'trip-planner': RESULTS, proximity: '/fr/proximity/stopArea/1' };
  const context = show({ name: 'schedules' }, { lastRoutes: remembered }, 'de');
  const favourites = '/de/account-favorites';
  expect(hrefs()).toEqual([RESULTS.replace('/fr/', '/de/'), '/de/proximity/stopArea/1', '/de/schedules', favourites]);
  act(() => context.set(FIRST_CONTEXT));
  expect(hrefs()).toEqual(['/de/index', '/de/proximity', '/de/schedules', favourites]);
});

it('has one name for an area, however short its label is in the rail', () => {
  show({ name: 'index' });
  expect(screen.getAllByRole('link', { name: /nearby/i })).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Nearby' })).toBeInTheDocument();
});

it('links to the first screen of the current area, and marks it', () => {
  show({ name: 'trip-planner-results', fullPath: RESULTS }, { lastRoutes: { 'trip-planner': RESULTS } });
  expect(hrefs()[0]).toBe('/en/index');
  expect(screen.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/en/index');
});

it.each<[string, Partial<CurrentRoute>, string | null]>([
  ['the page of favourites', { name: 'account-favorites' }, 'Favourites'],
  [
    'home that shows those of the device',
    { name: 'index', query: { redirect: '/de/account/favorites?a=1' } },
    'Favourites',
  ],
  ['home that asks to sign in for another page', { name: 'index', query: { redirect: '/en/account/profile' } }, null],
  ['home with an address that is none', { name: 'index', query: { redirect: '//%' } }, 'Plan a trip'],
  ['the account', { name: 'account' }, null],
])('marks on %s the tab of what is shown', (_page, route, tab) => {
  show(route);
  const marked = screen.queryAllByRole('link', { current: 'page' }).map((link) => link.textContent);
  expect(marked).toEqual(tab === null ? [] : [tab]);
});
