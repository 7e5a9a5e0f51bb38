import { readFile, stat } from 'node:fs/promises';

/**
 * Reads a JSON file, and again only when it has changed. While it is missing, incomplete or invalid, as during a build, the last valid content is
 * returned; null when there is none.
 */
export function createJsonFileReader<T>(path: string, parse: (content: unknown) => T | null): () => Promise<T | null> {
  let value: T | null = null;
  let readAt: number | null = null;
  return async () => {
    try {
      const { mtimeMs } = await stat(path);
      if (readAt === mtimeMs) return value;
      value = parse(JSON.parse(await readFile(path, 'utf8'))) ?? value;
      readAt = mtimeMs;
    } catch {
      readAt = null;
    }
    return value;
  };
}
