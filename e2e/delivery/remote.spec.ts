import { cartLoaded } from '../support/clock.ts';
import { copyRemote, type RemoteCopy } from '../support/remoteCopy.ts';
import { type SecondHost, startHost } from '../support/secondHost.ts';
import { expect, test } from '../support/test.ts';

let copy: RemoteCopy;
let host: SecondHost;

test.beforeAll(async () => {
  // A small one, because it is built in the test.
  copy = copyRemote('mfe-schedules');
  host = await startHost(['--remote', `schedules=${copy.dist}`]);
});

test.afterAll(async () => {
  await host?.stop();
  copy?.remove();
});

test('a rebuilt remote is served by the running host on the next navigation, and the former files are still served', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const old: string[] = [];
  page.on('request', (sent) => {
    if (/\/remotes\/schedules\/.*\.js$/.test(sent.url())) old.push(sent.url());
  });
  await page.clock.install();
  await page.goto(`${host.origin}/fr/schedules`);
  const heading = (name: string) => page.getByRole('main').getByRole('heading', { level: 1, name, exact: true });
  await expect(heading('Lignes du réseau')).toBeVisible();

  copy.edit('src/messages/fr.ts', "'Lignes du réseau'", "'Lignes de la ville'");
  const before = [...old];
  // The page asks for the build on a timer, perhaps while this one is being made: only an answer that names a new build counts.
  const latest = `${host.origin}/builds/latest.json`;
  const known = await (await request.get(latest)).text();
  const polled = page.waitForResponse(
    async (response) => response.url() === latest && (await response.text()) !== known,
  );
  await copy.build();

  await expect(heading('Lignes du réseau')).toBeVisible();
  expect(before.length).toBeGreaterThan(1);
  for (const url of before) expect((await request.get(url)).status(), url).toBe(200);
  await cartLoaded(page);
  await page.clock.fastForward('02:00');
  await polled;
  // Two answers in a row count: while a release is rolled out, hosts of both builds answer.
  await expect(async () => {
    const again = page.waitForResponse(latest, { timeout: 2000 });
    await page.clock.fastForward('02:00');
    await again;
  }).toPass();
  await page.getByRole('navigation').getByRole('link', { name: 'Itinéraire' }).first().click();
  await expect(heading('Lignes du réseau')).toBeHidden();
  await page.getByRole('navigation').getByRole('link', { name: 'Lignes' }).first().click();
  await expect(page).toHaveURL(/\/fr\/schedules$/);
  await expect(heading('Lignes de la ville')).toBeVisible();
});
