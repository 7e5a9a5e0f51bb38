import { readFile, stat } from 'node:fs/promises';

/** Reads a JSON file again only when it has changed; null while it is absent or half written. */
export function watchedJson<T>(path: string, parse: (content: unknown) => T | null): () => Promise<T | null> {
  let known: { readonly mtimeMs: number; readonly value: T | null } | null = null;
  return async () => {
    try {
      const { mtimeMs } = await stat(path);
      if (known?.mtimeMs !== mtimeMs) known = { mtimeMs, value: parse(JSON.parse(await readFile(path, 'utf8'))) };
      return known.value;
    } catch {
      known = null;
      return null;
    }
  };
}
