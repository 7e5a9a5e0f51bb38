/** The backend of the release before this one. */
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { linkPackages } from '../../../e2e/support/linkPackages.ts';
import { command } from '../../lib/command.mjs';
import { MODULES, ROOT } from '../../lib/paths.mjs';
import { UserError } from '../../lib/userError.mjs';

/** Stands for the last release until one has a tag: the last commit before migration 011. */
const PINNED = '6c4e1851e7a9e0b220dbef95cf7e8b14e03e1cdf';
const MAIN = 'bff/src/main.ts';
const FOLDERS = ['bff', 'shared', 'host/tenants'];

/** The commit of the last tag `v…` before this one; null: this copy of the repository does not have it. */
export async function commitBefore() {
  const tag = await command('git', ['describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*', 'HEAD^']);
  const name = tag.code === 0 ? tag.output.trim() : PINNED;
  const { code, output } = await command('git', ['rev-parse', '--verify', '--quiet', `${name}^{commit}`]);
  return code === 0 ? output.trim() : null;
}

/** External packages of the backend of a folder, with the versions that it names. */
function packagesOf(folder) {
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'bff/package.json'), 'utf8'));
  return Object.entries(dependencies).filter(([name]) => !name.startsWith('@halte/'));
}

/** @param {string} folder empty */
async function unpack(commit, folder) {
  mkdirSync(folder);
  const archive = `${folder}.tar`;
  const steps = /** @type {const} */ ([
    ['git', ['archive', '--output', archive, commit, 'package.json', ...FOLDERS]],
    ['tar', ['-xf', archive, '-C', folder]],
  ]);
  for (const [program, args] of steps) {
    const { code, output } = await command(program, args);
    if (code !== 0) throw new UserError(`The release before cannot be unpacked: ${output.trim()}`);
  }
  const other = packagesOf(folder).filter(
    ([name, version]) => JSON.parse(readFileSync(join(MODULES, name, 'package.json'), 'utf8')).version !== version,
  );
  if (other.length > 0)
    throw new UserError(
      `The release before has other packages (${other[0]?.join(' ')}): name its folder with --before.`,
    );
  linkPackages(MODULES, join(folder, 'node_modules'));
  // Built, and the same for it: what it answers is not called here.
  cpSync(join(ROOT, 'shared/login-widget/dist'), join(folder, 'shared/login-widget/dist'), { recursive: true });
}

/**
 * Its program.
 *
 * @param {import('./stage.mjs').Stage} stage
 * @param {string | undefined} given a folder of it, packed or with its packages installed; without one, it is the last tag
 */
export async function programBefore(stage, given) {
  if (given !== undefined) {
    const program = join(given, MAIN);
    if (!existsSync(program))
      throw new UserError(`There is no ${program}: --before names a folder of the release before.`);
    return program;
  }
  const commit = await commitBefore();
  if (commit === null)
    throw new UserError('This copy of the repository does not have the release before: name its folder with --before.');
  const folder = join(stage.folder, 'before');
  await unpack(commit, folder);
  return join(folder, MAIN);
}
