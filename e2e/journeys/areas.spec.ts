import { expectJourneys, openRoadmap, searchTrip } from '../support/app.ts';
import { aTrip } from '../support/places.ts';
import { expect, test } from '../support/test.ts';

test('a tab leads back to where its area was left, and from there to its start', async ({ page, request }) => {
  const tab = (name: string) => page.getByRole('navigation', { name: 'Pages principales' }).getByRole('link', { name });
  await searchTrip(page, await aTrip(request, 'demo'));
  const results = page.url();
  await tab('Lignes').click();
  await expect(page).toHaveURL(/\/fr\/schedules$/);
  await tab('Itinéraire').click();
  await expect(page).toHaveURL(results);
  await expectJourneys(page);

  await openRoadmap(page);
  const roadmap = page.url();
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  const title = await heading.innerText();
  await tab('À proximité').click();
  await expect(page).toHaveURL(/\/fr\/proximity/);
  await tab('Itinéraire').click();
  await expect(page).toHaveURL(roadmap);
  await expect(heading).toHaveText(title);

  await page.goBack();
  await expect(page).toHaveURL(/\/fr\/proximity/);
  await page.goForward();
  await expect(page).toHaveURL(roadmap);
  await tab('Itinéraire').click();
  // The form, which says in its address what it holds.
  await expect(page).toHaveURL(/\/fr(\?|$)/);
  await page.goBack();
  await expect(page).toHaveURL(roadmap);
});
