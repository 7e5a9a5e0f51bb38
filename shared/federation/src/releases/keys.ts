import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { UserError } from '../userError.mjs';
import type { Files } from './versionStore.ts';

const KEY_MODE = 0o600;
export const MANIFEST = 'remote.json';
export const SIGNATURE = 'remote.json.sig';

function publicPart(key: KeyObject): string {
  const { x } = createPublicKey(key).export({ format: 'jwk' });
  if (x === undefined) throw new UserError('This is no Ed25519 key.');
  return x;
}

/** Writes a new private key (PKCS #8, PEM) that only its owner may read. @returns the public key, 32 bytes in base64url */
export async function newKey(file: string): Promise<string> {
  const { privateKey } = generateKeyPairSync('ed25519');
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
  await writeFile(file, pem, { mode: KEY_MODE, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    const problem = error.code === 'EEXIST' ? 'is there already: a key is never overwritten' : 'cannot be written';
    throw new UserError(`${file} ${problem}.`);
  });
  return publicPart(privateKey);
}

export interface SigningKey {
  /** 32 bytes in base64url. */
  readonly ed25519: string;
  /** The files with a signature of the manifest (Ed25519, RFC 8032, in base64): the same each time. */
  signed(files: Files): Files;
}

export async function signingKey(file: string): Promise<SigningKey> {
  const pem = await readFile(file, 'utf8').catch(() => {
    throw new UserError(`The key ${file} cannot be read: npx halte-remote keys --out ${file} makes one.`);
  });
  let key: KeyObject;
  try {
    key = createPrivateKey(pem);
  } catch {
    throw new UserError(`${file} is no private key.`);
  }
  if (key.asymmetricKeyType !== 'ed25519') throw new UserError(`${file} is no Ed25519 key.`);
  return {
    ed25519: publicPart(key),
    signed(files) {
      const manifest = files.get(MANIFEST);
      if (!manifest) return files;
      return new Map([...files, [SIGNATURE, Buffer.from(`${sign(null, manifest, key).toString('base64')}\n`)]]);
    },
  };
}
