import { createHash, type Hash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { errorMessage } from '../common/errorMessage.ts';
import { ContentError } from './contentError.ts';
import { validationMessage } from './validationMessage.ts';

/** A data file: its name without `.json` is the id of its content. */
export interface ContentFile<T> {
  readonly id: string;
  readonly value: T;
  /** Creates the error for a fault that its schema does not catch. */
  refuse(place: string, expected: string): ContentError;
}

/** A folder of content being read. */
export interface ContentFolder {
  readonly root: string;
  /** Over the names and bytes of the files read so far. */
  readonly hash: Hash;
}

export const openFolder = (root: string): ContentFolder => ({ root, hash: createHash('sha256') });

const MOST_FILES = 500;
const MOST_BYTES = 256 * 1_024;

/** The names of the folders in a folder. @throws {@link ContentError} when it cannot be read. */
export async function foldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((cause: unknown) => {
    throw new ContentError(`The content folder ${folder} cannot be read: give a folder that exists.`, { cause });
  });
  return entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.')).map(({ name }) => name);
}

/**
 * The `.json` files of one concern, by name; other files are ignored. Empty if there is no such folder.
 *
 * @throws {@link ContentError} for the first file that does not match `schema`.
 */
export async function readFiles<T extends TSchema>(
  { root, hash }: ContentFolder,
  concern: string,
  schema: T,
): Promise<ContentFile<Static<T>>[]> {
  const names = await readdir(join(root, concern)).catch(() => []);
  const files = names.filter((name) => name.endsWith('.json') && !name.startsWith('.')).sort();
  if (files.length > MOST_FILES)
    throw new ContentError(`${concern} holds ${files.length} files: at most ${MOST_FILES} are expected.`);
  const checked = Compile(schema);
  const read: ContentFile<Static<T>>[] = [];
  for (const name of files) {
    const file = `${concern}/${name}`;
    const id = name.slice(0, -'.json'.length);
    if (!/^[a-z0-9][a-z0-9-]{0,79}$/.test(id))
      throw new ContentError(`${file}: the name of the file must be small letters, digits and hyphens.`);
    const content = await readText(join(root, concern, name), file);
    hash.update(`${file}\n${Buffer.byteLength(content)}\n${content}`);
    const value = parsed(content, file);
    if (!checked.Check(value)) throw new ContentError(`${file}: ${validationMessage(schema, checked.Errors(value))}.`);
    const refuse = (place: string, expected: string) => new ContentError(`${file}: ${place} must be ${expected}.`);
    read.push({ id, value, refuse });
  }
  return read;
}

async function readText(path: string, file: string): Promise<string> {
  try {
    const { size } = await stat(path);
    if (size > MOST_BYTES) throw new ContentError(`${file}: it has ${size} bytes, at most ${MOST_BYTES} are expected.`);
    return await readFile(path, 'utf8');
  } catch (cause) {
    if (cause instanceof ContentError) throw cause;
    throw new ContentError(`${file}: it cannot be read, make it readable for the server.`, { cause });
  }
}

function parsed(content: string, file: string): unknown {
  try {
    return JSON.parse(content.replace(/^\uFEFF/, ''));
  } catch (cause) {
    const [where] = errorMessage(cause).split('\n');
    throw new ContentError(`${file}: it must be JSON, but: ${where}.`, { cause });
  }
}
