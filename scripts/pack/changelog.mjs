const UNRELEASED = '## Unreleased';

/** The mark of an entry of a changelog that describes an API. @param {string} hash of its report */
export const markOf = (hash) => `(api ${hash})`;

/**
 * A changelog with an entry for the API that has this hash. An entry of the same words is that of an earlier state of the same change.
 *
 * @param {string} text
 * @param {{ sentence: string, hash: string }} entry
 */
export function withEntry(text, { sentence, hash }) {
  const section = text.includes(`${UNRELEASED}\n`) ? text : text.replace(/^## /m, `${UNRELEASED}\n\n## `);
  const [before = '', after = ''] = section.split(`${UNRELEASED}\n`);
  const others = after
    .split('\n')
    .filter((line) => line.replace(/ \(api [0-9a-f]+\)$/, '') !== `- ${sentence}`)
    .join('\n')
    .replace(/^\n+/, '');
  const gap = others.startsWith('- ') ? '' : '\n';
  return `${before}${UNRELEASED}\n\n- ${sentence} ${markOf(hash)}\n${gap}${others}`;
}

/**
 * What is wrong with the report and the changelog that are committed; null for nothing.
 *
 * @param {{ report: string, hash: string, committed: string, changelog: string }} package `report`: as it is now, `hash`: its hash
 */
export function undescribed({ report, hash, committed, changelog }) {
  const command = 'run node scripts/pack.mjs --describe "<what has changed for those who use it>"';
  if (committed !== report) return { file: 'api-report.md', message: `What can be imported has changed: ${command}.` };
  if (!changelog.includes(markOf(hash)))
    return { file: 'CHANGELOG.md', message: `No entry ends with ${markOf(hash)}: ${command}.` };
  return null;
}
