import { type CurrentRoute, createObservable, type Locale, type NavigationContext } from '@halte/contract';
import { addMessages, initI18n } from '@halte/i18n';
import { fakeHost } from '@halte/testkit';
import { act, render, screen } from '@testing-library/react';
import { FIRST_CONTEXT } from '../context/navigationContext.ts';
import { messages } from '../messages/en.ts';
import { AreaTabs } from './AreaTabs.tsx';
import { type App, AppContext } from './appContext.ts';

const RESULTS = '/fr/trip-planner/results?fi=stop%7CA&v[0][i]=x&v[0][i]=y';

function show(route: Partial<CurrentRoute>, context: Partial<NavigationContext> = {}, locale: Locale = 'en') {
  initI18n({ locale, apiKey: 'k' });
  addMessages('host', locale, messages);
  const host = fakeHost({ locale, route });
  const store = createObservable<NavigationContext>({ ...FIRST_CONTEXT, ...context });
  const app = { navigation: host.navigation, servicesFor: () => ({ ...host, context: store }) } as unknown as App;
  render(
    <AppContext value={app}>
      <AreaTabs />
    </AppContext>,
  );
  return store;
}

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

it('links to the first screen of each area while no last route is stored', () => {
  show({ name: 'index' });
  expect(hrefs()).toEqual(['/en/index', '/en/proximity', '/en/schedules']);
});

it('links to the last route of an area, unchanged except for the current language', () => {
  const remembered = { lastTripPlannerRoute: RESULTS, lastProximityRoute: '/fr/proximity/stopArea/1' };
  const context = show({ name: 'schedules' }, remembered, 'de');
  expect(hrefs()).toEqual([RESULTS.replace('/fr/', '/de/'), '/de/proximity/stopArea/1', '/de/schedules']);
  act(() => context.set(FIRST_CONTEXT));
  expect(hrefs()).toEqual(['/de/index', '/de/proximity', '/de/schedules']);
});

it('has one name for an area, however short its label is in the rail', () => {
  show({ name: 'index' });
  expect(screen.getAllByRole('link', { name: /nearby/i })).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Nearby' })).toBeInTheDocument();
});

it('links to the first screen of the current area, and marks it', () => {
  show({ name: 'trip-planner-results', fullPath: RESULTS }, { lastTripPlannerRoute: RESULTS });
  expect(hrefs()[0]).toBe('/en/index');
  expect(screen.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/en/index');
});
