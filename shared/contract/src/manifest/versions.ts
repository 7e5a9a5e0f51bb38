const VERSION = /^(\d{1,9})\.(\d{1,9})\.(\d{1,9})(?:[-+][\w.+-]*)?$/;

type Parts = readonly [major: number, minor: number, patch: number];

function partsOf(version: string): Parts | null {
  const [, major, minor, patch] = VERSION.exec(version) ?? [];
  return patch === undefined ? null : [Number(major), Number(minor), Number(patch)];
}

/** Whether the first is at least the second. */
function isAtLeast(version: Parts, least: Parts): boolean {
  const index = version.findIndex((part, at) => part !== least[at]);
  return index === -1 || version[index]! > least[index]!;
}

/**
 * Whether a version is in the range of a manifest. Builds write `^major.minor.patch` only, with the meaning that npm gives it: up to the next version
 * whose first number that is not 0 is another. False for anything else. What follows a hyphen does not count.
 */
export function isInRange(version: string, range: string): boolean {
  const [least, given] = [range.startsWith('^') ? partsOf(range.slice(1)) : null, partsOf(version)];
  if (least === null || given === null) return false;
  const first = least.findIndex((part) => part !== 0);
  const kept = first === -1 ? least.length : first + 1;
  return isAtLeast(given, least) && least.slice(0, kept).every((part, at) => part === given[at]);
}
