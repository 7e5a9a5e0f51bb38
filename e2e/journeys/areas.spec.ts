import { findTrip } from '../support/places.ts';
import { expect, test } from '../support/test.ts';
import { expectJourneys, openResults, openRoadmap } from '../support/tripPlanner.ts';

test('a tab leads back to the last screen of its area, and from there to its start', async ({ page, request }) => {
  const tab = (name: string) => page.getByRole('navigation', { name: 'Pages principales' }).getByRole('link', { name });
  await openResults(page, await findTrip(request, 'demo'));
  const results = page.url();
  await tab('Lignes').click();
  await expect(page).toHaveURL(/\/fr\/schedules$/);
  await tab('Itinéraire').click();
  await expect(page).toHaveURL(results);
  await expectJourneys(page);

  await openRoadmap(page);
  const roadmap = page.url();
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  // The names of both places; while the details are loading it names the screen only.
  await expect(heading).toContainText(/^De .+ à /);
  const title = (await heading.textContent()) ?? '';
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
  // The form, whose fields are in its address.
  await expect(page).toHaveURL(/\/fr(\?|$)/);
  await page.goBack();
  await expect(page).toHaveURL(roadmap);
});
