#!/usr/bin/env node
import { CHECK_HELP } from '../src/check/help.mjs';
import { DEV_HELP } from '../src/loop/help.mjs';
import { RELEASE_COMMANDS, RELEASES_HELP, runRelease } from '../src/releases/command.ts';
import { UserError } from '../src/userError.mjs';

const HELP = `Usage: halte-remote <command> [options]

  new      <id>                                     begins a remote in a new folder; its options: halte-remote new --help
  build                                             builds the remote in this folder by its webpack.config.mjs, into dist
${DEV_HELP}
${CHECK_HELP}
${RELEASES_HELP}
  --help                                            this`;

const [name = '--help', ...args] = process.argv.slice(2);
try {
  if (name === 'new') {
    const { createRemote, NEW_HELP } = await import('create-halte-remote');
    if (args.includes('--help')) console.log(`Usage: halte-remote new <id> [options]\n\n${NEW_HELP}`);
    else {
      const made = await createRemote(args, process.cwd());
      if ('problem' in made) throw new UserError(made.problem);
      console.log(made.text);
    }
  } else if (name === '--help' || args.includes('--help')) console.log(HELP);
  else if (name === 'build') {
    const { buildRemote } = await import('../src/build.mjs');
    const { isBuilt, output } = await buildRemote(process.cwd());
    console.log(output);
    process.exitCode = isBuilt ? 0 : 1;
  } else if (name === 'dev') {
    const { runDev } = await import('../src/loop/command.mjs');
    await runDev(args, { folder: process.cwd(), print: (text) => console.log(text) });
  } else if (name === 'check') {
    const { runCheck } = await import('../src/check/command.mjs');
    const isKept = await runCheck(args, { folder: process.cwd(), print: (text) => console.log(text) });
    process.exitCode = isKept ? 0 : 1;
  } else if (RELEASE_COMMANDS.includes(name)) {
    await runRelease(name, args, { env: process.env, now: () => new Date(), print: (text) => console.log(text) });
  } else throw new UserError(`There is no command "${name}".\n\n${HELP}`);
} catch (error) {
  console.error(error instanceof UserError ? error.message : error);
  process.exitCode = 1;
}
