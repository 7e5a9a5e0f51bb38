/**
 * The release before this one, as it was built: the last tag `v…` before the commit that is tested, and {@link PINNED} while there is none. It is
 * built once and kept until another one takes its place.
 */
import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../support/environment.ts';
import { linkPackages } from '../support/linkPackages.ts';

/** Stands for the last release until one has a tag, and is of no use from then on. It has contract 1.0; the next commit made it 1.1. */
const PINNED = 'e2afdb4201e583ebe60e1ca00d6ac7225d0c6311';

const FOLDER = join(ROOT, '.cache/before');

function git(...args: readonly string[]): string | null {
  try {
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return null;
  }
}

const name = git('describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*', 'HEAD^') ?? PINNED;
const commit = git('rev-parse', '--verify', '--quiet', `${name}^{commit}`);

/** Why there is no release before this one, in a sentence; null where there is, or where it is a fault that there is none. */
export const leftOut: string | null =
  commit !== null || git('rev-parse', '--is-shallow-repository') === 'false'
    ? null
    : `This release beside the one before is left out: this copy of the repository does not have its commit, ${name}.`;

/** Root folder of the release before this one. */
export const BEFORE = join(FOLDER, commit ?? name);

interface LockFile {
  readonly packages: Readonly<Record<string, { readonly link?: boolean; readonly integrity?: string }>>;
}

/** The packages of others in the lock file of a folder, by where they are installed. */
function packagesOf(folder: string): ReadonlyMap<string, string | undefined> {
  const { packages }: LockFile = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  const others = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
  return new Map(others.map(([path, { integrity }]) => [path, integrity]));
}

/** Whether what is installed here is what that release was built with. */
function hasItsPackages(): boolean {
  const here = packagesOf(ROOT);
  return [...packagesOf(BEFORE)].every(
    ([path, integrity]) => path.startsWith('node_modules/') && here.has(path) && here.get(path) === integrity,
  );
}

/** Written at the end: which packages its servers run on. */
const RECORD = join(BEFORE, '.built');

export function isBuilt(): boolean {
  if (!existsSync(RECORD)) return false;
  return readFileSync(RECORD, 'utf8') === 'own' || hasItsPackages();
}

async function run(command: string, ...args: readonly string[]): Promise<void> {
  const env = {
    ...process.env,
    NODE_ENV: command === 'npm' ? 'development' : 'production',
    PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH']}`,
    TURBO_TELEMETRY_DISABLED: '1',
  };
  const ended = promisify(execFile)(command, args, { cwd: BEFORE, env, maxBuffer: 50_000_000 });
  await ended.catch((error: { stdout: string; stderr: string }) => {
    throw new Error(`The release before this one, ${name}, cannot be built.\n${error.stdout}${error.stderr}`);
  });
}

/** Host and remotes. Turbo would ask git for the files of this folder, which it does not know, and take all builds for the same one. */
const BUILD = ['run', 'build', '--cache=local:,remote:', '--ui=stream', '--filter=./host', '--filter=./mfe-*'];

/** Builds it, unless that has been done. */
export async function buildBefore(): Promise<void> {
  if (commit === null) throw new Error(`The release before this one, ${name}, is not in the history.`);
  if (isBuilt()) return;
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(BEFORE, { recursive: true });
  const files = join(FOLDER, 'files.tar');
  execFileSync('git', ['archive', '--output', files, commit], { cwd: ROOT });
  execFileSync('tar', ['-xf', files, '-C', BEFORE]);
  rmSync(files);
  const isLinked = hasItsPackages();
  if (isLinked) linkPackages(join(ROOT, 'node_modules'), join(BEFORE, 'node_modules'));
  else await run('npm', 'ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error');
  await run(join(BEFORE, 'node_modules/.bin/turbo'), ...BUILD);
  writeFileSync(RECORD, isLinked ? 'linked' : 'own');
}

/** Names of its remotes, as their folders have them. */
export const remotesOf = (root: string): readonly string[] =>
  readdirSync(root).flatMap((folder) => /^mfe-(.*)$/.exec(folder)?.[1] ?? []);
