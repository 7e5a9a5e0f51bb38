import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './environment.ts';

/** A remote of the product in a folder outside the repository, with the configuration files of docs/for-teams.md. */
export interface Stranger {
  readonly folder: string;
  /** Runs a command there, on the Node of the tests. Rejects with its output when it fails. */
  run(command: string, ...args: readonly string[]): Promise<string>;
  remove(): void;
}

interface Manifest {
  readonly name?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

interface LockFile {
  readonly packages: Readonly<Record<string, { readonly name?: string; readonly link?: boolean }>>;
}

const json = <Type>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Type;

/** ` ```json package.json `, up to the next fence. */
const BLOCK = /^```\w+ (\S+)\n(.*?)^```$/gms;
const DOCUMENT = join(ROOT, 'docs/for-teams.md');

const foreign = (dependencies: Readonly<Record<string, string>> = {}) =>
  Object.fromEntries(Object.entries(dependencies).filter(([name]) => !name.startsWith('@halte/')));

/** The package.json of the document, with what the remote uses besides. */
function manifestOf(remote: string, documented: Manifest): Manifest {
  const own = json<Manifest>(join(ROOT, remote, 'package.json'));
  return {
    ...documented,
    name: remote,
    dependencies: { ...foreign(own.dependencies), ...documented.dependencies },
    devDependencies: { ...foreign(own.devDependencies), ...documented.devDependencies },
  };
}

/** A name under which this repository has a second version of a package. */
const SECOND = 'node_modules/typescript-native';

/**
 * The versions of this repository, so that npm looks none up: it takes out of its cache what `npm ci` has put there. Has more than is needed,
 * which `npm prune` takes out.
 */
function lockFileOf(manifest: Manifest): object {
  const { packages } = json<LockFile>(join(ROOT, 'package-lock.json'));
  const installed = Object.entries(packages).filter(
    ([path, { link }]) => path.startsWith('node_modules/') && !link && path !== SECOND,
  );
  const { name: typescript, ...second } = packages[SECOND] ?? {};
  return {
    name: manifest.name,
    lockfileVersion: 3,
    requires: true,
    packages: { '': manifest, ...Object.fromEntries(installed), [`node_modules/${typescript}`]: second },
  };
}

/** `remote`: the folder of one of the product's, e.g. `mfe-schedules`. */
export function startStranger(remote: string): Stranger {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'halte-stranger-')));
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  for (const name of ['src', 'remote.config.ts', 'tab.svg'].filter((path) => existsSync(join(ROOT, remote, path))))
    cpSync(join(ROOT, remote, name), join(folder, name), { recursive: true });
  const config = readFileSync(join(ROOT, remote, 'remote.config.ts'), 'utf8');
  write('remote.config.ts', config.replace('@halte/federation/', '@halte/kit/'));
  for (const [, file = '', text = ''] of readFileSync(DOCUMENT, 'utf8').matchAll(BLOCK)) write(file, text);
  const manifest = manifestOf(remote, json(join(folder, 'package.json')));
  write('package.json', JSON.stringify(manifest, null, 2));
  write('package-lock.json', JSON.stringify(lockFileOf(manifest)));

  const env = { ...process.env, NODE_ENV: '', PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH']}` };
  return {
    folder,
    async run(command, ...args) {
      const ended = promisify(execFile)(command, args, { cwd: folder, env, maxBuffer: 50_000_000 });
      const { stdout, stderr } = await ended.catch((error: { stdout: string; stderr: string }) => {
        throw new Error(`${[command, ...args].join(' ')}\n${error.stdout}${error.stderr}`);
      });
      return stdout + stderr;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
