import { expect, type Page } from '@playwright/test';
import { touch, untilKept } from './keptPages.ts';

const control = (page: Page) => page.getByRole('region', { name: 'Horaires sans connexion' });

/** Takes the timetable along, with the screens that show it. */
export async function takeNetwork(page: Page, origin = ''): Promise<void> {
  await page.goto(`${origin}/fr/schedules`);
  await touch(page);
  await untilKept(page);
  await control(page).getByRole('button', { name: 'Emporter' }).click();
  await expect(control(page).getByRole('button', { name: 'Retirer de cet appareil' })).toBeVisible({ timeout: 20_000 });
}
