import { expect, test } from '../support/test.ts';
import { form } from '../support/tripPlanner.ts';
import { slowNetwork, takenOver } from './slowNetwork.ts';

/** Milliseconds within which a tap before the takeover is answered after it. */
const ANSWER_MS = 200;
const STEP_MS = 100;

/** Notes when the sheet of the chip is on its way or there, by the clock of the page. Called in the page before anything else. */
function noteAnswer(): void {
  const page = window as unknown as { answeredAt: number | null };
  page.answeredAt = null;
  const isAnswered = () =>
    document.querySelector('[aria-haspopup="dialog"][aria-busy="true"], [role="dialog"]') !== null;
  new MutationObserver(() => {
    if (page.answeredAt === null && isAnswered()) page.answeredAt = performance.now();
  }).observe(document, { subtree: true, childList: true, attributes: true });
}

test('a tap at each moment of the start is answered', async ({ page }) => {
  test.slow();
  await page.addInitScript(noteAnswer);
  await slowNetwork(page);
  await page.goto('/fr', { waitUntil: 'commit' });
  await expect(form(page).from).toBeVisible();
  const end = await takenOver(page);
  const painted = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
  const moments = Array.from({ length: Math.ceil((end - painted) / STEP_MS) + 2 }, (_, index) => index * STEP_MS);
  expect(moments.length).toBeGreaterThan(3);

  for (const moment of moments) {
    // Nothing is in the cache of another context, as at the first time.
    const context = await page.context().browser()!.newContext({ locale: 'fr-FR' });
    const other = await context.newPage();
    await other.addInitScript(noteAnswer);
    await slowNetwork(other);
    await other.goto(new URL('/fr', page.url()).href, { waitUntil: 'commit' });
    await expect(form(other).from).toBeVisible();
    const tappedAt = await other.evaluate(
      (wait) =>
        new Promise<number>((resolve) =>
          setTimeout(() => {
            document.querySelector<HTMLElement>('[aria-haspopup="dialog"]')?.click();
            resolve(performance.now());
          }, wait),
        ),
      moment,
    );
    const over = await takenOver(other);
    const answered = await other.waitForFunction(() => (window as unknown as { answeredAt: number | null }).answeredAt);
    const answeredAt = (await answered.jsonValue()) ?? Number.NaN;
    expect(answeredAt - Math.max(over, tappedAt), `tapped ${moment} ms after the paint`).toBeLessThan(ANSWER_MS);
    await context.close();
  }
});

test('a form that is sent before any script runs leads to its places, or keeps what was typed', async ({ page }) => {
  await slowNetwork(page);
  await page.goto('/fr', { waitUntil: 'commit' });
  await form(page).from.fill('place');
  await form(page).to.fill('mairie de saint-aubrin');
  await form(page).search.click();
  await expect(page).toHaveURL(/\/fr\/trip-planner\?fv=place/);
  await takenOver(page);
  await expect(form(page).from).toHaveValue('place');
  await expect(form(page).to).toHaveValue(/mairie de saint-aubrin/i);
});
