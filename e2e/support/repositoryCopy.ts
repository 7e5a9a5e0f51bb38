import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from './environment.ts';
import { linkPackages } from './linkPackages.ts';

/** A copy of the repository in a temporary folder, with the packages that are installed here. */
export interface RepositoryCopy {
  readonly root: string;
  /** Follows a document: runs its shell blocks and writes the blocks that name a file. npm commands are left to the caller. */
  follow(document: string): void;
  /** Uses the builds that are here, so that none is missing. */
  linkBuilds(): void;
  /** Replaces text of a file. @throws when `before` is not in it. */
  edit(file: string, before: string, after: string): void;
  remove(): void;
}

/** ` ```sh ` or ` ```ts path/of/file.ts `, up to the next fence. */
const BLOCK = /^```(\w+)(?: (\S+))?\n(.*?)^```$/gms;

export function copyRepository(): RepositoryCopy {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'halte-copy-')));
  const git = (args: readonly string[], cwd: string) => execFileSync('git', args, { cwd, encoding: 'utf8' });
  const tracked = git(['ls-files', '-z', '--cached', '--others', '--exclude-standard'], ROOT).split('\0');
  for (const file of tracked.filter((path) => path !== '' && existsSync(join(ROOT, path)))) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    cpSync(join(ROOT, file), join(root, file));
  }
  linkPackages(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  // The copy has the lock file that these packages belong to: nothing is installed.
  const lock = readFileSync(join(root, 'package-lock.json'));
  writeFileSync(join(root, 'node_modules/.halte-lock'), createHash('sha256').update(lock).digest('hex'));
  // Documents and checks ask git which files there are.
  git(['init', '--quiet'], root);
  git(['add', '--all'], root);

  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  return {
    root,
    follow(document) {
      for (const [, , file, text = ''] of readFileSync(join(root, document), 'utf8').matchAll(BLOCK)) {
        if (file) write(file, text);
        else execFileSync('bash', ['--norc', '-euc', text.replace(/^npm .*$/gm, '')], { cwd: root });
      }
    },
    linkBuilds() {
      const built = readdirSync(ROOT).filter((folder) => folder.startsWith('mfe-'));
      for (const folder of [...built, 'shared/login-widget']) {
        if (existsSync(join(ROOT, folder, 'dist'))) symlinkSync(join(ROOT, folder, 'dist'), join(root, folder, 'dist'));
      }
    },
    edit(file, before, after) {
      const text = readFileSync(join(root, file), 'utf8');
      if (!text.includes(before)) throw new Error(`${file} does not contain ${before}.`);
      write(file, text.replaceAll(before, after));
    },
    remove() {
      rmSync(root, { recursive: true, force: true });
    },
  };
}
