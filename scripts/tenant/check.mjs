import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { contrastsOf, MAX_FILE_BYTES, readTenant } from '../../host/server/tenants/loadTenants.ts';
import { UserError } from '../lib/userError.mjs';
import { archiveProblems } from './archives.mjs';
import { wordingProblems } from './texts.mjs';

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
 * The problems of a tenant's file, one message for each key, and the contrasts of its colours.
 *
 * @param {string} text
 */
export function checkTenant(text) {
  const parsed = parse(text);
  if ('problem' in parsed) return { tenant: null, problems: [parsed.problem], contrasts: [] };
  const { tenant, problems } = readTenant(parsed.content);
  if (!tenant) return { tenant, problems, contrasts: [] };
  return { tenant, problems: [...problems, ...wordingProblems(tenant)], contrasts: contrastsOf(tenant) };
}

/** Keys whose values are unique among the tenants of a server. */
const UNIQUE = /** @type {const} */ (['id', 'apiKey', 'domainName']);

/**
 * The unique values that the file shares with another one of its folder: the host would reject both.
 *
 * @param {string} place @param {string} text @returns {Promise<string[]>}
 */
async function neighbourProblems(place, text) {
  const own = parse(text);
  if (/^https?:/.test(place) || 'problem' in own) return [];
  const folder = dirname(resolve(place));
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json') && name !== basename(place));
  const found = names.sort().map(async (name) => {
    const parsed = parse(await readFile(join(folder, name), 'utf8').catch(() => ''));
    if ('problem' in parsed) return [];
    const [mine, other] = [own.content, parsed.content].map((content) => Object(content));
    const same = UNIQUE.filter((key) => mine[key] !== undefined && mine[key] === other[key]);
    return same.map((key) => `"${key}" is ${JSON.stringify(mine[key])} in ${name} of this folder, too.`);
  });
  return (await Promise.all(found)).flat();
}

/**
 * `npm run tenant -- check <file or URL>`. Resolves to whether the tenant is valid.
 *
 * @param {string} place @param {(line: string) => void} print
 */
export async function checkPlace(place, print) {
  const text = await textAt(place);
  const { tenant, problems: own, contrasts } = checkTenant(text);
  const archives = tenant ? await archiveProblems(tenant) : [];
  const problems = [...own, ...archives, ...(await neighbourProblems(place, text))];
  for (const { key, on, ratio, needed } of contrasts) {
    print(`${ratio < needed ? 'FAIL' : 'ok  '} ${key} on ${on}: ${ratio.toFixed(2)}:1, at least ${needed}:1`);
  }
  for (const problem of problems) print(`FAIL ${problem}`);
  print(
    problems.length === 0 ? `${place}: valid` : `${place}: ${problems.length} to correct (docs/tenant.md has all keys)`,
  );
  return problems.length === 0;
}
