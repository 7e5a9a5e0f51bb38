import { copyRemote, type RemoteCopy } from '../support/remoteCopy.ts';
import { type SecondHost, startHost } from '../support/secondHost.ts';
import { expect, test } from '../support/test.ts';

let copy: RemoteCopy;
let host: SecondHost;

test.beforeAll(async () => {
  copy = copyRemote('mfe-trip-planner');
  host = await startHost(['--remote', `trip-planner=${copy.dist}`]);
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
    if (/\/remotes\/trip-planner\/.*\.js$/.test(sent.url())) old.push(sent.url());
  });
  await page.clock.install();
  await page.goto(`${host.origin}/fr/trip-planner`);
  const search = page.getByRole('main').getByRole('button', { name: 'Rechercher', exact: true });
  const changed = page.getByRole('main').getByRole('button', { name: 'Rechercher la route', exact: true });
  await expect(search).toBeVisible();

  copy.edit('src/messages/fr.ts', "'Rechercher'", "'Rechercher la route'");
  const before = [...old];
  // The page asks for the build on a timer, perhaps while this one is being made: only an answer that names a new build counts.
  const latest = `${host.origin}/builds/latest.json`;
  const known = await (await request.get(latest)).text();
  const polled = page.waitForResponse(
    async (response) => response.url() === latest && (await response.text()) !== known,
  );
  await copy.build();

  await expect(search).toBeVisible();
  expect(before.length).toBeGreaterThan(1);
  for (const url of before) expect((await request.get(url)).status(), url).toBe(200);
  await page.clock.fastForward('02:00');
  await polled;
  await page.getByRole('navigation').getByRole('link', { name: 'Lignes' }).first().click();
  await expect(page).toHaveURL(/\/fr\/schedules$/);
  await page.getByRole('navigation').getByRole('link', { name: 'Itinéraire' }).first().click();
  await expect(changed).toBeVisible();
});
