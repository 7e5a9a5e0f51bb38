/** The major level of the contract that this package describes. A module that speaks another one is refused with `wrong-contract`. */
export const CONTRACT = 1;

/** `major.minor` of the contract. A minor only adds optional members, each with a capability of its own. */
export type Level = `${number}.${number}`;

/** The level that this package describes. Builds write it into `remote.json`. */
export const CONTRACT_LEVEL: Level = `${CONTRACT}.1`;

/** Things that a host can do and another cannot, with which a remote may do more. `mount`, since 1.1: views that draw themselves. */
export const CAPABILITIES = ['map', 'toasts', 'share', 'sign-in', 'mount'] as const;
export type Capability = (typeof CAPABILITIES)[number];

const LEVEL = /^(\d{1,4})\.(\d{1,4})$/;

export function isLevel(value: unknown): value is Level {
  return typeof value === 'string' && LEVEL.test(value);
}

export interface LevelParts {
  readonly major: number;
  readonly minor: number;
}

export function partsOf(level: Level): LevelParts {
  const [major = 0, minor = 0] = level.split('.').map(Number);
  return { major, minor };
}
