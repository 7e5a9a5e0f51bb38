/** Remotes of other levels of the contract and of other versions of what pages share: which of them run, and what /healthz says of the others. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CAPABILITIES, CONTRACT_LEVEL, type Level, partsOf } from '@halte/contract';
import { writeRecorded } from '../support/recordedRemote.ts';
import { type SecondHost, startHost } from '../support/secondHost.ts';
import { expect, test } from '../support/test.ts';

// One host for all.
test.describe.configure({ mode: 'default' });

const VERSION = '2.9.3';
const { major, minor } = partsOf(CONTRACT_LEVEL);
const LATER: Level = `${major}.${minor + 1}`;
const BEFORE: Level = `${major}.${minor - 1}`;
const FORMER: Level = `${major - 1}.9`;
const needs = (contract: Level, ...capabilities: string[]) => ({ contract, capabilities });

interface Case {
  readonly title: string;
  readonly manifest: object;
  /** Why it is not chosen; null: it runs. */
  readonly reason: string | null;
}

/** By the last part of the remote's id. */
const CASES: Readonly<Record<string, Case>> = {
  before: { title: 'N−1', manifest: { contract: BEFORE, needs: needs(BEFORE) }, reason: null },
  later: {
    title: 'N+1 that lives with less',
    manifest: { contract: LATER, needs: needs(BEFORE), knows: [...CAPABILITIES, 'radar'] },
    reason: null,
  },
  ahead: {
    title: 'N+1 that needs it',
    manifest: { contract: LATER, needs: needs(LATER, 'radar') },
    reason: `needs contract ${LATER}, this host has ${CONTRACT_LEVEL}`,
  },
  former: {
    title: 'a former major',
    manifest: { contract: FORMER, needs: needs(FORMER) },
    reason: `is of contract ${FORMER}, which this host with ${CONTRACT_LEVEL} no longer runs`,
  },
  react: {
    title: 'another React',
    manifest: { singletons: { react: '^20.0.0' } },
    reason: 'needs react ^20.0.0, this host has 19.',
  },
  texts: {
    title: 'another i18n',
    manifest: { singletons: { react: '^19.0.0', '@halte/i18n': '^1.4.0' } },
    reason: 'needs @halte/i18n ^1.4.0, this host has 0.',
  },
};

let folder: string;
let host: SecondHost;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'halte-levels-'));
  const remotes = Object.entries(CASES).flatMap(([name, { manifest }]) => [
    ...['--remote', `acme.${name}=${writeRecorded(folder, VERSION, name, manifest)}`],
  ]);
  host = await startHost([...remotes, '--log', 'warn']);
});

test.afterAll(async () => {
  await host?.stop();
  rmSync(folder, { recursive: true, force: true });
});

for (const [name, { title, reason }] of Object.entries(CASES))
  test(`a remote of ${title} ${reason === null ? 'runs' : 'is not chosen'}`, async ({ page }) => {
    const { reasons } = await (await page.request.get(`${host.origin}/healthz`)).json();
    const said = reasons.find((sentence: string) => sentence.includes(`acme.${name} `));
    if (reason === null) {
      expect(said).toBeUndefined();
      await page.goto(`${host.origin}/fr/${name}`);
      await expect(page.getByRole('button', { name: `federation ${VERSION}: 0` })).toBeVisible();
    } else {
      expect(said).toContain(`Remote acme.${name} is left out: it ${reason}`);
      expect((await page.request.get(`${host.origin}/fr/${name}`)).status()).toBe(404);
    }
  });

test('what a later remote goes without is named in the log once', async ({ page }) => {
  for (const path of ['/fr', '/fr/later', '/fr/later']) await page.request.get(`${host.origin}${path}`);
  const notes = host
    .output()
    .split('\n')
    .filter((line) => line.includes('acme.later'));
  expect(notes).toHaveLength(1);
  expect(notes[0]).toContain(`was built against contract ${LATER} and goes without \\"radar\\".`);
});
