import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { command } from './command.mjs';
import { installDebianPackage } from './debian.mjs';
import { startGuard } from './guard.mjs';
import { freePort } from './ports.mjs';
import { UserError } from './userError.mjs';

const DEBIAN = '/usr/lib/postgresql';
const START_MS = 60_000;
/** initdb refuses to run as root: these have no rights that a test could misuse. */
const ACCOUNTS = ['postgres', 'nobody'];

/**
 * Holds the server, as {@link startGuard} says, and removes its folder; $1 are the programs, $2 is the folder. A line of input makes the
 * server drop everything and start again (`crash`), stop (`halt`), or start (`resume`).
 */
const GUARD = `
start() { "$1/postgres" -D "$2/data" & server=$!; }
start "$@"
while read -r line; do
  case "$line" in
    crash) kill -QUIT $server; wait $server; start "$@" ;;
    halt) kill -INT $server; wait $server; echo halted ;;
    resume) start "$@" ;;
  esac
done
kill -INT $server; wait $server; rm -rf "$2"`;

function programs() {
  if (!existsSync(DEBIAN)) return null;
  const versions = readdirSync(DEBIAN).sort((one, other) => Number(other) - Number(one));
  return versions.map((version) => join(DEBIAN, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb'))) ?? null;
}

async function installed() {
  if (programs() === null) await installDebianPackage(['postgresql']);
  const bin = programs();
  if (bin === null) throw new UserError(`there is none in ${DEBIAN}: install Debian's package postgresql.`);
  return bin;
}

/** `{ uid, gid }` for spawn: another account's when this is root's process, otherwise nothing. */
async function serverAccount() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ACCOUNTS) {
    const ids = await Promise.all(['-u', '-g'].map((option) => command('id', [option, name])));
    if (ids.every(({ code }) => code === 0)) {
      const [uid, gid] = ids.map(({ output }) => Number(output));
      return { uid, gid };
    }
  }
  throw new UserError(`it does not run as root, and there is no account ${ACCOUNTS.join(' or ')}.`);
}

function run(file, args, options) {
  return /** @type {Promise<void>} */ (
    new Promise((resolve, reject) => {
      const child = spawn(file, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
      let output = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
      child.once('error', reject);
      child.once('close', (code) =>
        code === 0 ? resolve() : reject(new UserError(`${file} failed: ${output.trim()}`)),
      );
    })
  );
}

/** A new cluster in a folder of its own; `postgres` signs in with the password, and nobody without it. */
async function cluster(bin, account, port) {
  const folder = mkdtempSync(join(tmpdir(), 'halte-postgres-'));
  try {
    const password = randomBytes(12).toString('hex');
    const passwordFile = join(folder, 'password');
    writeFileSync(passwordFile, password, { mode: 0o600 });
    if (account.uid !== undefined) for (const path of [folder, passwordFile]) chownSync(path, account.uid, account.gid);
    const data = join(folder, 'data');
    const args = ['--username=postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256', '--encoding=UTF8'];
    await run(join(bin, 'initdb'), ['-D', data, '--locale=C', ...args], { cwd: folder, ...account });
    const settings = { port, listen_addresses: "'127.0.0.1'", unix_socket_directories: "''", max_connections: 100 };
    const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}\n`);
    writeFileSync(join(data, 'postgresql.auto.conf'), lines.join(''));
    return { folder, address: `postgresql://postgres:${password}@127.0.0.1:${port}/postgres` };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** The server of a cluster, once it takes connections. */
async function guarded(bin, account, { folder, address }) {
  const guard = startGuard(GUARD, [bin, folder], { cwd: folder, ...account });
  const output = [];
  let heard = () => {};
  createInterface({ input: guard.stderr }).on('line', (line) => {
    output.push(line);
    heard();
  });
  guard.stdout.resume();
  const ready = () =>
    new Promise((resolve, reject) => {
      const settle = (settled, value) => {
        clearTimeout(timer);
        heard = () => {};
        settled(value);
      };
      const fail = (why) => settle(reject, new UserError(`it did not start (${why}).`));
      const timer = setTimeout(() => fail(`${START_MS / 1000} s`), START_MS);
      void guard.ended.then(() => fail('ended'));
      heard = () => {
        const line = output.at(-1);
        if (/ready to accept connections/.test(line)) settle(resolve);
        if (/FATAL:/.test(line)) fail(line);
      };
    });
  try {
    await ready();
  } catch (error) {
    await guard.stop();
    throw error;
  }
  guard.unref();
  const startAgain = (line) => {
    const again = ready();
    guard.stdin.write(`${line}\n`);
    return again;
  };
  const halt = () => {
    guard.stdin.write('halt\n');
    return new Promise((resolve) => guard.stdout.once('data', resolve));
  };
  const [crash, resume] = [() => startAgain('crash'), () => startAgain('resume')];
  return { address, folder, stop: guard.stop, crash, halt, resume };
}

/**
 * A PostgreSQL of its own, empty, on a free port of this machine, that waits for the disk as in production. It is stopped and its files
 * are removed by `stop`, or when this process ends. `crash` kills it, loses what it had not written, and resolves once it is back; `halt` stops it
 * until `resume`.
 * Throws a {@link UserError} with the reason if none can be started.
 */
export async function startPostgres() {
  const bin = await installed();
  const account = await serverAccount();
  return guarded(bin, account, await cluster(bin, account, await freePort()));
}

let forTests;

/**
 * The environment of tests with a PostgreSQL: the one that the user names, or one that is started on first use and stops
 * with this process. Without one, prints why.
 */
export function environmentWithPostgres(env = process.env) {
  if (env['HALTE_TEST_DATABASE']) return { HALTE_TEST_DATABASE: env['HALTE_TEST_DATABASE'] };
  forTests ??= startPostgres().then(
    ({ address }) => ({ HALTE_TEST_DATABASE: address }),
    (error) => {
      console.log(`PostgreSQL is not run: ${error.message}`);
      return {};
    },
  );
  return forTests;
}
