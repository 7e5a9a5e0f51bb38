import { expectNoViolations, runAxe } from '../support/accessibility.ts';
import { edgesOf, overlappingTexts, spaceText } from '../support/layoutChecks.ts';
import { expect, test } from '../support/test.ts';
import { expectNoHorizontalScroll } from '../support/viewports.ts';

/** A stop of the demo city with six lines, platforms and an alert. */
const STOP = '/fr/proximity/stopArea/SA010';

test('a stop shows its departures, by keyboard and on any screen, and leads on', async ({ page }) => {
  test.slow();
  const main = page.getByRole('main');
  const answer = await page.goto(STOP);
  expect(answer?.status()).toBe(200);
  await expect(main.getByRole('heading', { level: 1, name: 'Hôtel de Ville' })).toBeVisible();
  await expect(main.getByRole('heading', { level: 3 })).toHaveCount(6);
  await expectNoViolations(page, 'stop');

  // Chosen by keyboard, a line stays in the address, and the focus on its chip.
  const chip = main.getByRole('button', { name: 'Métro M1 seulement' });
  await chip.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?line=M1$/);
  await expect(main.getByRole('heading', { name: 'Le reste de la journée' })).toBeVisible();
  await expect(chip).toBeFocused();
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await page.emulateMedia({ forcedColors: 'active' });
  expect.soft(await edgesOf(chip)).not.toBe(await edgesOf(main.getByRole('button', { name: 'Toutes' })));
  await page.emulateMedia({ forcedColors: 'none' });

  await page.reload();
  await expect(main.getByRole('heading', { name: 'Le reste de la journée' })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 568 });
  await spaceText(page);
  await expectNoHorizontalScroll(page);
  expect.soft(await overlappingTexts(main)).toEqual([]);

  await main.getByRole('link', { name: 'Y aller' }).click();
  await expect(page).toHaveURL(/ti=SA010/);
});

test('a station of shared bikes has its numbers, and an id that does not exist answers 404', async ({
  page,
  problems,
}) => {
  const main = page.getByRole('main');
  await page.goto('/fr/proximity/bikeSharingStations/bikesharingstations-3');
  await expect(main.getByText('places libres')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'À deux pas' })).toBeVisible();
  expect((await runAxe(page)).violations).toEqual([]);

  problems.expect(/404/);
  const answer = await page.goto('/fr/proximity/stopArea/nowhere');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('Ce lieu est introuvable')).toBeVisible();
  await page.getByRole('link', { name: 'Chercher à proximité' }).click();
  await expect(page).toHaveURL(/\/fr\/proximity$/);
});
