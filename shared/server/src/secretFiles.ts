import { closeSync, openSync, readSync } from 'node:fs';
import { StartError } from './startError.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const MOST_BYTES = 64 * 1_024;

/**
 * The environment, with the value of each of these variables that is not set read from the file that `<NAME>_FILE` names, without its last newline:
 * mounted secrets are files, and the variables of a process can be read by others of its account. An empty variable counts as not set.
 *
 * @throws StartError if both are set, or the file cannot be used. The message has neither the value nor the file's name: it may be the secret, by mistake.
 */
export function withSecretFiles(environment: Environment, names: readonly string[]): Environment {
  const read = names.flatMap((name) => {
    const setting = `${name}_FILE`;
    const file = environment[setting];
    if (!file) return [];
    if (environment[name]) throw new StartError(`${name} and ${setting} are both set: only one of them can be given.`);
    return [[name, secretIn(file, setting)] as const];
  });
  return { ...environment, ...Object.fromEntries(read) };
}

function secretIn(file: string, setting: string): string {
  const bytes = bytesOf(file, setting);
  if (bytes.length > MOST_BYTES) throw new StartError(`${setting} names a file that is larger than 64 kB.`);
  const text = textOf(bytes, setting).replace(/\r?\n$/, '');
  if (text === '') throw new StartError(`${setting} names a file that is empty.`);
  return text;
}

/** The whole file, or more bytes than a secret may have. Its size is not asked for: that of a pipe is 0. */
function bytesOf(file: string, setting: string): Buffer {
  const bytes = Buffer.alloc(MOST_BYTES + 1);
  let length = 0;
  try {
    const descriptor = openSync(file, 'r');
    try {
      let read = -1;
      while (read !== 0 && length < bytes.length) {
        read = readSync(descriptor, bytes, length, bytes.length - length, null);
        length += read;
      }
    } finally {
      closeSync(descriptor);
    }
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new StartError(`${setting} names a file that does not exist.`);
    throw new StartError(`${setting} names a file that cannot be read (${code}).`);
  }
  return bytes.subarray(0, length);
}

function textOf(bytes: Buffer, setting: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new StartError(`${setting} names a file that is not text in UTF-8.`);
  }
}
