import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from '../lib/browser.mjs';
import { ROOT } from '../lib/paths.mjs';
import { freePort } from '../lib/ports.mjs';
import { startServers } from '../lib/servers.mjs';
import { UserError } from '../lib/userError.mjs';

export const playwright = () => createRequire(join(ROOT, 'e2e/package.json'))('@playwright/test');

/** Hands `work` a browser of its own and closes it afterwards. */
export async function withBrowser(work) {
  const browser = await playwright().chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Hands `work` the ports of a backend with the feeds, else with the demo city, and of a host with the production builds, and stops them afterwards, or
 * when it is interrupted.
 *
 * @template T
 * @param {readonly string[]} gtfs
 * @param {(servers: { port: number, bffPort: number, data: string }) => Promise<T>} work
 */
export async function withServers(gtfs, work) {
  const data = mkdtempSync(join(tmpdir(), 'halte-bench-'));
  const options = {
    gtfs,
    osm: [],
    rebaseCalendar: gtfs.length > 0,
    port: await freePort(),
    bffPort: await freePort(),
    data,
  };
  const servers = startServers(options);
  const end = async () => {
    await servers.stop();
    rmSync(data, { recursive: true, force: true });
  };
  const leave = () => void end().then(() => process.exit(1));
  for (const signal of SIGNALS) process.once(signal, leave);
  try {
    const failed = await servers.ready;
    if (failed) throw new UserError(`${failed.name} did not start, so the page was not measured.`);
    return await work(options);
  } finally {
    for (const signal of SIGNALS) process.off(signal, leave);
    await end();
  }
}
