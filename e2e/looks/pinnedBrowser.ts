import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ROOT } from '../support/environment.ts';

/** The package has a browser for no other machine. */
export const hasPinnedBrowser = process.platform === 'linux' && process.arch === 'x64';

const PACKAGE = '@sparticuz/chromium';
const FOLDER = join(ROOT, 'e2e/.cache/browser');

interface PinnedBrowser {
  readonly executablePath: string;
  /** Environment of its process, which hides the fonts of the machine. */
  readonly env: Readonly<Record<string, string>>;
}

/** For signs that the app's own font lacks. */
const fontsOf = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${dirname(fileURLToPath(import.meta.resolve('@expo-google-fonts/arimo/package.json')))}</dir>
  <cachedir>${join(folder, 'fontconfig')}</cachedir>
</fontconfig>
`;

/** The package unpacks into the folder for temporary files, whatever is in it: here, into a new one. */
async function unpack(folder: string): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const temporary = mkdtempSync(join(FOLDER, 'unpacking-'));
  const code = `import('${PACKAGE}').then(({ default: browser }) => browser.executablePath())`;
  await promisify(execFile)(process.execPath, ['-e', code], {
    cwd: import.meta.dirname,
    env: { ...process.env, TMPDIR: temporary },
  });
  try {
    renameSync(temporary, folder);
  } catch (error) {
    rmSync(temporary, { recursive: true });
    // Another worker was faster.
    if (!existsSync(folder)) throw error;
  }
}

/** The browser of the version in the lock file, unpacked once. */
export async function pinnedBrowser(): Promise<PinnedBrowser> {
  const manifest = join(dirname(fileURLToPath(import.meta.resolve(PACKAGE))), '../package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  const folder = join(FOLDER, version);
  if (!existsSync(folder)) await unpack(folder);
  const fonts = join(folder, 'fonts.conf');
  if (!existsSync(fonts)) writeFileSync(fonts, fontsOf(folder));
  return { executablePath: join(folder, 'chromium'), env: { FONTCONFIG_FILE: fonts } };
}
