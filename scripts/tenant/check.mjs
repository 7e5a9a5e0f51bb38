import { readFile } from 'node:fs/promises';
import { contrastsOf, MAX_FILE_BYTES, readTenant } from '../../host/server/tenants/loadTenants.ts';
import { UserError } from '../lib/userError.mjs';

const TIMEOUT_MS = 10_000;

/** @param {string} place @returns {Promise<string>} */
async function textAt(place) {
  try {
    if (!/^https?:/.test(place)) return await readFile(place, 'utf8');
    const answer = await fetch(place, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (answer.ok) return await answer.text();
  } catch (error) {
    throw new UserError(`${place} cannot be read: ${error instanceof Error ? error.message : error}.`);
  }
  throw new UserError(`${place} cannot be read: the server refused it.`);
}

/** @param {string} text @returns {{ content: unknown } | { problem: string }} */
function parse(text) {
  if (Buffer.byteLength(text) > MAX_FILE_BYTES) return { problem: "A tenant's file has at most 256 kB." };
  try {
    return { content: JSON.parse(text) };
  } catch (error) {
    return { problem: `This is not JSON (${error instanceof Error ? error.message : error}).` };
  }
}

/**
 * What is wrong with the text of a tenant's file, a message for each key, and the contrasts of its colours.
 *
 * @param {string} text
 */
export function checkTenant(text) {
  const parsed = parse(text);
  if ('problem' in parsed) return { problems: [parsed.problem], contrasts: [] };
  const { tenant, problems } = readTenant(parsed.content);
  return { problems, contrasts: tenant ? contrastsOf(tenant) : [] };
}

/**
 * `npm run tenant -- check <file or URL>`. Resolves to whether the tenant is valid.
 *
 * @param {string} place @param {(line: string) => void} print
 */
export async function checkPlace(place, print) {
  const { problems, contrasts } = checkTenant(await textAt(place));
  for (const { key, on, ratio, needed } of contrasts) {
    print(`${ratio < needed ? 'FAIL' : 'ok  '} ${key} on ${on}: ${ratio.toFixed(2)}:1, at least ${needed}:1`);
  }
  for (const problem of problems) print(`FAIL ${problem}`);
  print(
    problems.length === 0 ? `${place}: valid` : `${place}: ${problems.length} to correct (docs/tenant.md has all keys)`,
  );
  return problems.length === 0;
}
