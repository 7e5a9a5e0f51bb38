import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { findTrip } from '../support/places.ts';
import { addressOf } from '../support/tripPlanner.ts';
import type { BUDGETS } from './budgets.ts';

export type MainScreen = keyof typeof BUDGETS;

interface Screen {
  readonly path: (request: APIRequestContext) => string | Promise<string>;
  /** Is there when the page shows what it is for. */
  readonly ready: (page: Page) => Locator;
}

const main = (page: Page) => page.getByRole('main');

/** The six screens whose first paint is measured. */
export const MAIN_SCREENS: Readonly<Record<MainScreen, Screen>> = {
  home: { path: () => '/fr', ready: (page) => main(page).getByRole('combobox').first() },
  results: {
    path: async (request) => addressOf('/results', await findTrip(request, 'demo')),
    ready: (page) => main(page).locator('a[href*="/trip-planner/roadmap/"]').first(),
  },
  nearby: { path: () => '/fr/proximity', ready: (page) => main(page).locator('li time').first() },
  line: { path: () => '/fr/schedules/line/A', ready: (page) => main(page).getByRole('radiogroup') },
  stop: {
    path: () => '/fr/proximity/stopArea/SA010',
    ready: (page) => main(page).getByRole('link', { name: 'Y aller' }),
  },
  favourites: {
    path: () => '/fr/account/favorites',
    ready: (page) => main(page).getByRole('heading', { level: 1 }),
  },
};
