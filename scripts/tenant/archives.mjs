import { openArchive } from '../../shared/map-core/src/archive/openArchive.ts';

const TIMEOUT_MS = 10_000;

/**
 * What browsers refuse, and servers do not see: pages may read an archive of another origin only where its server allows it.
 *
 * @param {string} url @param {string} origin @returns {Promise<string | null>}
 */
async function refusal(url, origin) {
  const answer = await fetch(url, {
    headers: { origin, range: 'bytes=0-0' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await answer.body?.cancel();
  const allowed = answer.headers.get('access-control-allow-origin');
  return allowed === '*' || allowed === origin
    ? null
    : `its server does not allow ${origin} to read it (access-control-allow-origin is ${allowed ?? 'missing'})`;
}

/** @param {string} url @param {string} origin @returns {Promise<string | null>} a sentence, or null */
async function problemOf(url, origin) {
  try {
    await openArchive(url);
    const reason = await refusal(url, origin);
    return reason && `${url} is not shown: ${reason}.`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * Opens the archives of a tenant's map, and says which the pages could not show. Paths are of the host, which need not run: they are not opened.
 *
 * @param {Pick<import('@halte/contract/tenant').Tenant, 'map' | 'domainName'>} tenant @returns {Promise<string[]>}
 */
export async function archiveProblems({ map: { pmtiles }, domainName }) {
  if (!pmtiles) return [];
  const keys = /** @type {const} */ (['light', 'dark']);
  const found = keys.map(async (key) => {
    const url = pmtiles[key];
    const problem = URL.canParse(url) ? await problemOf(url, `https://${domainName}`) : null;
    return problem === null ? [] : [`"map.pmtiles.${key}": ${problem}`];
  });
  return (await Promise.all(found)).flat();
}
