import { spawn } from 'node:child_process';
import { fieldsOf } from '@halte/contract/fields';
import { StartError } from '@halte/server/startError';

/** An address without its password, which is in the variable: other accounts of the machine see command lines. */
function withoutPassword(address: string): { address: string; password: string } {
  const url = new URL(address);
  const password = decodeURIComponent(url.password) || (url.searchParams.get('password') ?? '');
  url.password = '';
  url.searchParams.delete('password');
  return { address: url.href, password };
}

/**
 * Runs a program of PostgreSQL's client to its end.
 *
 * @param address of the database that it connects to; null: none
 * @throws StartError with the last line that it wrote.
 */
export async function runPostgresql(name: string, args: readonly string[], address: string | null): Promise<void> {
  const target = address === null ? null : withoutPassword(address);
  const connection = target === null ? [] : [`--dbname=${target.address}`];
  const password = target?.password ? { PGPASSWORD: target.password } : {};
  const child = spawn(name, [...connection, ...args], {
    env: { ...process.env, LC_ALL: 'C', ...password },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (bytes) => {
    // The beginning says what is wrong; more of it would only be memory.
    if (output.length < 10_000) output += bytes;
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', (error) => {
      const isMissing = fieldsOf(error)['code'] === 'ENOENT';
      reject(
        new StartError(isMissing ? missing(name) : `${name} cannot be started (${error.message}).`, { cause: error }),
      );
    });
    child.once('close', resolve);
  });
  if (code === 0) return;
  const lines = output.split('\n').filter((line) => /error|fatal/i.test(line));
  throw new StartError(`${name} failed, and nothing was changed: ${(lines[0] ?? output).trim() || `code ${code}`}`);
}

const missing = (name: string) =>
  `There is no ${name} on this machine: install PostgreSQL's client programs (postgresql-client), of the server's version or a later one.`;
