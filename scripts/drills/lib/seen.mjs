/** What must be seen: each is printed, and whether it was. */
export function expectations(print = console.log) {
  let missed = 0;
  return {
    /** @param {string} what @param {boolean} isSeen */
    see(what, isSeen) {
      if (!isSeen) missed += 1;
      print(`${isSeen ? 'seen  ' : 'NOT SEEN'} ${what}`);
    },
    missed: () => missed,
  };
}

/** Resolves after that time: a drill lasts. @param {number} seconds */
export const during = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

const AGAIN_MS = 50;

/**
 * Asks until the answer is true. Resolves to the seconds that it took, or to null after `most`.
 *
 * @param {() => Promise<boolean>} is
 * @param {number} most seconds
 */
export async function secondsUntil(is, most) {
  const began = performance.now();
  while (!(await is().catch(() => false))) {
    if (performance.now() - began > most * 1000) return null;
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  }
  return (performance.now() - began) / 1000;
}

/** A figure of /metrics, by name and labels as they stand there; not a number where it is missing. @param {{ origin: string }} replica @param {string} name */
export async function figure({ origin }, name) {
  const lines = (await (await fetch(`${origin}/metrics`)).text()).split('\n');
  return Number(lines.find((line) => line.startsWith(`${name} `))?.slice(name.length + 1) ?? Number.NaN);
}
