/** Remotes that were built with other versions of the federation plugin run in this host, by the facade of its runtime. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RECORDED, writeRecorded } from '../support/recordedRemote.ts';
import { type SecondHost, startHost } from '../support/secondHost.ts';
import { expect, test } from '../support/test.ts';

// One host for all.
test.describe.configure({ mode: 'default' });

const nameOf = (version: string) => `with${version.replaceAll('.', '')}`;

let folder: string;
let host: SecondHost;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'halte-recorded-'));
  const written = (version: string) => writeRecorded(folder, version, nameOf(version));
  const remotes = RECORDED.flatMap((version) => ['--remote', `acme.${nameOf(version)}=${written(version)}`]);
  host = await startHost([...remotes, '--log', 'silent']);
});

test.afterAll(async () => {
  await host?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('there are builds by a former and by a later version', () => expect(RECORDED.length).toBeGreaterThanOrEqual(2));

for (const version of RECORDED)
  test(`a remote that was built with version ${version} of the plugin runs on the React of the page`, async ({
    page,
  }) => {
    await page.goto(`${host.origin}/fr/${nameOf(version)}`);
    await page.getByRole('button', { name: `federation ${version}: 0` }).click();
    await expect(page.getByRole('button', { name: `federation ${version}: 1` })).toBeVisible();
  });
