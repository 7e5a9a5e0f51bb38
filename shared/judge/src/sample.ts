/**
 * Long proofs run by a sample in `npm test` and whole in `npm run test:deep`. The sample of `npm test` is always the same, so that its result
 * depends on the commit alone. What a deep run draws at random changes every day: to repeat it, set HALTE_TEST_SEED to the seed that it printed.
 */

/** True in `npm run test:deep`: nothing is left out. */
export const isDeep = (): boolean => process.env['HALTE_TEST_DEEP'] === '1';

const FIXED_SEED = 'halte';
const today = () => new Date().toISOString().slice(0, 10);

/** The seed: HALTE_TEST_SEED; otherwise, in a deep run, the day in UTC (`YYYY-MM-DD`), and in any other run a constant. */
export const testSeed = (): string => process.env['HALTE_TEST_SEED'] || (isDeep() ? today() : FIXED_SEED);

/** FNV-1a, 32 bits: spreads strings that differ in one letter. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  // Without this last mixing step, strings with a common start keep their order.
  value = Math.imul(value ^ (value >>> 16), 0x7feb352d);
  value = Math.imul(value ^ (value >>> 15), 0x846ca68b);
  return (value ^ (value >>> 16)) >>> 0;
}

/** A number from 0 to 2^32 - 1 that depends on the seed and on `name`: seeds a random generator. */
export const dailyNumber = (name: string): number => hash(`${testSeed()} ${name}`);

/** How many rounds a long proof makes: `all` in a deep run, otherwise `few`. */
export const rounds = ({ all, few }: { readonly all: number; readonly few: number }): number => (isDeep() ? all : few);

/**
 * The cases to run: all of them in a deep run, otherwise `size` of them chosen by the seed, in their order. Cases of different
 * names are drawn independently, each about equally often over all seeds; without `nameOf` a case is named by its position.
 */
export function dailySample<Case>(
  cases: readonly Case[],
  size: number,
  nameOf: (value: Case, index: number) => string = (_, index) => String(index),
): readonly Case[] {
  if (isDeep() || cases.length <= size) return cases;
  const drawn = cases
    .map((value, index) => ({ index, rank: dailyNumber(nameOf(value, index)) }))
    .sort((left, right) => left.rank - right.rank || left.index - right.index)
    .slice(0, size);
  return drawn
    .map(({ index }) => index)
    .sort((left, right) => left - right)
    .map((index) => cases[index] as Case);
}
