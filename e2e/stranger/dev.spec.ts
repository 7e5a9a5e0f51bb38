/** `halte-remote dev`: the remote of a team in the pages of a deployed host, which is built for production and knows nothing of it, and in those of the kit. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DevProxy, startDevProxy } from '../support/devProxy.ts';
import {
  buildParkingRemote,
  PARKING,
  type ParkingRemote,
  type ParkingSources,
  writeParkingRemote,
} from '../support/parkingRemote.ts';
import { freePort, type SecondHost, startHost } from '../support/secondHost.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 1440, height: 900 } });

const VIEW = 'src/views/Parking.tsx';
const view = (heading: string) => `import { useState } from 'react';

export function View() {
  const [name, setName] = useState('');
  return (
    <>
      <h1>${heading}</h1>
      <input aria-label="kept by React" value={name} onChange={(event) => setName(event.target.value)} />
      <input aria-label="kept by the page" />
    </>
  );
}
`;

let deployed: ParkingRemote;
let sources: ParkingSources;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  deployed = await buildParkingRemote();
  sources = writeParkingRemote({ files: { [VIEW]: view('Local') } });
});
test.afterAll(() => {
  deployed?.remove();
  sources?.remove();
});

for (const [name, hasIt] of [
  ['a host that has an earlier version', true],
  ['a host that does not have it', false],
] as const)
  test(`a change is shown in the open page of ${name}, and typed text stays`, async ({ page, problems }) => {
    test.setTimeout(180_000);
    sources.write(VIEW, view('Local'));
    let host: SecondHost | null = null;
    let dev: DevProxy | null = null;
    try {
      host = await startHost(['--log', 'silent', ...(hasIt ? ['--remote', `acme.parking=${deployed.dist}`] : [])]);
      dev = await startDevProxy(sources.folder, { host: host.origin, port: await freePort() });
      const asked: string[] = [];
      let loads = 0;
      page.on('request', (request) => asked.push(request.url()));
      page.on('load', () => {
        loads += 1;
      });
      await page.goto(`${dev.origin}/fr`);
      const tab = page.getByRole('navigation').getByRole('link', { name: PARKING['fr']! });
      await tab.first().click();
      await expect(page.getByRole('heading', { name: 'Local' })).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(`^${PARKING['fr']} – `));
      await page.goto(`${dev.origin}/fr/parking/A%2FB`);
      loads = 0;
      await expect(page.getByRole('heading', { name: 'Local' })).toBeVisible();
      for (const field of ['kept by React', 'kept by the page']) await page.getByLabel(field).fill('typed');
      for (const heading of ['Second', 'Third']) {
        sources.write(VIEW, view(heading));
        await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      }
      for (const field of ['kept by React', 'kept by the page'])
        await expect(page.getByLabel(field)).toHaveValue('typed');
      expect(loads, 'the page is not loaded again').toBeLessThanOrEqual(1);
      expect(asked.filter((url) => url.includes('/remotes/acme.parking/'))).toEqual([]);
      expect(dev.output()).toContain('may not call https://api.acme.example');

      problems.expect(/not built|\(\(|Module build failed/);
      sources.write(VIEW, view('Third').replace('return (', 'return (('));
      await expect(page.getByRole('alert').filter({ hasText: VIEW })).toBeVisible();
      await page.goto('about:blank');
      expect(await dev.stop(), 'Ctrl-C ends it well').toBe(0);
      await expect(fetch(dev.origin)).rejects.toThrow();
    } finally {
      await dev?.stop();
      await host?.stop();
    }
  });

/** A second from the saved file to the screen, and as much again for a machine that does other things. */
const MOST_MS = 2_000;

test('without a host, the pages of the kit show a change, typed text stays, and the declaration is read again', async ({
  page,
  problems,
}) => {
  test.setTimeout(180_000);
  const own = writeParkingRemote({ files: { [VIEW]: view('Local') } });
  let dev: DevProxy | null = null;
  try {
    dev = await startDevProxy(own.folder, { port: await freePort() });
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.goto(dev.origin);
    await expect(page).toHaveURL(`${dev.origin}/fr/parking`);
    await expect(page).toHaveTitle(PARKING['fr']!);
    await expect(page.getByRole('heading', { name: 'Local' })).toBeVisible();
    for (const field of ['kept by React', 'kept by the page']) await page.getByLabel(field).fill('typed');
    const times: number[] = [];
    for (const heading of ['Second', 'Third', 'Fourth']) {
      const saved = performance.now();
      own.write(VIEW, view(heading));
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      times.push(Math.round(performance.now() - saved));
    }
    console.log(`A saved change was on screen after ${times.join(', ')} ms.`);
    expect(Math.min(...times)).toBeLessThan(MOST_MS);
    for (const field of ['kept by React', 'kept by the page'])
      await expect(page.getByLabel(field)).toHaveValue('typed');
    expect(loads, 'the page is not loaded again').toBe(1);

    // The page is loaded again at the address that it had.
    problems.expect(/404.*(?:hot-update\.json|\/fr\/parking)\)/);
    const declaration = readFileSync(join(own.folder, 'remote.config.ts'), 'utf8');
    own.write(
      'remote.config.ts',
      declaration.replace(`fr":"${PARKING['fr']}`, 'fr":"Garages').replace('/parking/:id?', '/garages/:id?'),
    );
    const link = page.getByRole('link', { name: 'Garages' });
    await expect(link).toHaveAttribute('href', '/fr/garages');
    await link.click();
    await expect(page.getByRole('heading', { name: 'Fourth' })).toBeVisible();
    own.write('remote.config.ts', 'export const declaration = ;');
    await expect.poll(() => dev?.output()).toContain('remote.config.ts: not read, the last good one stays');
    await page.goto('about:blank');
    expect(await dev.stop(), 'Ctrl-C ends it well').toBe(0);
  } finally {
    await dev?.stop();
    own.remove();
  }
});

test('a host that is not there and a port that is taken get a sentence', async () => {
  const port = await freePort();
  await expect(startDevProxy(sources.folder, { host: `http://localhost:${port}`, port })).rejects.toThrow(
    `http://localhost:${port} does not answer (ECONNREFUSED).`,
  );
  const host = await startHost(['--log', 'silent']);
  try {
    await expect(startDevProxy(sources.folder, { host: host.origin, port: host.port })).rejects.toThrow(
      `Port ${host.port} is in use: name another one with --port.`,
    );
  } finally {
    await host.stop();
  }
});
