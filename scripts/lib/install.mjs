import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { command } from './command.mjs';
import { MODULES, ROOT } from './paths.mjs';
import { withProgress } from './progress.mjs';
import { UserError } from './userError.mjs';

const LOCK = join(ROOT, 'package-lock.json');
/** Which lock file the installed packages belong to. */
const RECORD = join(MODULES, '.halte-lock');
/** npm writes this one at the end of every installation. */
const NPM_RECORD = join(MODULES, '.package-lock.json');

const lockHash = () => createHash('sha256').update(readFileSync(LOCK)).digest('hex');

const changedAt = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0);

const isRecorded = () => existsSync(RECORD) && readFileSync(RECORD, 'utf8').trim() === lockHash();

function isFresh() {
  if (!existsSync(NPM_RECORD)) return false;
  // npm was run by hand since.
  const byHand = changedAt(NPM_RECORD) > changedAt(RECORD) && changedAt(NPM_RECORD) >= changedAt(LOCK);
  return isRecorded() || byHand;
}

/** The npm that runs this script, so that its version and settings are the user's own. @returns {[file: string, args: string[]]} */
function npm(env = process.env) {
  const script = env['npm_execpath'];
  return script?.endsWith('.js') ? [process.execPath, [script]] : ['npm', []];
}

/** Installs the packages of the lock file, unless that is what is installed. */
export async function ensureInstalled() {
  if (!isFresh()) {
    const [file, args] = npm();
    const { code, output } = await withProgress('Installing packages (about a minute)', () =>
      command(
        file,
        [...args, 'ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'],
        {
          env: { NODE_ENV: 'development' },
        },
      ),
    );
    if (code !== 0) {
      process.stderr.write(output);
      throw new UserError(
        'The packages could not be installed: see the lines above, check the network, and run this again.',
      );
    }
  }
  // Not written again as long as it is right: another command that is started at the same time would find it empty, and install.
  if (!isRecorded()) writeFileSync(RECORD, `${lockHash()}\n`);
}
