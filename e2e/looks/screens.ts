import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { findJourney } from '../journeys/detailedJourneyMocks.ts';
import { chooseBothWays } from '../support/chosenJourneys.ts';
import type { Trip } from '../support/places.ts';
import { addressOf, form, openSheet } from '../support/tripPlanner.ts';

export interface Screen {
  readonly name: string;
  readonly path: string | ((request: APIRequestContext) => Promise<string>);
  /** Is there when the screen is. */
  readonly ready: (main: Locator) => Locator;
  /** Whether favourites are stored on the device. */
  readonly hasFavourites?: boolean;
  /** Leads to it from there. */
  readonly open?: (page: Page) => Promise<void>;
}

const TRIP: Trip = {
  from: { id: 'SA033', title: 'Mairie de Saint-Aubrin', lat: 47.320827, lon: 0.843001 },
  to: { id: 'SA168', title: 'Belvédère', lat: 47.283252, lon: 0.94203 },
  departure: '2026-11-24T08:30',
};

/** The form once it begins where the traveller is: before that, it is painted but without a position. */
const fromHere = (main: Locator) => main.locator('[role="combobox"][value="Ma position"]');
const nextDeparture = (main: Locator) => main.locator('li time').first();

/** The main screens, one state each. */
export const SCREENS: readonly Screen[] = [
  { name: 'home', path: '/fr', ready: nextDeparture, hasFavourites: true },
  {
    name: 'form-errors',
    path: '/fr/trip-planner',
    ready: fromHere,
    open: async (page) => {
      await form(page).search.click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'suggestions',
    path: '/fr/trip-planner',
    ready: fromHere,
    open: async (page) => {
      await form(page).from.fill('place');
      await expect(page.getByRole('option').first()).toContainText(/place/i);
    },
  },
  {
    name: 'when',
    path: '/fr/trip-planner',
    ready: fromHere,
    open: async (page) => {
      await openSheet(page, 'when');
    },
  },
  {
    name: 'results',
    path: addressOf('/results', TRIP),
    ready: (main) => main.locator('a[href*="/trip-planner/roadmap/"]').first(),
  },
  {
    name: 'roadmap',
    path: async (request) => (await findJourney(request, TRIP, 'looks')).path,
    ready: (main) => main.getByRole('list', { name: 'Étapes du trajet' }),
  },
  {
    name: 'both-ways',
    path: async (request) => addressOf('/return-summary', TRIP, await chooseBothWays(request, TRIP, 'looks')),
    ready: (main) => main.getByRole('region', { name: 'Retour' }),
  },
  { name: 'nearby', path: '/fr/proximity', ready: nextDeparture },
  {
    name: 'stop',
    path: '/fr/proximity/stopArea/SA010?line=M1',
    ready: (main) => main.getByRole('link', { name: 'Y aller' }),
  },
  { name: 'line', path: '/fr/schedules/line/A', ready: (main) => main.getByRole('radiogroup') },
  { name: 'lines', path: '/fr/schedules', ready: (main) => main.getByRole('region', { name: /^Tramway/ }) },
  { name: 'favourites', path: '/fr/account/favorites', ready: nextDeparture, hasFavourites: true },
];
