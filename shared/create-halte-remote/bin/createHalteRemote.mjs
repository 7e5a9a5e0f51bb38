#!/usr/bin/env node
import { createRemote, NEW_HELP } from '../src/createRemote.ts';

const HELP = `Usage: npm create halte-remote <id> [options]

${NEW_HELP}`;

const args = process.argv.slice(2);
if (args.length === 0 || args.includes('--help')) console.log(HELP);
else {
  const made = await createRemote(args, process.cwd());
  if ('problem' in made) {
    console.error(made.problem);
    process.exitCode = 1;
  } else console.log(made.text);
}
