/**
 * `npm run drill <name>`: two replicas on a PostgreSQL of their own behind a balancer, thirty calls a second, and something that goes wrong. Prints what
 * must be seen; ends with 1 where something was not. Without a name it lists them: docs/operations/drills.md.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/install.mjs';
import { onRightNode } from './lib/node.mjs';
import { run, UserError } from './lib/userError.mjs';

function optionsOf(args, env = process.env) {
  const { values, positionals } = parseArgs({
    args,
    options: {
      seconds: { type: 'string', default: '20' },
      haproxy: { type: 'boolean', default: false },
      before: { type: 'string' },
    },
    allowPositionals: true,
  });
  const seconds = Number(values.seconds);
  if (!Number.isInteger(seconds) || seconds < 3 || seconds > 3600)
    throw new UserError(`--seconds must be a whole number from 3 to 3600, not "${values.seconds}".`);
  const before = values.before && resolve(env['INIT_CWD'] ?? process.cwd(), values.before);
  return { name: positionals[0], seconds, haproxy: values.haproxy, before };
}

await run(async () => {
  await ensureInstalled();
  if (!(await onRightNode(import.meta.filename))) return;
  const { name, ...options } = optionsOf(process.argv.slice(2));
  const { DRILLS } = await import('./drills/all.mjs');
  const width = Math.max(...Object.keys(DRILLS).map(({ length }) => length));
  const list = Object.entries(DRILLS).map(([one, { what }]) => `  ${one.padEnd(width)}  ${what}`);
  const drill = name === undefined ? undefined : DRILLS[name];
  if (!drill)
    throw new UserError(
      `npm run drill <name> [-- --seconds 20] [--haproxy] [--before <folder>], with one of\n${list.join('\n')}`,
    );
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
