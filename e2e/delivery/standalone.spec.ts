/** A remote that was built with a later React than the page has: left out, unless it has a build that brings its own. */
import { buildParkingRemote, type ParkingRemote } from '../support/parkingRemote.ts';
import { type SecondHost, startHost } from '../support/secondHost.ts';
import { expect, test } from '../support/test.ts';

const LATER = '20.0.0';

const FILES = {
  'src/views/Parking.tsx': `import { useState, version } from 'react';
export function View() {
  const [count, setCount] = useState(0);
  return <button type="button" onClick={() => setCount(count + 1)}>{'React ' + version + ': ' + count}</button>;
}
`,
};

const STANDALONE = {
  'src/standalone.ts': `import type { AreaModule } from '@halte/contract';

export const remote: AreaModule = {
  contract: 1,
  kind: 'area',
  id: 'acme.parking',
  messages: async () => ({}),
  views: { Parking: () => import('./views/Drawn.tsx') },
};
`,
  'src/views/Drawn.tsx': `import type { DrawnView } from '@halte/contract';
import { createRoot } from 'react-dom/client';
import { View } from './Parking.tsx';

export function mount(element: HTMLElement): DrawnView {
  const root = createRoot(element);
  const update = () => root.render(<View />);
  update();
  return { update, unmount: () => root.unmount() };
}
`,
};

// Their builds are made one after the other, and their hosts stop after the pages are gone.
test.describe.configure({ mode: 'default' });

const made: { readonly parking: ParkingRemote; readonly host: SecondHost }[] = [];

async function show(files: Readonly<Record<string, string>>): Promise<SecondHost> {
  test.setTimeout(180_000);
  const parking = await buildParkingRemote({ react: LATER, files: { ...FILES, ...files } });
  const host = await startHost(['--remote', `acme.parking=${parking.dist}`, '--log', 'warn']);
  made.push({ parking, host });
  return host;
}

test.afterAll(async () => {
  for (const { parking, host } of made) {
    await host.stop();
    parking.remove();
  }
});

test('its standalone build draws itself into the page, by its own React, and ends with its screen', async ({
  page,
}) => {
  const host = await show(STANDALONE);
  await page.goto(`${host.origin}/fr/parking`);
  await page.getByRole('button', { name: `React ${LATER}: 0` }).click();
  await expect(page.getByRole('button', { name: `React ${LATER}: 1` })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Lignes' }).first().click();
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Tramway/ })
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /^React/ })).toHaveCount(0);
  expect(host.output()).toContain('acme.parking');
  expect(host.output()).toContain(`stands alone, because it needs react ^${LATER}, this host has 19.`);
});

test('without one it is left out by name, and its address is a 404', async ({ request }) => {
  const host = await show({});
  const { reasons } = await (await request.get(`${host.origin}/healthz`)).json();
  expect(reasons.join('\n')).toContain(`Remote acme.parking is left out: it needs react ^${LATER}, this host has 19.`);
  expect((await request.get(`${host.origin}/fr/parking`)).status()).toBe(404);
});
