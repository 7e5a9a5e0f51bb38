import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@halte/contract';
import { ROOT } from '../support/environment.ts';

interface Manifest {
  readonly paint?: Readonly<Record<string, string>>;
}

function paintIn(folder: string, file: string): string[] {
  const { paint = {} } = JSON.parse(readFileSync(join(ROOT, folder, 'dist', file), 'utf8')) as Manifest;
  return Object.keys(paint);
}

/** The views that the builds have painted in a language. */
export function paintedViews(locale: Locale): string[] {
  const remotes = readdirSync(ROOT).filter((name) => name.startsWith('mfe-'));
  const keys = remotes.flatMap((folder) => paintIn(folder, 'remote.json'));
  return keys.filter((key) => key.endsWith(`.${locale}`)).map((key) => key.slice(0, -locale.length - 1));
}
