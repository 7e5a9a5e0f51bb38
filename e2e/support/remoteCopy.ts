import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './environment.ts';

export interface RemoteCopy {
  /** Folder of its build. */
  readonly dist: string;
  /** Replaces text in a source file of the copy. @throws when `before` is not in it. */
  edit(file: string, before: string, after: string): void;
  /** Production build of this remote only. */
  build(): Promise<void>;
  remove(): void;
}

// A file instead of --eval, because the minifier's workers inherit the options of Node.
const BUILD = join(import.meta.dirname, 'build.mjs');

/** A copy of a remote with its current build. It is below the root, so that installed packages resolve. */
export function copyRemote(workspace: string): RemoteCopy {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, '.cache/remote-'));
  for (const part of ['src', 'dist', 'package.json', 'remote.config.ts', 'tab.svg', 'webpack.config.mjs']) {
    cpSync(join(ROOT, workspace, part), join(folder, part), { recursive: true });
  }
  return {
    dist: join(folder, 'dist'),
    edit(file, before, after) {
      const path = join(folder, file);
      const text = readFileSync(path, 'utf8');
      if (!text.includes(before)) throw new Error(`${file} does not contain ${before}.`);
      writeFileSync(path, text.replaceAll(before, after));
    },
    async build() {
      await promisify(execFile)(process.execPath, [BUILD], {
        cwd: folder,
        env: { ...process.env, NODE_ENV: 'production' },
      });
    },
    remove() {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
