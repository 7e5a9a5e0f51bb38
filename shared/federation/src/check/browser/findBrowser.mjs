import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { UserError } from '../../userError.mjs';

/** Where systems install a Chromium. */
const INSTALLED = [
  ...['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'],
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** @returns {readonly string[]} the one that playwright-core has installed, and those of the system */
function usualPlaces() {
  try {
    return [chromium.executablePath(), ...INSTALLED];
  } catch {
    return INSTALLED;
  }
}

/** What a team does without a browser. */
export const NO_BROWSER =
  'There is no Chromium: name one with --browser <path> or CHROME_PATH, or install one with “npx playwright-core install chromium-headless-shell”. --static leaves these rules out.';

/**
 * The Chromium of this machine; null where there is none.
 *
 * @param {{ named: string | undefined, env: NodeJS.ProcessEnv, installed?: readonly string[] }} where `named`: by an option
 * @throws UserError where the one that is named is not there
 */
export function findBrowser({ named, env, installed = usualPlaces() }) {
  const wanted = named ?? env['CHROME_PATH'];
  if (wanted === undefined || wanted === '') return installed.find((path) => existsSync(path)) ?? null;
  if (!existsSync(wanted)) throw new UserError(`There is no browser at ${wanted}.`);
  return wanted;
}
