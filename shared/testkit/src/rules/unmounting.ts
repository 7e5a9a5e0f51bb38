import { expect } from '@playwright/test';
import { added } from '../conformance/added.ts';
import { type HeaderPage, SIGNED_IN, SIGNED_OUT } from '../conformance/headerPage.ts';
import { test } from '../conformance/test.ts';

const MOUNTS = 20;
/** Garbage collection leaves some kilobytes here and there. */
const GROWTH_KB = 512;
const NODES = 40;

const mountOnce = ({ quiet }: HeaderPage) => quiet(SIGNED_IN, async () => undefined);

test('leaves no node when unmounted', async ({ header: { page } }) => {
  const nodes = () => page.evaluate(() => document.body.querySelectorAll('*').length);
  const before = await nodes();
  await page.evaluate((situation) => window.kit.mount(situation), SIGNED_IN);
  expect(await page.evaluate(() => window.kit.unmount()), 'content that is left').toBeNull();
  expect(await nodes(), 'elements of the page').toBeLessThanOrEqual(before);
});

for (const [kind, count] of [
  ['listener', (): readonly string[] => window.kit.openListeners()],
  ['timer', (): readonly string[] => window.kit.openTimers()],
] as const) {
  test(`leaves no ${kind} when unmounted`, async ({ header }) => {
    const open = () => header.page.evaluate(count);
    // Anything that a library starts once per page, on first use, stays running.
    await mountOnce(header);
    const before = await open();
    await mountOnce(header);
    await expect.poll(async () => added(before, await open())).toEqual([]);
  });
}

test('leaves no style when unmounted', async ({ header }) => {
  await mountOnce(header);
  expect(await header.page.evaluate(() => window.kit.pageStyles())).toEqual([]);
});

test('keeps memory flat over twenty mounts', async ({ header: { page, mounted } }) => {
  const session = await page.context().newCDPSession(page);
  const measure = async () => {
    // The first collection frees objects of the page, the next the nodes that these held.
    for (let count = 0; count < 3; count += 1) await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    const { nodes } = await session.send('Memory.getDOMCounters');
    return { kilobytes: usedSize / 1024, nodes };
  };
  const mountOften = async (times: number) => {
    for (let count = 0; count < times; count += 1) {
      await mounted(count % 2 === 0 ? SIGNED_IN : SIGNED_OUT, async () => undefined);
    }
  };
  await mountOften(2);
  const before = await measure();
  await mountOften(MOUNTS);
  const after = await measure();
  await session.detach();
  expect.soft(Math.round(after.kilobytes - before.kilobytes), 'kB more').toBeLessThanOrEqual(GROWTH_KB);
  expect(after.nodes - before.nodes, 'nodes more').toBeLessThanOrEqual(NODES);
});
