/** The rules of `halte-remote check` that need a browser: each is broken by screens of one remote, and by no other screen. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isDeep } from '@halte/judge/sample';
import { expect, test } from '@playwright/test';
import { ROOT } from '../support/environment.ts';
import { type ParkingSources, writeParkingRemote } from '../support/parkingRemote.ts';
import { GOOD, PLANTED, plantedFiles } from '../support/plantedRemote.ts';

interface Outcome {
  readonly name: string;
  readonly faults: readonly string[];
  readonly leftOut: string | null;
}

const addressOf = (name: string) => `/fr/${name}`;
const RULES = [...new Set(PLANTED.map(({ breaks }) => breaks))];
const plantedIn = (rule: string) => PLANTED.filter(({ breaks }) => breaks === rule);

/** Screens at which a rule looks: those that break it and a good one; all of them in the deep run. */
const screensFor = (rule: string) =>
  (isDeep() ? [GOOD, ...PLANTED.map(({ name }) => name)] : [GOOD, ...plantedIn(rule).map(({ name }) => name)]).map(
    addressOf,
  );

async function outcomesIn(folder: string, browser: string): Promise<readonly Outcome[]> {
  const screens = Object.fromEntries(RULES.map((rule) => [rule, screensFor(rule)]));
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(ROOT, 'e2e/support/remoteRules.mjs'), browser, JSON.stringify(screens)],
    { cwd: folder, maxBuffer: 50_000_000 },
  );
  return JSON.parse(stdout.slice(stdout.lastIndexOf('\n[') + 1));
}

let sources: ParkingSources;
test.beforeAll(() => {
  sources = writeParkingRemote({ files: plantedFiles(PLANTED) });
});
test.afterAll(() => sources?.remove());

test('each planted fault is found by its rule, and by no other', async ({ browserName, launchOptions }) => {
  test.setTimeout(isDeep() ? 1_200_000 : 300_000);
  expect(browserName).toBe('chromium');
  const outcomes = await outcomesIn(sources.folder, launchOptions.executablePath ?? '');
  expect(outcomes.map(({ leftOut }) => leftOut).filter((why) => why !== null)).toEqual([]);
  expect(outcomes, 'each rule has a planted fault').toHaveLength(RULES.length);
  for (const { name, faults } of outcomes) {
    const planted = PLANTED.filter(({ breaks }) => name.includes(breaks));
    expect.soft(planted.length, name).toBeGreaterThan(0);
    for (const screen of planted) {
      const own = faults.filter((fault) => fault.includes(`${addressOf(screen.name)}: `));
      expect.soft(own.join('\n'), `${name}: ${screen.name}`).toMatch(screen.fault);
    }
    const others = faults.filter((fault) => !planted.some((screen) => fault.includes(`${addressOf(screen.name)}: `)));
    expect.soft(others, `${name}: at screens that keep it`).toEqual([]);
  }
});
