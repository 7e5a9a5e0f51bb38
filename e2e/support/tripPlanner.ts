import { expect, type Locator, type Page } from '@playwright/test';
import type { Place, Trip } from './places.ts';

/** French labels of the screens. */
export const LABELS = {
  from: 'Départ',
  to: 'Arrivée',
  swap: 'Inverser',
  search: 'Rechercher',
  retry: 'Réessayer',
} as const;

export const form = (page: Page) => ({
  from: page.getByRole('combobox', { name: LABELS.from }),
  to: page.getByRole('combobox', { name: LABELS.to }),
  swap: page.getByRole('button', { name: LABELS.swap }),
  search: page.getByRole('button', { name: LABELS.search }),
});

/** Opens the form with a fixed departure, so that the results do not depend on the time of the run. */
export async function openForm(page: Page, { departure }: Trip): Promise<void> {
  await page.goto(`/fr/trip-planner?dt=${encodeURIComponent(departure)}`);
  await expect(chips(page).when).toContainText(departure.slice(11));
}

/** The buttons that open the small sheets. */
export const chips = (page: Page) => ({
  when: page.getByRole('button', { name: /^(Maintenant|Départ :|Arrivée :|Dernier départ)/ }),
  type: page.getByRole('button', { name: /^Aller(-retour(, Retour .*)?| simple)$/ }),
  options: page.getByRole('button', { name: /^Options/ }),
});

export async function openSheet(page: Page, chip: keyof ReturnType<typeof chips>): Promise<Locator> {
  await chips(page)[chip].click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  return sheet;
}

/** Types a time of 24 hours into the clock of a sheet. */
export async function setClock(sheet: Locator, time: string): Promise<void> {
  await sheet.getByRole('spinbutton', { name: 'Heures' }).fill(time.slice(0, 2));
  await sheet.getByRole('spinbutton', { name: 'Minutes' }).fill(time.slice(3));
}

/** Chooses out and back at this time, on the first day that is possible. */
export async function chooseReturn(page: Page, time: string): Promise<void> {
  const sheet = await openSheet(page, 'type');
  await sheet.getByText('Aller-retour', { exact: true }).click();
  await setClock(sheet, time);
  await sheet.getByRole('button', { name: new RegExp(`^Retour .*à ${time}`) }).click();
  await expect(sheet).toHaveCount(0);
}

/** The last place of a trip: it starts the search. */
export async function chooseLastPlace(page: Page, field: Locator, place: Place): Promise<void> {
  await field.fill(place.title);
  await page.getByRole('option').filter({ hasText: place.title }).first().click();
}

/** Closes the list of the next empty field, to which the choice leads. */
export async function choosePlace(page: Page, field: Locator, place: Place): Promise<void> {
  await chooseLastPlace(page, field, place);
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue(new RegExp(escapeRegExp(place.title)));
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Journeys on the results screen: each is a link to its roadmap. */
export const journeys = (page: Page) => page.getByRole('main').locator('a[href*="/trip-planner/roadmap/"]');

/** Waits until all found journeys are listed. */
export async function expectJourneys(page: Page): Promise<void> {
  await expect(journeys(page).first()).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Unfolds the rows that stand for several journeys of the same lines, so that each journey is listed. */
export async function unfoldJourneys(page: Page): Promise<void> {
  const folded = page.getByRole('main').getByRole('button', { name: /^puis /, expanded: false });
  while ((await folded.count()) > 0) await folded.first().click();
}

/** Opens the form, fills it in and sends it. Where the form is not what a test is about, `openResults` saves a page. */
export async function searchTrip(page: Page, trip: Trip): Promise<void> {
  await openForm(page, trip);
  await sendForm(page, trip);
}

/** The same from the open form. */
export async function sendForm(page: Page, trip: Trip): Promise<void> {
  await choosePlace(page, form(page).from, trip.from);
  await chooseLastPlace(page, form(page).to, trip.to);
  await expect(page).toHaveURL(/\/fr\/trip-planner\/results\?/);
  await expectJourneys(page);
}

/** The address of a screen of the trip planner with this trip. */
export function addressOf(
  screen: '' | '/results' | '/returns' | '/return-summary',
  trip: Trip,
  more: Readonly<Record<string, string>> = {},
): string {
  const { from, to, departure } = trip;
  const query = { fi: from.id, fv: from.title, ti: to.id, tv: to.title, tt: '0', dt: departure, ...more };
  return `/fr/trip-planner${screen}?${new URLSearchParams(query)}`;
}

/** Opens the results of this trip by their address. */
export async function openResults(page: Page, trip: Trip): Promise<void> {
  await page.goto(addressOf('/results', trip));
  await expectJourneys(page);
}

export async function openRoadmap(page: Page): Promise<void> {
  await journeys(page).first().click();
  await expect(page).toHaveURL(/\/fr\/trip-planner\/roadmap\//);
}

/** Presses Tab until `target` has the focus. It may be hidden meanwhile: a field that is used has the screen for itself. */
export async function tabTo(page: Page, target: Locator, limit = 80): Promise<void> {
  for (let presses = 0; presses < limit; presses += 1) {
    if (await target.evaluateAll((elements) => elements.some((one) => one === document.activeElement))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${limit} presses of Tab do not reach ${target}.`);
}
