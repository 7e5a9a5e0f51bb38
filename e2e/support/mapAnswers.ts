import { expect, type Locator, type Page } from '@playwright/test';

/** The layer that describes a place on the map. */
export function mapAnswer(page: Page): Locator {
  return page
    .getByRole('region', { name: /\p{L}/u })
    .filter({ has: page.getByRole('button', { name: 'Partir d’ici' }) });
}

/** Opens it for the middle of the map, without a pointer, and waits for what is there. */
export async function openMiddleOfMap(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Choisir le centre de la carte' }).focus();
  await page.keyboard.press('Enter');
  const layer = mapAnswer(page);
  await expect(layer.getByRole('heading')).not.toContainText('Recherche');
  return layer;
}
