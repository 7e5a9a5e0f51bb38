import { readFile, stat } from 'node:fs/promises';

/**
 * Reads a JSON file again only when it has changed. While it is absent, half written or of no use, as during a build, the last good content
 * stays in use; null when there was none yet.
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
