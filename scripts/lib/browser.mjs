import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { command } from './command.mjs';
import { installDebianPackage, mayInstall } from './debian.mjs';
import { MODULES, ROOT } from './paths.mjs';
import { withProgress } from './progress.mjs';
import { UserError } from './userError.mjs';

/** The headless shell first: the same engine without the desktop around it, for half of the processor time. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath(name) {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isExecutable);
}

function playwrightsOwn() {
  const path = createRequire(join(ROOT, 'e2e/package.json'))('@playwright/test').chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function find(env = process.env) {
  const named = env['CHROME_PATH'];
  if (named) {
    if (isExecutable(named)) return named;
    throw new UserError(`CHROME_PATH names ${named}, which cannot be run: correct it or unset it.`);
  }
  return NAMES.map(onPath).find(Boolean) ?? PLACES.find(isExecutable) ?? playwrightsOwn();
}

const installWithApt = () => installDebianPackage(['chromium-headless-shell', 'chromium']);

async function installWithPlaywright() {
  if (!mayInstall()) return;
  await withProgress("Installing Playwright's Chromium", () =>
    command(process.execPath, [join(MODULES, '@playwright/test/cli.js'), 'install', 'chromium']),
  );
}

/** Path of a Chromium or Chrome: the one at hand, or one that is installed now. Throws a {@link UserError} when there is none. */
export async function ensureBrowser() {
  for (const install of [() => {}, installWithApt, installWithPlaywright]) {
    await install();
    const path = find();
    if (path) return path;
  }
  throw new UserError('No Chromium was found or could be installed: install one and set CHROME_PATH to its program.');
}
