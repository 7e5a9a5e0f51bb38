import { command } from '../lib/command.mjs';
import { startPostgres } from '../lib/postgres.mjs';
import { UserError } from '../lib/userError.mjs';

/**
 * Prints what an account that writes for an hour costs strangers: on SQLite, and on PostgreSQL where it is installed.
 *
 * @param {readonly string[]} options of `bff/bench/writes.ts`
 */
export async function measureWrites(options) {
  await measure(options);
  const server = await startPostgres().catch((error) => console.log(`(PostgreSQL is not measured: ${error.message})`));
  if (!server) return;
  try {
    await measure([...options, '--database', server.address]);
  } finally {
    await server.stop();
  }
}

async function measure(options) {
  const { code } = await command(process.execPath, ['bff/bench/writes.ts', ...options], { show: true });
  if (code !== 0) throw new UserError('What an account writes could not be measured.');
}
