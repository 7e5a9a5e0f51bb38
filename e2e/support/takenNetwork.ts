import { expect, type Page } from '@playwright/test';
import { touch, untilKept } from './keptPages.ts';

export const HEADERS = { 'x-api-key': 'halte-demo', 'accept-language': 'fr' };
export const SEARCH = '/api/trip-planner/v2/journeys/search';

const control = (page: Page) => page.getByRole('region', { name: 'Horaires sans connexion' });

/** Takes the timetable along, with the screens that show it. */
export async function takeNetwork(page: Page, origin = ''): Promise<void> {
  await page.goto(`${origin}/fr/schedules`);
  await touch(page);
  await untilKept(page);
  await control(page).getByRole('button', { name: 'Emporter' }).click();
  await expect(control(page).getByRole('button', { name: 'Retirer de cet appareil' })).toBeVisible({ timeout: 20_000 });
}

/** Asks as a page does. */
export function askInPage(page: Page, path: string, body: string | null): Promise<unknown> {
  return page.evaluate(
    async ([address, headers, text]) => {
      const init = text === null ? {} : { method: 'POST', body: text };
      const answer = await fetch(address, { ...init, headers: { ...headers, 'content-type': 'application/json' } });
      return answer.json();
    },
    [`/bff${path}`, HEADERS, body] as const,
  );
}
