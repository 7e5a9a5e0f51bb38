/** Brings back a copy of the store: `node bff/src/restore.ts --help`. */
import { restore } from './backups/backUp.ts';
import { runCommand } from './backups/run.ts';

await runCommand('restore', restore);
