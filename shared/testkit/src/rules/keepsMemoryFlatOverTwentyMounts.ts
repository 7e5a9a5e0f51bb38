import { SIGNED_IN, SIGNED_OUT } from '../conformance/bannerPage.ts';
import type { Rule } from '../conformance/rule.ts';

const MOUNTS = 20;
/** Garbage collection leaves some kilobytes here and there. */
const GROWTH_KB = 512;
const NODES = 40;

export const keepsMemoryFlatOverTwentyMounts: Rule = {
  name: 'keeps memory flat over twenty mounts',
  async check({ page, mounted }) {
    const session = await page.context().newCDPSession(page);
    const measure = async () => {
      // The first collection frees objects of the page, the next the nodes that these held.
      for (let count = 0; count < 3; count += 1) await session.send('HeapProfiler.collectGarbage');
      const { usedSize } = await session.send('Runtime.getHeapUsage');
      const { nodes } = await session.send('Memory.getDOMCounters');
      return { kilobytes: usedSize / 1024, nodes };
    };
    const mountOften = async () => {
      for (let count = 0; count < MOUNTS; count += 1) {
        await mounted(count % 2 === 0 ? SIGNED_IN : SIGNED_OUT, async () => undefined);
      }
    };
    await mounted(SIGNED_IN, async () => undefined);
    await mounted(SIGNED_OUT, async () => undefined);
    const before = await measure();
    await mountOften();
    const after = await measure();
    await session.detach();
    const kilobytes = Math.round(after.kilobytes - before.kilobytes);
    const nodes = after.nodes - before.nodes;
    return [
      ...(kilobytes > GROWTH_KB ? [`${kilobytes} kB more after ${MOUNTS} mounts`] : []),
      ...(nodes > NODES ? [`${nodes} nodes more after ${MOUNTS} mounts`] : []),
    ];
  },
};
