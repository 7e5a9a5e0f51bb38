import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/paths.mjs';
import { reportOf, shortHash } from './apiReport.mjs';
import { undescribed, withEntry } from './changelog.mjs';
import { compile } from './compile.mjs';
import { PACKAGES } from './packages.mjs';

const SHARED = join(ROOT, 'shared');
const textOf = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/**
 * The API of each package whose API is reviewed, as it is now and as it is committed.
 *
 * @returns {Promise<{ folder: string, report: string, hash: string, committed: string, changelog: string }[]>} `folder`: below the root
 */
export async function apiReports() {
  const cache = join(ROOT, '.cache');
  mkdirSync(cache, { recursive: true });
  const compiled = mkdtempSync(join(cache, 'api-'));
  const reported = PACKAGES.filter(({ isReported }) => isReported);
  try {
    await compile({ folders: reported.map(({ folder }) => folder), outDir: compiled, passes: ['declarations'] });
    return reported.map((one) => {
      const report = reportOf(one, { shared: SHARED, compiled });
      return {
        ...{ folder: `shared/${one.folder}`, report, hash: shortHash(report) },
        committed: textOf(join(SHARED, one.folder, 'api-report.md')),
        changelog: textOf(join(SHARED, one.folder, 'CHANGELOG.md')),
      };
    });
  } finally {
    rmSync(compiled, { recursive: true });
  }
}

/** Writes the reports, and an entry into the changelog of each package that has none for its API. @param {string} sentence @returns {Promise<string[]>} folders */
export async function describeChanges(sentence) {
  const changed = (await apiReports()).filter((one) => undescribed(one) !== null);
  for (const { folder, report, hash, changelog } of changed) {
    writeFileSync(join(ROOT, folder, 'api-report.md'), report);
    writeFileSync(join(ROOT, folder, 'CHANGELOG.md'), withEntry(changelog, { sentence, hash }));
  }
  return changed.map(({ folder }) => folder);
}
