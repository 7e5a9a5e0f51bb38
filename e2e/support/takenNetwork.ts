import { expect, type Page } from '@playwright/test';
import { keptFiles, touch, untilKept } from './keptPages.ts';

const control = (page: Page) => page.getByRole('region', { name: 'Horaires sans connexion' });

/** Takes the timetable along, and waits until what searches in it is kept too. */
export async function takeNetwork(page: Page, origin = ''): Promise<void> {
  await page.goto(`${origin}/fr/schedules`);
  await touch(page);
  await untilKept(page);
  const planner = page.waitForEvent('worker');
  await control(page).getByRole('button', { name: 'Emporter' }).click();
  await expect(control(page).getByRole('button', { name: 'Retirer de cet appareil' })).toBeVisible();
  const script = new URL((await planner).url()).pathname;
  await expect.poll(() => keptFiles(page)).toContain(script);
}
