import { builtScripts, lineAt } from './lib/project.mjs';

/** The first versions of Chrome, Firefox and Safari that have something; `never` where there is none yet. */
const never = Number.POSITIVE_INFINITY;

const ITERATOR = String.raw`\.(?:values|keys|entries)\(\)|\.matchAll\([^()]*\)`;
const ITERATOR_METHODS = 'map|filter|take|drop|flatMap|reduce|toArray|forEach|some|every|find';

/**
 * Recent browser features, from the tables of MDN, with the code that uses them. Names that other objects also have are left out.
 *
 * @type {readonly (readonly [name: string, used: RegExp, chrome: number, firefox: number, safari: number])[]}
 */
const RECENT = [
  ['URL.parse', /\bURL\.parse\(/g, 126, 126, 18],
  ['AbortSignal.any', /\bAbortSignal\.any\(/g, 116, 124, 17.4],
  ['groupBy', /\b(?:Map|Object)\.groupBy\(/g, 117, 119, 17.4],
  ['Promise.withResolvers', /\bPromise\.withResolvers\(/g, 119, 121, 17.4],
  ['showPopover', /\.(?:show|toggle)Popover\(/g, 114, 125, 17],
  ['methods of sets', /\.(?:symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(/g, 122, 127, 17],
  ['methods of sets', /new Set\([^()]*\)\.(?:union|intersection|difference)\(/g, 122, 127, 17],
  ['Promise.try', /\bPromise\.try\(/g, 128, 134, 18.2],
  ['methods of iterators', new RegExp(`(?:${ITERATOR})\\.(?:${ITERATOR_METHODS})\\(`, 'g'), 122, 131, 18.4],
  ['Iterator', /\bIterator\.(?:from|concat|zip|prototype)\b/g, 122, 131, 18.4],
  ['getOrInsert', /\.getOrInsert(?:Computed)?\(/g, 145, 144, 26.2],
  ['RegExp.escape', /\bRegExp\.escape\(/g, 136, 134, 18.2],
  ['Error.isError', /\bError\.isError\(/g, 134, 138, never],
  ['JSON.rawJSON', /\bJSON\.(?:isR|r)awJSON\(/g, 114, 135, 18.4],
  ['bytes as text', /\bUint8Array\.from(?:Base64|Hex)\(|\.to(?:Base64|Hex)\(/g, 140, 133, 18.2],
  ['Float16Array', /\bFloat16Array\b|\bMath\.f16round\(/g, 135, 129, 18.2],
  ['Math.sumPrecise', /\bMath\.sumPrecise\(/g, 147, 137, 26.2],
  ['Intl.DurationFormat', /\bIntl\.DurationFormat\b/g, 129, 136, 16.4],
  ['getWeekInfo', /\.getWeekInfo\(/g, 130, 153, 17],
  ['Temporal', /\bTemporal\.[A-Z]/g, 144, 139, 27.3],
  ['DisposableStack', /\bnew (?:Async)?DisposableStack\b/g, 134, 141, 27.3],
  ['URLPattern', /\bnew URLPattern\b/g, 95, 142, 26],
  ['scheduler', /\bscheduler\.(?:yield|postTask)\(/g, 129, 142, never],
  ['requestIdleCallback', /\brequestIdleCallback\(/g, 47, 55, never],
  ['navigation', /\bnavigation\.(?:addEventListener|navigate|currentEntry)\b/g, 102, 147, 26.2],
  ['cookieStore', /\bcookieStore\./g, 87, 140, 18.4],
  ['moveBefore', /\.moveBefore\(/g, 133, 144, never],
  ['setHTML', /\.setHTML(?:Unsafe)?\(|\bDocument\.parseHTML/g, 146, 148, never],
  ['caretPositionFromPoint', /\.caretPositionFromPoint\(/g, 128, 20, 26.2],
  ['requestClose', /\.requestClose\(/g, 134, 139, 18.4],
  ['CloseWatcher', /\bnew CloseWatcher\b/g, 126, 149, 27.3],
  ['Highlight', /\bnew Highlight\b/g, 105, 140, 17.2],
  ['ReadableStream.from', /\bReadableStream\.from\(/g, never, 117, 27],
  ['fetchLater', /\bfetchLater\(/g, 135, never, never],
  ['userAgentData', /\bnavigator\.userAgentData\./g, 90, never, never],
];

const DECLARED = /Chrome and Edge ([\d.]+), Firefox ([\d.]+) and Safari ([\d.]+)/;

/** Whether the code tests for a global or a method before it uses it, as libraries do. */
function isDetected(text, used) {
  const name = /(\w+)\W*$/.exec(used)?.[1] ?? '';
  const first = /^\W*(\w+)/.exec(used)?.[1] ?? '';
  const names = [...new Set([name, first])].join('|');
  return new RegExp(`typeof (?:\\w+\\.)*(?:${names})\\b|["'](?:${names})["']\\s*in\\b|\\b(?:${names})\\?\\.`).test(
    text,
  );
}

/** Uses in a built file of features that the declared browser versions lack. @param {string} declared the versions in docs/operations.md */
export function browserFindings(file, text, declared) {
  const versions = DECLARED.exec(declared)?.slice(1).map(Number);
  if (versions === undefined)
    return [
      {
        file: 'docs/operations.md',
        line: 1,
        message: 'It does not say which versions of which browsers the app runs in.',
      },
    ];
  const missing = RECENT.filter(([, , ...first]) => first.some((version, index) => version > (versions[index] ?? 0)));
  return missing.flatMap(([name, used]) =>
    [...text.matchAll(used)]
      .filter(([code]) => !isDetected(text, code))
      .map(({ index }) => ({
        file,
        line: lineAt(text, index),
        message: `${name} is newer than the browsers of docs/operations.md: …${text.slice(Math.max(0, index - 30), index + 40)}…`,
      })),
  );
}

/** @type {import('./lib/project.mjs').ArchitectureCheck} */
export const knownToBrowsers = {
  name: 'a build uses nothing that is newer than the browsers of docs/operations.md',
  check(project) {
    const declared = project.read('docs/operations.md');
    return builtScripts(project).flatMap(({ file, text }) => browserFindings(file, text, declared));
  },
};
