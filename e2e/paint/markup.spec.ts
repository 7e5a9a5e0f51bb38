import { expect, test } from '../support/test.ts';
import { form } from '../support/tripPlanner.ts';
import { takenOver } from './slowNetwork.ts';

const HOSTILE = [
  '</script><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '" autofocus onfocus="alert(1)',
  '</style><script>alert(1)</script>',
  '<!--$!--><!--/$-->',
  '\u202e\u2066evil',
  'a\u0000b',
  '<b>'.repeat(200),
];
const NAMES = ['fv', 'ffv', 'tfv', 'v[0][v]', 'q', 'redirect'];

test('values of an address run nothing in the markup, and differ in nothing from what the app draws', async ({
  page,
}) => {
  test.slow();
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  for (const value of HOSTILE) {
    for (const path of ['/fr', '/fr/trip-planner', '/fr/schedules']) {
      const query = new URLSearchParams(NAMES.map((name) => [name, value]));
      await page.goto(`${path}?${query}`);
      await takenOver(page);
      expect(await page.locator('[onfocus], [onerror], [autofocus], img[src="x"]').count()).toBe(0);
    }
  }
  expect(dialogs).toEqual([]);
});

test('markup that differs is reported with what drew it, and the page works', async ({ page, problems }) => {
  problems.expect(/\[halte\] trip-planner: paint index/);
  await page.route(/\/fr$/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/>Où allez-vous[^<]*<\/h1>/, '>Où vas-tu ?</h1>');
    await route.fulfill({ response: answer, body });
  });
  const reported = page.waitForRequest('**/builds/paint-differs');
  // The server would leave the markup out for the other tests.
  await page.route('**/builds/paint-differs', (route) => route.fulfill({ status: 204 }));
  const sent = page.waitForRequest('**/api/v1/clientErrors');
  await page.goto('/fr');
  expect((await reported).postDataJSON()).toMatchObject({ remote: 'trip-planner', view: 'index' });
  expect((await sent).postDataJSON()).toMatchObject({
    code: 'paint-differs',
    remote: 'trip-planner',
    step: 'paint index',
  });
  await expect(page.getByRole('heading', { level: 1, name: /^Où allez-vous/ })).toBeVisible();
  await form(page).from.fill('gare');
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('the page looks the same on a first visit, on a later one, and whatever sheets are known', async ({
  page,
  context,
}) => {
  // Without data, of which more may have come one time than another.
  await page.route('**/bff/**', () => undefined);
  const open = async () => {
    await page.goto('/fr/schedules', { waitUntil: 'commit' });
    await takenOver(page);
  };
  const boxes = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main *, nav li *')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const { color, fontSize, backgroundColor } = getComputedStyle(element);
        return [element.tagName, x, y, width, height, color, fontSize, backgroundColor].join(' ');
      }),
    );
  await open();
  const first = await boxes();
  const styles = () =>
    page.evaluate(() => [...document.querySelectorAll('head style')].map(({ textContent }) => textContent.length));
  const inlined = await styles();

  // Written when the page has nothing else to do.
  await expect.poll(async () => (await context.cookies()).some(({ name }) => name === 'sheets')).toBe(true);
  await open();
  expect(await boxes()).toEqual(first);
  expect(inlined.length).toBe((await styles()).length + 1);

  // A release has changed one of them.
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'sheets');
  expect(cookie?.value.split('.').length).toBeGreaterThan(1);
  await context.addCookies([{ ...cookie!, value: cookie!.value.split('.').slice(1).join('.') }]);
  await open();
  expect(await boxes()).toEqual(first);
});
