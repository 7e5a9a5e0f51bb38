import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { invalid } from '../problems/requestError.ts';
import type { ConcurrencyLimit } from './concurrencyLimit.ts';
import { weaknessOf } from './weakPasswords.ts';

/** Cost of one computation; see RFC 7914. Memory is 128 · N · r bytes. */
export interface ScryptCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** 32 MB and, on a current server, a quarter of a second: one of the settings that OWASP lists as equally strong. */
export const SCRYPT_COST: ScryptCost = { N: 2 ** 15, r: 8, p: 3 };

const SALT_BYTES = 16;
const KEY_BYTES = 32;
const SHORTEST = 8;
const LONGEST = 200;

/** Unicode encodes some letters in several ways: keyboards differ, the password does not. */
const normalised = (password: string) => password.normalize('NFKC');

/** @throws RequestError `invalid` for a weak password. */
export function checkNewPassword(password: string, email: string): void {
  const length = [...normalised(password)].length;
  if (length < SHORTEST) throw invalid('weak-password', `Choose a password of at least ${SHORTEST} characters.`);
  if (length > LONGEST) throw invalid('weak-password', `Choose a password of at most ${LONGEST} characters.`);
  if (normalised(password).toLowerCase() === email)
    throw invalid('weak-password', 'Choose a password that is not the e-mail address.');
  const weakness = weaknessOf(normalised(password));
  if (weakness !== null) throw invalid('weak-password', `Choose a password ${weakness}`);
}

export interface Passwords {
  /** Parameters, salt and key in one string: `scrypt$N$r$p$salt$key`. */
  hash(password: string): Promise<string>;
  /** Without a stored hash it is false and takes just as long: response times do not reveal which accounts exist. */
  verify(password: string, stored: string | null): Promise<boolean>;
}

interface Stored {
  readonly cost: ScryptCost;
  readonly salt: Buffer;
  readonly key: Buffer;
}

/** @throws RequestError `busy` from {@link ConcurrencyLimit.take}. */
export function createPasswords(turns: ConcurrencyLimit, cost: ScryptCost = SCRYPT_COST): Passwords {
  const noAccount: Stored = { cost, salt: randomBytes(SALT_BYTES), key: randomBytes(KEY_BYTES) };
  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES);
      const key = await turns.take(() => derive(password, salt, cost));
      return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64'), key.toString('base64')].join('$');
    },
    async verify(password, stored) {
      const known = (stored === null ? null : parse(stored)) ?? noAccount;
      const key = await turns.take(() => derive(password, known.salt, known.cost));
      return timingSafeEqual(key, known.key) && known !== noAccount;
    },
  };
}

const scryptAsync = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

function derive(password: string, salt: Buffer, { N, r, p }: ScryptCost): Promise<Buffer> {
  return scryptAsync(normalised(password), salt, KEY_BYTES, { N, r, p, maxmem: 2 * 128 * N * r });
}

function parse(text: string): Stored | null {
  const parts = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([^$]+)\$([^$]+)$/.exec(text);
  if (!parts) return null;
  const key = Buffer.from(parts[5]!, 'base64');
  if (key.length !== KEY_BYTES) return null;
  const [N, r, p] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  return { cost: { N, r, p }, salt: Buffer.from(parts[4]!, 'base64'), key };
}
