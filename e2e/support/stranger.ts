import { execFile, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './environment.ts';

/** A team outside the repository, which has the packages and docs/for-teams.md. */
export interface Stranger {
  /** The folder that it works in. */
  readonly folder: string;
  /** The folder of its remote. */
  readonly remote: string;
  /**
   * Runs the commands of a section of docs/for-teams.md, in the folder of the remote once it is there; `npm install` is left to {@link install}. Resolves
   * to their output.
   *
   * @param addresses what stands in the place of addresses of the document
   */
  follow(section: string, addresses?: Readonly<Record<string, string>>): Promise<string>;
  /** Installs what the remote needs, if it is not there. From then on there is no network. */
  install(): Promise<void>;
  /** Puts a remote of the product, e.g. `mfe-schedules`, into the place of its own. */
  takeOver(remote: string): void;
  /** Runs a command in the folder of the remote, on the Node of the tests. Rejects with its output when it fails. */
  run(command: string, ...args: readonly string[]): Promise<string>;
  /** Runs the one command of a section that goes on until it is stopped, with these options besides, as {@link follow} does. Resolves when it has written `ready`. */
  start(section: string, ready: string, ...options: readonly string[]): Promise<Running>;
  /** Hosts elsewhere that its programs have asked for after the installation. */
  connections(): string;
  remove(): void;
}

/** A command that goes on. */
export interface Running {
  /** As Ctrl-C does. Resolves when all that it started has ended. */
  stop(): Promise<void>;
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
const DOCUMENT = join(ROOT, 'docs/for-teams.md');

/** The commands below a heading of the document. */
function commandsOf(section: string): string {
  const text = readFileSync(DOCUMENT, 'utf8').split(`\n## ${section}\n`)[1]?.split('\n## ')[0] ?? '';
  const blocks = [...text.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, commands = '']) => commands);
  if (blocks.length === 0) throw new Error(`${DOCUMENT} has no commands below “${section}”.`);
  return blocks.join('');
}

const foreign = (dependencies: Readonly<Record<string, string>> = {}) =>
  Object.fromEntries(Object.entries(dependencies).filter(([name]) => !name.startsWith('@halte/')));

/** The package.json of a new remote, with what one of the product uses besides. */
function manifestOf(remote: string, scaffolded: Manifest): Manifest {
  const own = json<Manifest>(join(ROOT, remote, 'package.json'));
  return {
    ...scaffolded,
    name: remote,
    dependencies: { ...foreign(own.dependencies), ...scaffolded.dependencies },
    devDependencies: { ...foreign(own.devDependencies), ...scaffolded.devDependencies },
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

const OPTIONS = ['--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];

export function startStranger(): Stranger {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'halte-stranger-')));
  const remote = join(folder, 'parking');
  const guard = join(folder, '.noNetwork.mjs');
  const connections = join(folder, '.connections');
  const manifestFile = join(remote, 'package.json');
  cpSync(join(ROOT, 'e2e/support/noNetwork.mjs'), guard);
  writeFileSync(connections, '');

  const env = { ...process.env, NODE_ENV: '', PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH']}` };
  const offline = {
    HALTE_TEST_CONNECTIONS: connections,
    NODE_OPTIONS: `--import=${guard}`,
    npm_config_offline: 'true',
  };
  let mayConnect = true;

  const environment = () => ({ ...env, ...(!mayConnect && offline) });

  async function run(command: string, ...args: readonly string[]): Promise<string> {
    const ended = promisify(execFile)(command, args, {
      cwd: existsSync(remote) ? remote : folder,
      env: environment(),
      maxBuffer: 50_000_000,
    });
    const { stdout, stderr } = await ended.catch((error: { stdout: string; stderr: string }) => {
      throw new Error(`${[command, ...args].join(' ')}\n${error.stdout}${error.stderr}`);
    });
    return stdout + stderr;
  }

  return {
    folder,
    remote,
    run,
    async start(section, ready, ...options) {
      const command = [commandsOf(section).trim(), ...options].join(' ');
      // In a group of its own: a signal reaches the program that npx runs, as from a terminal.
      const child = spawn('bash', ['-euc', command], { cwd: remote, env: environment(), detached: true });
      const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
      const stop = () => {
        process.kill(-child.pid!, 'SIGINT');
        return ended;
      };
      let output = '';
      await new Promise<void>((resolve, reject) => {
        for (const stream of [child.stdout, child.stderr])
          stream.on('data', (chunk: Buffer) => {
            output += chunk.toString();
            if (output.includes(ready)) resolve();
          });
        ended.then(() => reject(new Error(`${command}\n${output}`)), reject);
      });
      return { stop };
    },
    follow(section, addresses = {}) {
      const commands = Object.entries(addresses).reduce(
        (text, [address, own]) => text.replaceAll(address, own),
        commandsOf(section).replace(/^npm install$/gm, ''),
      );
      return run('bash', '-euc', commands);
    },
    async install() {
      const manifest = json<Manifest>(manifestFile);
      const needed = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
      if (needed.every((name) => existsSync(join(remote, 'node_modules', name, 'package.json')))) return;
      mayConnect = true;
      writeFileSync(join(remote, 'package-lock.json'), JSON.stringify(lockFileOf(manifest)));
      try {
        await run('npm', 'prune', '--package-lock-only', ...OPTIONS);
        await run('npm', 'ci', ...OPTIONS);
      } catch (error) {
        const isOut = /ENOTCACHED|ENOTFOUND|ECONNREFUSED|EAI_AGAIN|ETIMEDOUT/.test(String(error));
        throw isOut
          ? new Error('The packages are neither in the cache of npm nor can they be downloaded.', { cause: error })
          : error;
      } finally {
        mayConnect = false;
      }
    },
    takeOver(name) {
      for (const path of ['src', 'tab.svg', 'dist']) {
        rmSync(join(remote, path), { recursive: true, force: true });
        if (path !== 'dist' && existsSync(join(ROOT, name, path)))
          cpSync(join(ROOT, name, path), join(remote, path), { recursive: true });
      }
      for (const file of ['remote.config.ts', 'webpack.config.mjs']) {
        const config = readFileSync(join(ROOT, name, file), 'utf8');
        writeFileSync(join(remote, file), config.replace('@halte/federation', '@halte/kit'));
      }
      writeFileSync(manifestFile, JSON.stringify(manifestOf(name, json(manifestFile)), null, 2));
    },
    connections: () => readFileSync(connections, 'utf8'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
