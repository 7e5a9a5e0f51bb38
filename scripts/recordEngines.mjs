/** `npm run record:engines`: asks a real OpenTripPlanner, with the demo city and its streets, what the tests then find in files. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { command } from './lib/command.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { onRightNode } from './lib/node.mjs';
import { startOtp } from './lib/otp.mjs';
import { ROOT } from './lib/paths.mjs';
import { run, UserError } from './lib/userError.mjs';

const FOLDER = join(ROOT, '.cache/otp');
const TEST = 'bff/src/engines/otp/recorded.test.ts';

/** The files of the demo city, as the tests have it. */
async function demoCity() {
  const { demoMap } = await import('../bff/src/engines/otp/testing/demoMap.ts');
  const { createDemoSource } = await import('../bff/src/source/demo.ts');
  const { TEST_CITY_DAY } = await import('../bff/src/testing/demoCityDay.ts');
  const { path, ground } = await createDemoSource(join(ROOT, 'bff/.cache/demo-city'), TEST_CITY_DAY);
  const map = join(FOLDER, 'demo-city.osm.pbf');
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(map, demoMap(ground));
  return { feeds: [{ id: 'demo', path }], map };
}

async function record() {
  await ensureInstalled();
  const { address, stop } = await startOtp(await demoCity());
  try {
    const env = { HALTE_RECORD_OTP_URL: address };
    const { code } = await command('npx', ['jest', '-w', '1', TEST], { show: true, env });
    if (code !== 0) throw new UserError('The answers could not be recorded.');
  } finally {
    await stop();
  }
}

await run(async () => {
  if (!(await onRightNode(fileURLToPath(import.meta.url)))) return;
  await record();
});
