/**
 * `npm run drill <name>`: two replicas on a PostgreSQL of their own behind a balancer, thirty calls a second, and something that goes wrong. Prints what
 * must be seen; ends with 1 where something was not. Without a name it lists them: docs/operations/drills.md.
 */
import { optionsOf, usageOf } from './drills/lib/options.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { onRightNode } from './lib/node.mjs';
import { run, UserError } from './lib/userError.mjs';

await run(async () => {
  await ensureInstalled();
  if (!(await onRightNode(import.meta.filename))) return;
  const { DRILLS } = await import('./drills/all.mjs');
  const asked = optionsOf(process.argv.slice(2), Object.keys(DRILLS));
  if (asked === null) return console.log(usageOf(DRILLS));
  const { name, ...options } = asked;
  const drill = /** @type {NonNullable<(typeof DRILLS)[string]>} */ (DRILLS[name]);
  const { expectations } = await import('./drills/lib/seen.mjs');
  const { openStage } = await import('./drills/lib/stage.mjs');
  const { see, missed } = expectations();
  console.log(`${name}: ${drill.what}.`);
  const stage = await openStage();
  try {
    await drill.run(stage, { see, ...options });
  } finally {
    await stage.close();
  }
  if (missed() > 0) throw new UserError(`${name}: ${missed()} of what must be seen was not.`);
});
