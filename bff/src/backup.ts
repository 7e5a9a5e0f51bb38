/** Copies the store: `node bff/src/backup.ts --help`. */
import { backUp } from './backups/backUp.ts';
import { runCommand } from './backups/run.ts';

await runCommand('backup', backUp);
