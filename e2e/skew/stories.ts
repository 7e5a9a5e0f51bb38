import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { createAccount, header, signIn } from '../account/accounts.ts';
import type { Trip } from '../support/places.ts';
import { expect } from '../support/test.ts';
import { chooseLastPlace, choosePlace, expectJourneys, form, openForm, openRoadmap } from '../support/tripPlanner.ts';

export interface Scene {
  readonly page: Page;
  readonly request: APIRequestContext;
  readonly trip: Trip;
}

/** What a traveller does through several remotes, by words and addresses that this release and the one before both have. */
export interface Story {
  readonly title: string;
  readonly tell: (scene: Scene) => Promise<void>;
}

async function openJourney({ page, trip }: Scene): Promise<void> {
  await page.goto('/fr');
  await expect(form(page).search).toBeVisible();
  await openForm(page, trip);
  await choosePlace(page, form(page).from, trip.from);
  await chooseLastPlace(page, form(page).to, trip.to);
  await expect(page).toHaveURL(/\/fr\/trip-planner\/results\?/);
  await expectJourneys(page);
  await openRoadmap(page);
  for (const { title } of [trip.from, trip.to]) await expect(page.getByRole('main')).toContainText(title);
}

async function openStopNearby({ page }: Scene): Promise<void> {
  await page.goto('/fr');
  await page.getByRole('navigation').getByRole('link', { name: 'À proximité' }).first().click();
  const main = page.getByRole('main');
  const stops = main.getByRole('heading', { level: 3 });
  const name = (await stops.first().getByRole('link').textContent()) ?? '';
  // By its name, because another may come before it until it is clicked.
  await stops.filter({ hasText: name }).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/fr\/proximity\/stopArea\//i);
  await expect(main.getByRole('heading', { level: 1 })).toContainText(name);
  await expect(main.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await expect(main.locator('time').first()).toBeVisible();
}

async function readTimetable({ page }: Scene): Promise<void> {
  await page.goto('/fr/schedules');
  const main = page.getByRole('main');
  const line = main.getByRole('link', { name: /^Tramway A/ });
  await expect(line).toBeVisible();
  await line.click();
  await expect(page).toHaveURL(/\/fr\/schedules\/line\/A/);
  await expect(main.getByRole('heading', { level: 1 })).toContainText('Mairie de Saint-Aubrin');
  await main.getByRole('tab', { name: 'Horaires' }).click();
  await expect(page).toHaveURL(/view=timetable/);
  await expect(main.getByRole('table').getByRole('row').nth(5)).toBeVisible();
}

async function keepPlace({ page, trip }: Scene): Promise<void> {
  await openForm(page, trip);
  await choosePlace(page, form(page).to, trip.to);
  await page.goto('/fr');
  await page.getByRole('button', { name: `Favori : ${trip.to.title}`, exact: true }).click();
  await expect(page.getByText('Ajouté à vos favoris.').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Favoris' })).toContainText(trip.to.title);
}

async function useAccount({ page, request }: Scene): Promise<void> {
  const person = await createAccount(request);
  await page.goto('/fr/schedules');
  await signIn(page, person);
  await page.goto('/fr/account/personal-data');
  await expect(page.getByText(person.email)).toBeVisible();
  await header(page).person.click();
  await header(page).signOut.click();
  await expect(header(page).signIn).toBeVisible();
  await expect(page).toHaveURL(/\/fr$/);
}

async function fillCart({ page, request }: Scene): Promise<void> {
  await page.goto('/fr/schedules');
  const cart = page.getByRole('banner').getByRole('button', { name: /^Mon panier/ });
  await expect(cart).toBeVisible();
  const email = `${randomUUID()}@example.org`;
  const data = { productId: 'ten-trip-book', quantity: 2, email };
  const added = await request.post('/bff/store/cart/items', { headers: { 'X-Api-Key': 'halte-demo' }, data });
  expect(added.ok()).toBe(true);
  await page.context().addCookies([{ name: 'cartEmail', value: email, url: page.url() }]);
  // As a page of the shop does.
  const detail = { status: 'add', cart: await added.json() };
  await page.evaluate((sent) => dispatchEvent(new CustomEvent('cart-updated', { detail: sent })), detail);
  const open = page.getByRole('dialog', { name: /^Mon panier/ });
  await expect(open).toHaveAccessibleName('Mon panier, 2 articles');
  await open.getByRole('button', { name: / : en retirer un$/ }).click();
  await expect(open).toHaveAccessibleName('Mon panier, 1 article');
  await page.keyboard.press('Escape');
  await expect(cart).toHaveAccessibleName('Mon panier, 1 article');
}

export const A_LINE: Story = { title: 'a line and its timetable', tell: readTimetable };

export const STORIES: readonly Story[] = [
  { title: 'from home to an opened journey', tell: openJourney },
  { title: 'from a stop nearby to its board', tell: openStopNearby },
  A_LINE,
  { title: 'a place is found and kept', tell: keepPlace },
  { title: 'signing in and out', tell: useAccount },
  { title: 'a cart in the header', tell: fillCart },
];
